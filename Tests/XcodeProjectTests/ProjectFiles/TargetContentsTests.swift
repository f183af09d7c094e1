import Foundation
import Testing
import XcodeProject

@Suite struct TargetContentsTests {
  /// An app that links `Kit`, which depends on `Base`, and packs the extension `Share`.
  private let sketch = ProjectSketch([
    "Project": "isa = PBXProject; mainGroup = Main; targets = (App, Kit, Base, Share, Other);",
    "App": """
    isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
    buildPhases = (Copy, Link); dependencies = (OnShare);
    """,
    "Copy": "isa = PBXResourcesBuildPhase; files = (F1, F2, F3);",
    "F1": "fileRef = R1;", "R1": "path = Main.storyboard; sourceTree = SOURCE_ROOT;",
    "F2": "fileRef = R2;", "R2": "path = Data.json; sourceTree = SOURCE_ROOT;",
    "F3": "fileRef = R3;",
    "R3": "path = Copied; lastKnownFileType = folder; sourceTree = SOURCE_ROOT;",
    "Link": "isa = PBXFrameworksBuildPhase; files = (F4);", "F4": "fileRef = KitProduct;",
    "KitProduct": "isa = PBXFileReference; path = Kit.framework;",
    "Kit": """
    isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework";
    productReference = KitProduct; buildPhases = (KitCopy); dependencies = (OnBase);
    """,
    "KitCopy": "isa = PBXResourcesBuildPhase; files = (F5);",
    "F5": "fileRef = R5;", "R5": "path = Kit.xib; sourceTree = SOURCE_ROOT;",
    "OnBase": "isa = PBXTargetDependency; target = Base;",
    "OnShare": "isa = PBXTargetDependency; target = Share;",
    "Base": """
    isa = PBXNativeTarget; name = Base; productType = "com.apple.product-type.library.static";
    dependencies = (OnKit);
    """,
    "OnKit": "isa = PBXTargetDependency; target = Kit;",
    "Share": """
    isa = PBXNativeTarget; name = Share; productType = "com.apple.product-type.app-extension";
    """,
    "Other": """
    isa = PBXNativeTarget; name = Other; productType = "com.apple.product-type.framework";
    """,
  ])

  @Test func anAppIsPutTogetherFromWhatItLinksAndDependsOn() throws {
    let project = try sketch.read()
    #expect(project.parts(of: project.targets[0]).map(\.name) == ["App", "Kit", "Base"])
    #expect(project.parts(of: project.targets[4]).map(\.name) == ["Other"])
  }

  @Test func itHoldsTheFilesOfAllParts() throws {
    let project = try sketch.read()
    let contents = project.contents(of: project.targets[0])
    #expect(contents.files == ["Main.storyboard", "Kit.xib", "Copied"])
    #expect(contents.holds("Copied/In/A.storyboard"))
    #expect(!contents.holds("A.storyboard"))
  }

  @Test func itHoldsTheSourcesOfAllPartsWhereTheyAreWanted() throws {
    var sketch = sketch
    sketch.objects["KitCopy"] = "isa = PBXSourcesBuildPhase; files = (F5, F6);"
    sketch.objects["F6"] = "fileRef = R6;"
    sketch.objects["R6"] = "path = ../In/Kit.swift; sourceTree = SOURCE_ROOT;"
    let project = try sketch.read()
    #expect(project.contents(of: project.targets[0]).sources.isEmpty)
    #expect(
      project.contents(of: project.targets[0], listsSources: true).sources
        == ["Kit.xib", "../In/Kit.swift"])
    #expect(project.contents(of: project.targets[3], listsSources: true).sources.isEmpty)
  }

  @Test(
    arguments: [
      ("a/b.swift", "", "a/b.swift"), ("a/b.swift", "a", "b.swift"),
      ("a/b.swift", "c", "../a/b.swift"), ("a/b/c.swift", "a/d/e", "../../b/c.swift"),
      ("ab/c.swift", "a", "../ab/c.swift"), ("c.swift", "a/b", "../../c.swift"),
    ])
  func aPathIsWrittenInAFolder(path: String, folder: String, expected: String) {
    #expect(ProjectPath.relative(path, to: folder) == expected)
    #expect(ProjectPath.normal(ProjectPath.join(folder, expected)) == path)
  }

  @Test(
    arguments: [
      ("", []), ("/", []), ("a", ["a"]), ("/a//b/", ["a", "b"]), ("ä/日本.xib", ["ä", "日本.xib"]),
    ])
  func aPathIsMadeOfNames(path: String, names: [String]) {
    #expect(ProjectPath.names(in: path).map(String.init) == names)
  }

  @Test func whatSettingsAndBundlesSayIsInTheApp() throws {
    var sketch = ProjectSketch(
      target: """
        SUPPORTS_MACCATALYST = YES; TARGETED_DEVICE_FAMILY = "1,2,6"; IPHONEOS_DEPLOYMENT_TARGET = 15.0;
        GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_NSMotionUsageDescription = Steps;
        INFOPLIST_KEY_UIMainStoryboardFile = Main; SDKROOT = iphoneos;
        ASSETCATALOG_COMPILER_APPICON_NAME = AppIcon;
        """)
    sketch.objects["Copy"] = nil
    let project = try sketch.read()
    let files = ["Assets.xcassets", "Main.storyboard", "Settings.bundle", "New.icon"]
    let (app, problems) = project.app(project.targets[0], holding: files)
    #expect(problems.isEmpty)
    #expect(app.platforms == [.iOS])
    #expect(app.isForIPhone && app.isForIPad && app.supportsMacCatalyst && app.usesMacIdiom)
    #expect(app.deploymentTargets == ["iOS": "15.0"])
    #expect(app.navigation.mainStoryboards == ["Main"])
    #expect(app.navigation.file == "App.xcodeproj/project.pbxproj")
    #expect(app.usageDescriptions == ["NSMotionUsageDescription"])
    #expect(app.settingsBundle == "Settings.bundle")
    #expect(app.assetCatalogs == ["Assets.xcassets"] && app.icons == ["New.icon"])
    #expect(app.appIconName == "AppIcon")
    #expect(app.moved(into: "In").assetCatalogs == ["In/Assets.xcassets"])
  }
}
