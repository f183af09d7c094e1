import Foundation
import TestSupport
import Testing
import XcodeProject

@Suite struct TargetFileTests {
  @Test(
    arguments: [
      ("path = A.storyboard; sourceTree = \"<group>\";", ["Code/UI/A.storyboard"]),
      ("path = A.storyboard; sourceTree = SOURCE_ROOT;", ["A.storyboard"]),
      ("path = ./x//A.xib; sourceTree = SOURCE_ROOT;", ["x/A.xib"]),
      ("path = ../../../A.xib; sourceTree = \"<group>\";", ["../A.xib"]),
      ("path = /Shared/A.xib; sourceTree = \"<absolute>\";", ["/Shared/A.xib"]),
      ("path = A.bundle; sourceTree = BUILT_PRODUCTS_DIR;", []),
      ("path = A.bundle; sourceTree = SDKROOT;", []),
      ("name = A.xib; path = \"a b/A.xib\"; sourceTree = \"<group>\";", ["Code/UI/a b/A.xib"]),
    ])
  func pathsBeginWhereTheSourceTreeSays(file: String, paths: [String]) throws {
    let project = try sketch(["R1": "isa = PBXFileReference; \(file)"]).read()
    #expect(project.resources(of: project.targets[0]).map(\.path) == paths)
  }

  @Test func theSourceRootMayBeAnotherFolder() throws {
    var sketch = sketch(["R1": "path = A.xib; sourceTree = SOURCE_ROOT;"])
    sketch.objects["Project", default: ""] += "projectDirPath = ../App;"
    let project = try sketch.read()
    #expect(project.resources(of: project.targets[0]).map(\.path) == ["../App/A.xib"])
  }

  @Test func localizedFilesHaveTheNameOfTheirGroup() throws {
    let project = try sketch([
      "R1": """
      isa = PBXVariantGroup; name = Main.storyboard; children = (Base, German);
      sourceTree = "<group>";
      """,
      "Base": """
      isa = PBXFileReference; lastKnownFileType = file.storyboard; name = Base;
      path = Base.lproj/Main.storyboard; sourceTree = "<group>";
      """,
      "German": "isa = PBXFileReference; path = de.lproj/Main.strings; sourceTree = \"<group>\";",
    ]).read()
    let files = project.resources(of: project.targets[0])
    let paths = ["Code/UI/Base.lproj/Main.storyboard", "Code/UI/de.lproj/Main.strings"]
    #expect(files.map(\.path) == paths)
    #expect(Set(files.map(\.name)) == ["Main.storyboard"])
    #expect(files.map(\.type) == ["file.storyboard", nil])
  }

  @Test(.guardsAgainstHanging) func aLoopOfGroupsEnds() throws {
    let project = try sketch([
      "R1": "path = A.xib; sourceTree = \"<group>\";", "UI": "path = UI; children = (R1, Code);",
      "Code": "path = Code; children = (UI);", "Main": "isa = PBXGroup; children = ();",
    ]).read()
    #expect(project.resources(of: project.targets[0]).isEmpty)
  }

  @Test func whatATargetCompilesIsFound() throws {
    let project = try ProjectSketch([
      "App": "isa = PBXNativeTarget; name = App; buildPhases = (Compile);",
      "Main": "isa = PBXGroup; children = (Swift, ObjC); sourceTree = \"<group>\";",
      "Compile": "isa = PBXSourcesBuildPhase; files = (S1, S2, Gone);",
      "S1": "fileRef = Swift;", "S2": "fileRef = ObjC;",
      "Swift": "path = a.swift; sourceTree = \"<group>\";",
      "ObjC": "path = b.mm; sourceTree = \"<group>\";",
    ]).read()
    #expect(project.sources(of: project.targets[0]).map(\.path) == ["a.swift", "b.mm"])
  }

  /// A project whose app copies the file `R1` in the groups `Code` and `UI`.
  private func sketch(_ changes: [String: String]) -> ProjectSketch {
    ProjectSketch(
      [
        "Main": "isa = PBXGroup; children = (Code); sourceTree = \"<group>\";",
        "Code": """
        isa = PBXGroup; name = Sources; path = Code; children = (UI); sourceTree = "<group>";
        """,
        "UI": "isa = PBXGroup; path = UI; children = (R1); sourceTree = \"<group>\";",
        "Copy": "isa = PBXResourcesBuildPhase; files = (F1);",
        "F1": "isa = PBXBuildFile; fileRef = R1;",
      ].merging(changes) { $1 })
  }
}
