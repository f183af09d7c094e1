import FileReading
import InterfaceBuilder
import Projects
import TestSupport
import Testing
import XcodeProject

/// Apps of manifests from which Xcode projects are made, and of Swift packages.
@Suite struct ManifestProjectTests {
  private static let screen = storyboard(initial: "a", .screen("a"))
  private static let tabs = "class Tabs: UITabBarController {}"

  /// Modules whose targets code computes are parts of the app, whose name code computes as well.
  @Test(arguments: ["= .init(", "= Project("])
  func aManifestOfTuistWithComputedNames(made: String) throws {
    let projects = try list([
      "Projects/Shop/Project.swift": """
      import ProjectDescription
      let targets: [Target] = [
        .target(
          name: env.name, destinations: [.iPhone], product: .app, sources: ["Sources/**"],
          dependencies: [.feature(target: .Home)]),
        .target(
          name: "\\(env.name)Tests", destinations: [.iPhone], product: .unitTests,
          sources: ["Tests/**"]),
      ]
      let project: Project \(made)name: env.name, targets: targets)
      """,
      "Projects/Shop/Sources/App.swift": "@main struct Shop: App {}",
      "Projects/Home/Project.swift": """
      import ProjectDescription
      let project = Project.module(name: Module.Home.rawValue, targets: [.implements(.Home)])
      """,
      "Projects/Home/Sources/Home.swift": Self.tabs,
      "Projects/Home/Demo/Sources/AppDelegate.swift": Self.tabs,
    ])
    #expect(projects.map(\.name) == ["Shop"])
    #expect(projects.map(\.kind) == [.app])
    #expect(
      projects.map { $0.sources.map(\.name) } == [
        ["../Home/Sources/Home.swift", "Sources/App.swift"]
      ])
  }

  @Test func aSpecificationOfXcodeGen() throws {
    let projects = try list([
      "project.yml": """
      name: Shop
      include: [Config/base.yml]
      targets:
        Shop:
          templates: [App]
          templateAttributes: { folder: Shop }
          dependencies: [{ target: Kit }, { target: Share }]
          settings:
            base: { INFOPLIST_FILE: Shop/Info.plist }
            configs:
              debug: { SWIFT_ACTIVE_COMPILATION_CONDITIONS: "$(inherited) LOGS" }
              release: { SWIFT_ACTIVE_COMPILATION_CONDITIONS: STORE }
        Admin:
          templates: [App]
          templateAttributes: { folder: Admin }
        Kit: { type: framework, platform: iOS, sources: Kit }
        Share: { type: app-extension, platform: iOS, sources: Share }
        ShopTests: { type: bundle.unit-test, platform: iOS, sources: [Checks] }
      """,
      "Config/base.yml": """
      targetTemplates:
        App:
          type: application
          platform: iOS
          sources:
            - path: ../${folder}
              excludes: ["*.old.swift", "**/Not"]
          settings: { groups: [pad] }
      settingGroups: { pad: { TARGETED_DEVICE_FAMILY: 2 } }
      """,
      "Shop/Main.storyboard": Self.screen, "Shop/A.swift": "", "Shop/B.old.swift": "",
      "Shop/In/Not/C.swift": "", "Shop/Info.plist": mainStoryboard("Main"), "Admin/D.swift": "",
      "Kit/K.swift": "", "Share/S.swift": "", "Checks/T.swift": "",
    ])
    #expect(projects.map(\.name) == ["Admin", "Shop"])
    #expect(projects.map(\.kind) == [.app, .app])
    let shop = try #require(projects.last)
    #expect(shop.sources.map(\.name) == ["Kit/K.swift", "Shop/A.swift"])
    #expect(shop.documents.map(\.name) == ["Shop/Main.storyboard"])
    let app = try #require(shop.apps.first)
    #expect(app.navigation.mainStoryboards == ["Main"])
    #expect(app.isForIPad && !app.isForIPhone)
    #expect(app.conditions.swift == ["STORE"])
    #expect(app.conditions.elsewhere == ["DEBUG": ["Debug"], "LOGS": ["Debug"]])
  }

  @Test func anotherProjectOfXcodeGen() throws {
    let projects = try list([
      "Shop/project.yml": """
      name: Shop
      include: [App/app.yml]
      projectReferences: { Kit: { path: ../Kit/Kit.xcodeproj } }
      """,
      "Shop/App/app.yml": """
      targets:
        Shop:
          type: application
          platform: iOS
          sources: ./
          dependencies: [{ target: Kit/Kit }]
      """,
      "Kit/project.yml": """
      name: Kit
      include: [Kit/kit.yml]
      """,
      "Kit/Kit/kit.yml": """
      targets:
        Kit: { type: framework, platform: iOS, sources: [{ path: ./ }] }
      """,
      "Shop/App/A.swift": "", "Kit/Kit/K.swift": "",
    ])
    #expect(projects.map { $0.sources.map(\.name) } == [["../Kit/Kit/K.swift", "App/A.swift"]])
  }

  @Test func severalPlatformsOfXcodeGen() throws {
    let projects = try list([
      "project.yml": """
      name: Notes
      options: { deploymentTarget: { iOS: 16.0 } }
      targets:
        Notes: { type: application, platform: [iOS, macOS], sources: [Notes] }
        Both: { type: application, platform: auto, supportedDestinations: [iOS, macOS], sources: [Both] }
        Pad:
          type: application
          supportedDestinations: [iOS, macCatalyst]
          sources: [Pad]
          info: { path: Pad/None.plist, properties: { UIMainStoryboardFile~ipad: Start } }
      """,
      "Notes/A.swift": "", "Both/B.swift": "", "Pad/C.swift": "",
    ])
    let apps = Dictionary(uniqueKeysWithValues: projects.map { ($0.name, $0.apps[0]) })
    #expect(Set(apps.keys) == ["Notes_iOS", "Both", "Pad"])
    #expect(projects.map(\.macApps) == [["Notes_macOS"], ["Notes_macOS"], ["Notes_macOS"]])
    #expect(apps["Both"]?.platforms == [.iOS, .macOS])
    #expect(apps["Notes_iOS"]?.deploymentTargets == ["iOS": "16.0"])
    #expect(apps["Pad"]?.supportsMacCatalyst == true)
    #expect(apps["Pad"]?.navigation.mainStoryboards == ["Start"])
    #expect(projects.flatMap(\.problems).isEmpty)
  }

  @Test func aManifestOfTuist() throws {
    let projects = try list([
      "Project.swift": """
      import ProjectDescription
      let name = "Store"
      let info: [String: Plist.Value] = ["UIRequiresFullScreen": true]
      // let name = "Other"
      let project = Project(
        name: name,
        settings: .settings(configurations: [
          .debug(name: "Dev"), .release(name: "Live", settings: ["FLAG": "1"]),
        ]),
        targets: [
          .target(
            name: name, destinations: [.iPad, .macCatalyst], product: .app, bundleId: "x.\\(name)",
            deploymentTargets: .iOS("17.0"), infoPlist: .extendingDefault(with: info),
            sources: ["\\(name)/Sources/**"], resources: ["\\(name)/Resources/**/*.storyboard"],
            dependencies: [.target(name: "Kit"), .project(target: "Feature", path: "Feature")],
            settings: .settings(base: ["SWIFT_ACTIVE_COMPILATION_CONDITIONS": "$(inherited) SHOP"])),
          Target(name: "Kit", platform: .iOS, product: .framework, sources: "Kit/**"),
          Target(name: "Checks", platform: .iOS, product: .unitTests, sources: ["Checks/**"]),
        ] + moreTargets())
      """,
      "Store/Sources/A.swift": "", "Store/Resources/In/Main.storyboard": Self.screen,
      "Store/Other.swift": "", "Kit/K.swift": "", "Checks/C.swift": "",
      "Feature/Project.swift": """
      import ProjectDescription
      let project = Project(name: "Feature", targets: [
        .target(name: "Feature", destinations: .iOS, product: .framework, sources: ["Sources/**"])])
      """,
      "Feature/Sources/F.swift": Self.tabs,
    ])
    let app = try #require(projects.first?.apps.first)
    #expect(projects.map(\.name) == ["Store"])
    #expect(
      projects[0].sources.map(\.name) == [
        "Feature/Sources/F.swift", "Kit/K.swift", "Store/Sources/A.swift",
      ])
    #expect(projects[0].documents.map(\.name) == ["Store/Resources/In/Main.storyboard"])
    #expect(app.supportsMacCatalyst && app.isForIPad && !app.isForIPhone)
    #expect(app.deploymentTargets == ["iOS": "17.0"])
    #expect(app.navigation.requiresFullScreen == true)
    #expect(app.conditions.configuration == "Live")
    #expect(app.conditions.swift == ["SHOP"])
    #expect(app.conditions.elsewhere == ["DEBUG": ["Dev"]])
  }

  @Test func modulesOfWhichCodeComputesWhoUsesThem() throws {
    let projects = try list([
      "App/Project.swift": """
      import ProjectDescription
      let project = Project(name: "App", targets: [
        .target(name: "App", destinations: .iOS, product: .app, sources: ["Sources/**"],
          dependencies: [.Modules.home])])
      """,
      "App/Sources/A.swift": "",
      "Home/Project.swift": "import ProjectDescription\nlet project = Project.module(\"Home\")",
      "Home/Sources/H.swift": Self.tabs, "Other/O.swift": "",
    ])
    #expect(projects.first?.sources.map(\.name).contains("../Home/Sources/H.swift") == true)
    #expect(projects.first?.sources.map(\.name).contains("../Other/O.swift") == false)
  }

  @Test func anXcodeProjectWins() throws {
    let projects = try list([
      "App.xcodeproj/project.pbxproj": projectFile([TargetSketch("Built", compiles: ["A.swift"])]),
      "project.yml": "name: App\ntargets: { Made: { type: application, platform: iOS } }",
      "A.swift": "",
    ])
    #expect(projects.map(\.name) == ["Built"])
  }

  @Test(
    arguments: [
      ("project.yml", "name: App\nsteps: [1]"), ("project.yml", "- a"), ("project.yml", ""),
      ("Project.swift", "struct Project { let name = \"x\" }\nlet a = Project(name: \"App\")"),
      ("Project.swift", "import ProjectDescription\nlet project = Project.app(name: \"App\")"),
    ])
  func otherFilesOfTheNameAreNone(name: String, text: String) throws {
    let projects = try list([(name, text), ("Main.storyboard", Self.screen)])
    #expect(projects.map(\.kind) == [.folder])
    #expect(projects.flatMap(\.problems).isEmpty)
  }

  @Test func aSpecificationThatIncludesItselfOrIsDamaged() throws {
    let looped = try list([
      (
        "project.yml",
        "include: project.yml\nname: A\ntargets: { B: { type: application, platform: iOS } }"
      )
    ])
    #expect(looped.map(\.name) == ["B"])
    let damaged = try list([("project.yml", "name: [A\n"), ("Main.storyboard", Self.screen)])
    #expect(damaged.map(\.kind) == [.folder])
    #expect(damaged.flatMap(\.problems).map(\.location.file) == ["project.yml"])
  }

  @Test(
    arguments: [
      (
        ".executable(name: \"App\", targets: [\"App\"])", "import SwiftUI\n@main struct A: App {}",
        "App"
      ),
      (".iOSApplication(name: \"Play\", targets: [\"App\"])", "", "App"),
      (".executable(name: \"App\", targets: [\"App\"])", "@main struct Tool {}", nil),
      (
        ".library(name: \"App\", targets: [\"App\"])", "import SwiftUI\n@main struct A: App {}", nil
      ),
    ])
  func aPackageIsAnAppWhereOneStartsInIt(product: String, code: String, app: String?) throws {
    let projects = try list([
      (
        "Package.swift",
        """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
          name: "Things", platforms: [.iOS(.v16)], products: [\(product)],
          targets: [.target(name: "App", dependencies: ["Core"], path: "App"), .target(name: "Core")])
        """
      ),
      ("App/A.swift", code), ("App/Tabs.swift", Self.tabs), ("Sources/Core/C.swift", ""),
      ("Sources/Other/O.swift", ""),
    ])
    #expect(projects.map(\.kind) == [app == nil ? .library : .app])
    #expect(projects.map(\.name).first == app ?? projects.first?.name)
    guard app != nil else { return }
    #expect(
      projects[0].sources.map(\.name) == ["App/A.swift", "App/Tabs.swift", "Sources/Core/C.swift"])
    #expect(projects[0].apps.map(\.deploymentTargets) == [["iOS": "16"]])
  }

  @Test func packagesThatAPackageNeedsBelongToTheApp() throws {
    let projects = try list([
      "App.xcodeproj/project.pbxproj": projectFile(
        [TargetSketch("App", compiles: ["A.swift"], links: ["KProduct"])],
        packages: """
          K = { isa = XCLocalSwiftPackageReference; relativePath = Kit; };
          KProduct = { package = K; productName = Kit; };
          """),
      "A.swift": "",
      "Kit/Package.swift": """
      let package = Package(name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
        dependencies: [.package(path: "../Core")], targets: [.target(name: "Kit")])
      """,
      "Kit/Sources/Kit/K.swift": "",
      "Core/Package.swift":
        "let package = Package(name: \"Core\", targets: [.target(name: \"Core\")])",
      "Core/Sources/Core/C.swift": Self.tabs,
    ])
    #expect(projects.map(\.name) == ["App"])
    #expect(
      projects[0].sources.map(\.name) == [
        "A.swift", "Core/Sources/Core/C.swift", "Kit/Sources/Kit/K.swift",
      ])
  }

  private func list(_ files: KeyValuePairs<String, String>) throws -> [DiscoveredProject] {
    try list(files.map { ($0, $1) })
  }

  private func list(_ files: [(String, String)]) throws -> [DiscoveredProject] {
    try withFolder(files: files.map { (key: $0.0, value: $0.1) }) {
      InputReader(threads: 1).projects(below: [$0])
    }
  }
}
