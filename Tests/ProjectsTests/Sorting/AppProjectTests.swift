import FileReading
import InterfaceBuilder
import Projects
import TestSupport
import Testing
import XcodeProject

/// Apps of project files, each with the documents that it holds.
@Suite struct AppProjectTests {
  private static let screen = storyboard(initial: "a", .screen("a"))
  private static let mac = storyboard(runtime: "MacOSX.Cocoa")

  @Test func anAppIsAProjectAndWhatIsInNoAppIsAnother() throws {
    let input = try read([
      "App.xcodeproj/project.pbxproj": projectFile([
        TargetSketch(
          "App", copies: ["Main.storyboard", "Kit/Kit.xib"],
          settings: "INFOPLIST_KEY_UIMainStoryboardFile = Main;"),
        TargetSketch("Share", type: "app-extension", copies: ["Share/Share.xib"]),
      ]),
      "Main.storyboard": Self.screen, "Kit/Kit.xib": Self.screen, "Share/Share.xib": Self.screen,
    ])
    #expect(input.projects.map(\.kind) == [.app, .rest])
    #expect(input.projects.map(\.name).first == "App")
    #expect(
      input.projects.map { $0.documents.map(\.file) } == [
        ["Kit/Kit.xib", "Main.storyboard"], ["Share/Share.xib"],
      ])
    #expect(input.projects[0].apps.map(\.displayName) == ["App"])
    #expect(input.projects[0].propertyLists.map(\.mainStoryboards) == [["Main"]])
    #expect(input.statistics.storyboards == 1 && input.statistics.xibs == 2)
  }

  @Test(arguments: [("", ["Start"]), ("INFOPLIST_KEY_UIMainStoryboardFile = Start;", [])])
  func aLaunchStoryboardIsNamedInTheProject(settings: String, launch: [String]) throws {
    let input = try read([
      "App.xcodeproj/project.pbxproj": projectFile([
        TargetSketch(
          "App", copies: ["Main.storyboard", "Start.storyboard"],
          settings: settings + "INFOPLIST_KEY_UILaunchStoryboardName = Start.storyboard;")
      ]),
      "Main.storyboard": Self.screen, "Start.storyboard": Self.screen,
    ])
    let found = input.projects.flatMap(\.documents).filter(\.isLaunchScreen).map(\.file)
    #expect(found == launch.map { "\($0).storyboard" })
  }

  @Test func appsWithTheSameDocumentsAreOneProject() throws {
    let input = try read([
      "App.xcodeproj/project.pbxproj": projectFile([
        "App": ["Main.storyboard"], "Beta": ["Main.storyboard"],
        "Lite": ["Main.storyboard", "Lite.xib"],
      ]),
      "Main.storyboard": Self.screen, "Lite.xib": Self.screen,
    ])
    #expect(input.projects.map { $0.apps.map(\.name) } == [["App", "Beta"], ["Lite"]])
    #expect(input.projects.map { $0.documents.count } == [1, 2])
    #expect(input.statistics.storyboards == 1)
  }

  @Test func exampleAppsOfLibrariesAreLeftOut() throws {
    let files: KeyValuePairs = [
      "App.xcodeproj/project.pbxproj": projectFile(["App": ["Main.storyboard"]]),
      "Main.storyboard": Self.screen,
      "Vendor/Cells/Demo.xcodeproj/project.pbxproj": projectFile(["Demo": ["Demo.storyboard"]]),
      "Vendor/Cells/Demo.storyboard": Self.screen,
    ]
    let input = try read(files)
    #expect(input.projects.map(\.name) == ["App"])
    let notes = input.projects[0].problems
    #expect(notes.map(\.location.file) == ["Vendor/Cells"])
    #expect(notes.allSatisfy { $0.message.hasPrefix("1 document here is counted and left out") })
    #expect(input.statistics.storyboards == 2)
    #expect(try read(files, at: "Vendor").projects.map(\.name) == ["Demo"])
  }

  @Test(arguments: [
    ("Kit/Example", ["App"]), ("Kit/Swift-Examples", ["App"]), ("Kit/samples_extra/One", ["App"]),
    ("Kit/Sampler", ["App", "Other"]), ("Kit/Democracy", ["App", "Other"]),
  ])
  func aWordOfTheFolderTellsAnExample(folder: String, names: [String]) throws {
    let input = try read([
      "App.xcodeproj/project.pbxproj": projectFile(["App": ["Main.storyboard"]]),
      "Main.storyboard": Self.screen,
      "\(folder)/Other.xcodeproj/project.pbxproj": projectFile(["Other": ["Other.storyboard"]]),
      "\(folder)/Other.storyboard": Self.screen,
    ])
    #expect(input.projects.map(\.name).sorted() == names)
  }

  @Test func examplesAloneAreApps() throws {
    let input = try read([
      "Example/App.xcodeproj/project.pbxproj": projectFile(["App": ["Main.storyboard"]]),
      "Example/Main.storyboard": Self.screen,
    ])
    #expect(input.projects.map(\.name) == ["App"])
  }

  @Test func anAppWithoutDocumentsIsAProject() throws {
    let input = try read(["In/App.xcodeproj/project.pbxproj": projectFile(["App": []])])
    #expect(input.projects.map(\.root) == ["In"])
    #expect(input.projects.map(\.documents.isEmpty) == [true])
  }

  @Test func filesBesideTheProjectsFolderBelongToTheApp() throws {
    let input = try read([
      "ios/App.xcodeproj/project.pbxproj": projectFile([
        "App": ["Main.storyboard", "../shared/List.storyboard"]
      ]),
      "ios/Main.storyboard": Self.screen, "shared/List.storyboard": Self.screen,
    ])
    #expect(input.projects.map(\.root) == ["."])
    #expect(
      input.projects[0].documents.map(\.file) == ["ios/Main.storyboard", "shared/List.storyboard"])
    #expect(input.projects[0].propertyLists.map(\.file) == ["ios/App.xcodeproj/project.pbxproj"])
  }

  @Test func documentsForTheMacStandBesideTheApp() throws {
    let input = try read([
      "App.xcodeproj/project.pbxproj": projectFile(
        ["App": ["Main.storyboard"]], mac: ["Mac": ["Mac.storyboard"]]),
      "Main.storyboard": Self.screen, "Mac.storyboard": Self.mac,
    ])
    #expect(input.projects.map(\.macApps) == [["Mac"]])
    #expect(input.projects.map(\.leftOut) == [[.macOS: 1]])
    #expect(input.statistics.otherPlatforms == ["macOS": 1])
  }

  @Test func anAppForAppleTVKnowsTheAppForTouchBesideIt() throws {
    let tv = "SDKROOT = appletvos;"
    for others in [[TargetSketch("App", copies: ["Main.storyboard"])], []] {
      let input = try withFolder([
        "App.xcodeproj/project.pbxproj": projectFile(
          [TargetSketch("TV", copies: ["TV.storyboard"], settings: tv)] + others),
        "Main.storyboard": storyboard(initial: "a", .screen("a")),
        "TV.storyboard": storyboard(initial: "a", .screen("a")),
      ]) { InputReader(threads: 1).read([$0]) }
      let project = try #require(input.projects.first { $0.name == "TV" })
      #expect(project.hasTouchApp == !others.isEmpty)
    }
  }

  @Test(
    arguments: [
      ("iOS/App-iOS", "macOS/App macOS", ["Mac"]), ("A/App", "A/Other", ["Mac"]),
      ("App", "Mac/App", ["Mac"]), ("iOS/App", "macOS/Other", []), ("A/B/App", "C/D/App", []),
    ])
  func anAppForTheMacMayStandInAProjectBeside(app: String, mac: String, names: [String]) throws {
    let input = try read([
      "\(app).xcodeproj/project.pbxproj": projectFile(["App": ["Main.storyboard"]]),
      "\(mac).xcodeproj/project.pbxproj": projectFile([:], mac: ["Mac": ["Mac.storyboard"]]),
      "\(ProjectPath.join(ProjectPath.parent(of: app), "Main.storyboard"))": Self.screen,
    ])
    #expect(input.projects.map(\.macApps) == [names])
    #expect(input.projects.map(\.hasMacApp) == [!names.isEmpty])
  }

  @Test func whatOnlyTestsUseIsLeftOut() throws {
    let input = try read([
      "App.xcodeproj/project.pbxproj": projectFile(
        ["App": ["Main.storyboard"]], tests: ["Checks": ["Main.storyboard", "Check.storyboard"]]),
      "Main.storyboard": Self.screen, "Check.storyboard": Self.screen,
      "Tests/Other.xib": Self.screen,
    ])
    #expect(input.projects.map { $0.documents.map(\.file) } == [["Main.storyboard"]])
    #expect(
      input.projects.flatMap(\.problems).map(\.location.file) == ["Check.storyboard", "Tests"])
    #expect(
      input.projects.flatMap(\.problems).first?.message
        == "1 document here is counted and left out of the advice, because only tests use it. "
        + "Name the file to review it.")
  }

  @Test(arguments: ["", "{ objects = {}; }", "{ rootObject = P; objects = { P = {"])
  func aProjectFileThatCannotBeReadIsAnError(text: String) throws {
    let input = try read([
      "App.xcodeproj/project.pbxproj": text, "Main.storyboard": Self.screen,
      "Info.plist": mainStoryboard("Main"),
    ])
    #expect(input.projects.map(\.kind) == [.folder])
    #expect(input.projects.flatMap(\.propertyLists).count == 1)
    let problem = try #require(input.projects.flatMap(\.problems).first)
    #expect(problem.level == .error)
    #expect(problem.location.file == "App.xcodeproj/project.pbxproj")
  }

  @Test(arguments: ["", "/", "/.", "/./", "/../App"])
  func itsPathIsRelativeHoweverTheFolderIsNamed(ending: String) throws {
    let files: KeyValuePairs = ["App/App.xcodeproj/project.pbxproj": "", "App/A.xib": Self.screen]
    let input = try withFolder(files) {
      InputReader(threads: 1).read(["\($0)/App\(ending)"])
    }
    let problems = input.projects.flatMap(\.problems)
    #expect(problems.map(\.location.file) == ["App.xcodeproj/project.pbxproj"])
  }

  @Test func projectFilesOfOtherPeoplesCodeAreNotRead() throws {
    let input = try read([
      "App.xcodeproj/project.pbxproj": projectFile(["App": ["Main.storyboard"]]),
      "Main.storyboard": Self.screen, "Pods/Pods.xcodeproj/project.pbxproj": "damaged",
    ])
    #expect(input.projects.count == 1)
    #expect(input.projects.flatMap(\.problems).isEmpty && input.problems.isEmpty)
  }

  private func read(_ files: KeyValuePairs<String, String>) throws -> Input {
    try withFolder(files) { InputReader(threads: 2).read([$0]) }
  }

  private func read(_ files: KeyValuePairs<String, String>, at path: String) throws -> Input {
    try withFolder(files) { InputReader(threads: 2).read(["\($0)/\(path)"]) }
  }
}

/// The text of a project file with apps for iOS that start with `Main`, apps for the Mac and tests,
/// and the files that each copies.
private func projectFile(
  _ apps: KeyValuePairs<String, [String]>, mac: KeyValuePairs<String, [String]> = [:],
  tests: KeyValuePairs<String, [String]> = [:]
) -> String {
  let iOS = apps.map { target($0, $1, "application", "iphoneos") }
  let others =
    mac.map { target($0, $1, "application", "macosx") }
    + tests.map { target($0, $1, "bundle.unit-test", "iphoneos") }
  let names = [apps, mac, tests].flatMap { $0.map(\.key) }
  return """
    { rootObject = P; objects = {
    P = { isa = PBXProject; targets = (\(names.joined(separator: ", "))); };
    \((iOS + others).joined(separator: "\n"))
    }; }
    """
}

private func target(_ name: String, _ files: [String], _ type: String, _ sdk: String) -> String {
  let builds = files.indices.map { "\(name)B\($0)" }
  let objects = zip(builds, files).map { build, file in
    "\(build) = { fileRef = \(build)F; }; "
      + "\(build)F = { path = \"\(file)\"; sourceTree = SOURCE_ROOT; };"
  }
  return """
    \(name) = { isa = PBXNativeTarget; name = \(name); buildPhases = (\(name)R);
      buildConfigurationList = \(name)L; productType = "com.apple.product-type.\(type)"; };
    \(name)R = { isa = PBXResourcesBuildPhase; files = (\(builds.joined(separator: ", "))); };
    \(name)L = { buildConfigurations = (\(name)C); };
    \(name)C = { isa = XCBuildConfiguration; name = Release; buildSettings = {
      SDKROOT = \(sdk); GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UIMainStoryboardFile = Main; }; };
    \(objects.joined(separator: "\n"))
    """
}
