import Foundation
import TestSupport
import Testing
import XcodeProject

@Suite struct CompilationConditionsTests {
  @Test func releaseIsWhatPeopleGet() throws {
    let conditions = try read(
      project: ["Debug": "SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG;", "Release": ""],
      target: [
        "Debug": "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"$(inherited) EXTRA\";",
        "Release": "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"$(inherited) STORE\";",
      ])
    #expect(conditions.configuration == "Release")
    #expect(conditions.swift == ["STORE"])
    #expect(conditions.elsewhere == ["DEBUG": ["Debug"], "EXTRA": ["Debug"]])
  }

  @Test func debugIsOnWhereReleaseSaysSo() throws {
    let conditions = try read(
      target: ["Release": "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"DEBUG BETA\";"])
    #expect(conditions.swift == ["DEBUG", "BETA"])
    #expect(conditions.elsewhere.isEmpty)
  }

  @Test func macrosAreThoseOfObjectiveC() throws {
    let conditions = try read(
      target: [
        "Release": """
        GCC_PREPROCESSOR_DEFINITIONS = ("$(inherited)", "FULL=1", "OLD=0", PLAIN, "NAME=\\"x y\\"");
        OTHER_CFLAGS = "-Wall -DFLAG=2"; OTHER_SWIFT_FLAGS = "-D ONE -DTWO -Xcc -DNO=0";
        """
      ])
    #expect(conditions.macros == ["FULL", "PLAIN", "NAME", "FLAG"])
    #expect(conditions.swift.isSuperset(of: ["ONE", "TWO"]))
  }

  @Test func configurationFilesCountToo() throws {
    let files: KeyValuePairs = [
      "All.xcconfig":
        "#include \"More.xcconfig\"\nSWIFT_ACTIVE_COMPILATION_CONDITIONS = $(inherited) FILE",
      "More.xcconfig": "SWIFT_ACTIVE_COMPILATION_CONDITIONS = MORE",
    ]
    let conditions = try withFolder(files) { root in
      var sketch = ProjectSketch()
      sketch.objects["File"] =
        "isa = PBXFileReference; path = All.xcconfig; sourceTree = SOURCE_ROOT;"
      sketch.set("P1", "", file: "File")
      sketch.set("A1", "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"$(inherited) OWN\";")
      let project = try sketch.read(in: root)
      return project.conditions(of: project.targets[0])
    }
    #expect(conditions.swift == ["OWN", "FILE", "MORE"])
  }

  @Test func anAppForMacCatalystIsBuiltWithTheSDKOfTheMac() throws {
    let settings = """
      SDKROOT = iphoneos; "SWIFT_ACTIVE_COMPILATION_CONDITIONS[sdk=macosx*]" = MAC;
      "SWIFT_ACTIVE_COMPILATION_CONDITIONS[sdk=iphone*]" = PHONE;
      """
    for (isCatalyst, names) in [("YES", ["MAC"]), ("NO", ["PHONE"])] as [(String, Set<String>)] {
      let project = try ProjectSketch(
        target: settings + "SUPPORTS_MACCATALYST = \(isCatalyst);"
      ).read()
      let app = project.app(project.targets[0], holding: []).app
      #expect(app.conditions.swift == names)
    }
  }

  @Test(
    arguments: [
      (["Debug", "Release"], "Release"), (["Debug", "AppStore", "Beta"], "AppStore"),
      (["Release Debug", "Develop Release"], "Develop Release"), (["Debug", "Alpha"], "Alpha"),
      (["Debug"], "Debug"),
    ])
  func theConfigurationForRelease(names: [String], released: String) throws {
    let conditions = try read(
      target: Dictionary(uniqueKeysWithValues: names.map { ($0, "") }), order: names)
    #expect(conditions.configuration == released)
  }

  private func read(
    project: [String: String] = [:], target: [String: String], order: [String]? = nil
  ) throws -> CompilationConditions {
    var sketch = ProjectSketch()
    add(project, to: &sketch, as: "Project", order)
    add(target, to: &sketch, as: "App", order)
    let project = try sketch.read()
    return project.conditions(of: project.targets[0], sdk: .iphoneos)
  }

  private func add(
    _ levels: [String: String], to sketch: inout ProjectSketch, as owner: String, _ order: [String]?
  ) {
    guard !levels.isEmpty else { return }
    let names = order ?? levels.keys.sorted()
    let ids = names.indices.map { "\(owner)\($0)" }
    sketch.objects["\(owner)List"] =
      "buildConfigurations = (\(ids.joined(separator: ", "))); defaultConfigurationName = Debug;"
    for (id, name) in zip(ids, names) {
      sketch.objects[id] = """
        isa = XCBuildConfiguration; name = "\(name)"; buildSettings = {\(levels[name] ?? "")};
        """
    }
  }
}
