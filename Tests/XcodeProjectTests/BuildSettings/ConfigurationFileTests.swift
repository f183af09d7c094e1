import Foundation
import TestSupport
import Testing
import XcodeProject

@Suite struct ConfigurationFileTests {
  @Test(
    arguments: [
      (["Target.xcconfig": "A = a // comment\n// A = b"], "a"),
      (["Target.xcconfig": "A=a;"], "a"), (["Target.xcconfig": "A = a = b"], "a = b"),
      (["Target.xcconfig": "A = a\\\n  b\r\nC = c"], "a b"),
      (["Target.xcconfig": "A = a\nA = b"], "b"), (["Target.xcconfig": "A = a\rB = b"], "a"),
      (["Target.xcconfig": "A[sdk=macosx*] = mac\nA[sdk=iphoneos*] = ios"], "ios"),
      (["Target.xcconfig": "#include \"Sub/B.xcconfig\"", "Sub/B.xcconfig": "A = b"], "b"),
      (
        [
          "Target.xcconfig": "#include \"Sub/B.xcconfig\"",
          "Sub/B.xcconfig": "#include \"C.xcconfig\"",
          "Sub/C.xcconfig": "A = c",
        ], "c"
      ),
      (
        ["Target.xcconfig": "A = a\n#include \"B.xcconfig\"", "B.xcconfig": "A = $(inherited)b"],
        "ab"
      ),
      (["Target.xcconfig": "#include? \"None.xcconfig\"\nA = a"], "a"),
      (["Target.xcconfig": "#include \"Target.xcconfig\"\nA = a"], "a"),
      (
        [
          "Target.xcconfig": "#include \"B.xcconfig\"",
          "B.xcconfig": "#include \"Target.xcconfig\"\nA=b",
        ],
        "b"
      ),
      (["Target.xcconfig": ""], nil), (["Target.xcconfig": "no assignment\n[] = x\n="], nil),
    ] as [([String: String], String?)])
  func readsAssignments(files: [String: String], value: String?) throws {
    let settings = try read(files)
    #expect(settings["A"] == value)
    #expect(settings.problems.isEmpty)
  }

  /// Each level above the ones before.
  @Test func theOrderOfTheLevels() throws {
    let settings = try read(
      ["Project.xcconfig": "A = 1", "Target.xcconfig": "A = $(inherited)3"],
      project: "A = \"$(inherited)2\";", target: "A = \"$(inherited)4\";")
    #expect(settings["A"] == "1234")
  }

  @Test(
    arguments: [
      (["Target.xcconfig": "A = a\n#include \"None.xcconfig\""], "Target.xcconfig", 2),
      ([:], "Target.xcconfig", 1),
    ])
  func aMissingFileIsAProblem(files: [String: String], file: String, line: Int) throws {
    let problems = try read(files).problems
    #expect(problems.map(\.line) == [line])
    #expect(problems.allSatisfy { $0.file.hasSuffix("/" + file) })
  }

  @Test(.guardsAgainstHanging) func filesThatIncludeTwoEachEnd() throws {
    var files = ["Target.xcconfig": "#include \"0.xcconfig\""]
    for number in 0..<40 {
      let line = "#include \"\(number + 1).xcconfig\"\n"
      files["\(number).xcconfig"] = line + line + "A = \(number)"
    }
    files["40.xcconfig"] = "A = last"
    #expect(try read(files)["A"] == "0")
  }

  @Test func theFileMayBeInAFolderThatBelongsToTheTarget() throws {
    let settings = try withFolder(["Code/Config/App.xcconfig": "A = a"]) { root in
      try ProjectSketch([
        "A1": """
        name = Release; baseConfigurationReferenceAnchor = Folder;
        baseConfigurationReferenceRelativePath = Config/App.xcconfig;
        """,
        "Folder":
          "isa = PBXFileSystemSynchronizedRootGroup; path = Code; sourceTree = \"<group>\";",
      ]).settings(in: root)
    }
    #expect(settings["A"] == "a")
  }

  private func read(
    _ files: [String: String], project: String = "", target: String = ""
  ) throws -> BuildSettings {
    var sketch = ProjectSketch([
      "F1": "path = Project.xcconfig; sourceTree = SOURCE_ROOT;",
      "F2": "path = Target.xcconfig; sourceTree = SOURCE_ROOT;",
    ])
    sketch.set("P1", project, file: files["Project.xcconfig"].map { _ in "F1" })
    sketch.set("A1", target, file: "F2")
    return try withFolder(files: files) { try sketch.settings(in: $0) }
  }
}

extension ProjectSketch {
  /// The settings of the first target for iOS.
  func settings(in folder: String) throws -> BuildSettings {
    let project = try read(in: folder)
    return project.settings(of: project.targets[0], sdk: .iphoneos)
  }
}
