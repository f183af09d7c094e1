import Foundation
import Projects
import SourceEvidence
import TestSupport
import Testing
import XcodeProject

/// Which source code is evidence for which project.
@Suite struct TargetSourceTests {
  private static let screen = storyboard(initial: "a", .screen("a"))

  @Test func anAppHasTheCodeThatItsTargetCompiles() throws {
    let sources = try sources([
      "App.xcodeproj/project.pbxproj": projectFile([
        TargetSketch("One", copies: ["One.storyboard"], compiles: ["One/A.swift", "Both.swift"]),
        TargetSketch("Two", copies: ["Two.storyboard"], compiles: ["Two/B.m", "Both.swift"]),
      ]),
      "One.storyboard": Self.screen, "Two.storyboard": Self.screen, "One/A.swift": "",
      "Two/B.m": "", "Both.swift": "", "Nobody.swift": "",
    ])
    #expect(sources["One"] == ["Both.swift", "One/A.swift"])
    #expect(sources["Two"] == ["Both.swift", "Two/B.m"])
  }

  @Test func frameworksOfTheProjectBelongToIt() throws {
    let sources = try sources([
      "App.xcodeproj/project.pbxproj": projectFile([
        TargetSketch("App", compiles: ["A.swift"], needs: ["Kit"]),
        TargetSketch("Kit", type: "framework", compiles: ["Kit/K.swift"]),
        TargetSketch("Other", type: "framework", compiles: ["Other/O.swift"]),
        TargetSketch("Checks", type: "bundle.unit-test", compiles: ["Checks/C.swift"]),
      ]),
      "A.swift": "", "Kit/K.swift": "", "Other/O.swift": "", "Checks/C.swift": "",
    ])
    #expect(sources["App"] == ["A.swift", "Kit/K.swift"])
  }

  @Test func aSynchronizedFolderHoldsAllButItsExceptions() throws {
    let sources = try sources([
      "App.xcodeproj/project.pbxproj": projectFile([TargetSketch("App", folder: "App")]),
      "App/A.swift": "", "App/In/B.m": "", "App/In/B.h": "", "App/Not.swift": "",
      "Apple/C.swift": "", "D.swift": "",
    ])
    #expect(sources["App"] == ["App/A.swift", "App/In/B.h", "App/In/B.m"])
  }

  @Test func headersBelongToWhatIsCompiledBesideThem() throws {
    let sources = try sources([
      "App.xcodeproj/project.pbxproj": projectFile([
        TargetSketch("One", compiles: ["A.m"]), TargetSketch("Two", compiles: ["B.mm"]),
      ]),
      "A.m": "", "A.h": "", "B.mm": "", "B.h": "", "Bridge.h": "",
    ])
    #expect(sources["One"] == ["A.h", "A.m", "Bridge.h"])
    #expect(sources["Two"] == ["B.h", "B.mm", "Bridge.h"])
  }

  @Test func whereNoTargetListsCodeTheFolderCounts() throws {
    let sources = try sources([
      "App.xcodeproj/project.pbxproj": projectFile([
        TargetSketch("App", copies: ["Main.storyboard"]),
        TargetSketch("Checks", type: "bundle.unit-test", compiles: ["Check.swift", "A.swift"]),
        TargetSketch("Kit", type: "framework", compiles: ["A.swift"]),
      ]),
      "Main.storyboard": Self.screen, "A.swift": "", "Check.swift": "", "Tests/T.swift": "",
      "Pods/P.swift": "", "Inner/Package.swift": "", "Inner/I.swift": "",
    ])
    // What only tests compile is none of the app's.
    #expect(sources["App"] == ["A.swift"])
  }

  @Test func codeBesideTheProjectsFolderBelongsToTheApp() throws {
    let sources = try sources([
      "ios/App.xcodeproj/project.pbxproj": projectFile([
        TargetSketch("App", compiles: ["A.swift", "../shared/In/S.swift", "../../gone.swift"])
      ]),
      "ios/A.swift": "", "shared/In/S.swift": "",
    ])
    #expect(sources["App"] == ["A.swift", "../shared/In/S.swift"])
  }

  @Test func packagesBesideTheProjectBelongToTheAppsThatLinkThem() throws {
    let files: KeyValuePairs = [
      "App/App.xcodeproj/project.pbxproj": projectFile(
        [
          TargetSketch("One", compiles: ["A.swift"], links: ["KitProduct"]),
          TargetSketch("Two", compiles: ["B.swift"], links: ["SomeProduct"]),
          TargetSketch("Three", compiles: ["C.swift"]),
        ],
        packages: """
          K = { isa = XCLocalSwiftPackageReference; relativePath = ../Kit; };
          M = { isa = XCLocalSwiftPackageReference; relativePath = Modules/More; };
          W = { isa = XCLocalSwiftPackageReference; relativePath = Views; };
          KitProduct = { package = K; productName = Kit; };
          SomeProduct = { productName = Some; };
          """),
      "App/A.swift": "", "App/B.swift": "", "App/C.swift": "", "Kit/Package.swift": "",
      "Kit/Sources/Kit.swift": "class Tabs: UITabBarController {}", "Kit/Tests/Test.swift": "",
      "App/Modules/More/Package.swift": "", "App/Modules/More/More.swift": "",
      "App/Views/Package.swift": "", "App/Views/View.swift": "", "App/Views/View.xib": Self.screen,
    ]
    let sources = try sources(files)
    #expect(sources["One"] == ["A.swift", "../Kit/Sources/Kit.swift"])
    #expect(
      sources["Two"] == [
        "B.swift", "Modules/More/More.swift", "Views/View.swift", "../Kit/Sources/Kit.swift",
      ])
    #expect(sources["Three"] == ["C.swift"])
    // What belongs to an app is no project of its own, and neither are the documents.
    let listed = try withFolder(files) { InputReader(threads: 1).projects(below: [$0]) }
    #expect(listed.map(\.root) == ["App", "App", "App"])
    #expect(
      listed.map { $0.documents.map(\.name) }.sorted { $0.count < $1.count }
        == [[], [], ["Views/View.xib"]])
  }

  /// The bundle of a package's target has a name that Xcode makes of those of the package and the target.
  @Test(arguments: [
    ("Sheets-Report-List-resources", true), ("Sheets-Other-resources", false), ("", false),
  ])
  func aReferenceMayNameTheBundleOfAPackage(bundle: String, isFound: Bool) throws {
    let reference = storyboard(
      .reference("r", to: "List").with(bundle.isEmpty ? "" : "bundleIdentifier=\"\(bundle)\""))
    let listed = try withFolder([
      "App.xcodeproj/project.pbxproj": projectFile([
        TargetSketch("App", copies: ["App/Main.storyboard"])
      ]),
      "App/Main.storyboard": reference,
      "Kit/Package.swift": """
      let package = Package(name: "Sheets", targets: [.target(name: "Report_List", path: "List")])
      """,
      "Kit/List/List.storyboard": Self.screen,
    ]) { InputReader(threads: 1).projects(below: [$0]) }
    let app = try #require(listed.first { $0.kind == .app })
    #expect(app.documents.map(\.name).contains("Kit/List/List.storyboard") == isFound)
    #expect(listed.count == (isFound ? 1 : 2))
  }

  /// A workspace adds a package to an app without a trace of its folder in the project file.
  @Test(arguments: [("Kit", ["A.swift", "Kit/Sources/Kit/K.swift"]), ("Other", ["A.swift"])])
  func packagesOfTheWorkspaceBelongToTheAppsThatLinkThem(product: String, files: [String]) throws {
    let sources = try sources([
      "App.xcodeproj/project.pbxproj": projectFile(
        [TargetSketch("App", compiles: ["A.swift"], links: ["KP"])],
        packages: "KP = { isa = XCSwiftPackageProductDependency; productName = \(product); };"),
      "Kit/Package.swift": """
      let package = Package(
        name: "Things", products: [.library(name: "Kit", targets: ["Kit"])],
        targets: [.target(name: "Kit")])
      """,
      "A.swift": "", "Kit/Sources/Kit/K.swift": "",
    ])
    #expect(sources["App"] == files)
  }

  @Test func frameworksOfAnotherProjectBelongToTheAppsThatLinkThem() throws {
    let sources = try sources([
      "App.xcodeproj/project.pbxproj": projectFile([
        TargetSketch("One", compiles: ["A.swift"], linksProducts: ["Kit.framework", "libSet.a"]),
        TargetSketch("Two", compiles: ["B.swift"]),
      ]),
      "Kit/Kit.xcodeproj/project.pbxproj": projectFile([
        TargetSketch("Kit", type: "framework", compiles: ["Names.swift"])
      ]),
      "Set/Set.xcodeproj/project.pbxproj": projectFile([
        TargetSketch("Set", type: "library.static", compiles: ["Set.swift"])
      ]),
      "A.swift": "", "B.swift": "", "Kit/Names.swift": "", "Set/Set.swift": "",
    ])
    #expect(sources["One"] == ["A.swift", "Kit/Names.swift", "Set/Set.swift"])
    #expect(sources["Two"] == ["B.swift"])
  }

  @Test func twinsHaveTheCodeOfBoth() throws {
    let sources = try sources([
      "App.xcodeproj/project.pbxproj": projectFile([
        TargetSketch("App", copies: ["Main.storyboard"], compiles: ["A.swift"]),
        TargetSketch("Beta", copies: ["Main.storyboard"], compiles: ["B.swift"]),
      ]),
      "Main.storyboard": Self.screen, "A.swift": "", "B.swift": "",
    ])
    #expect(sources == ["App": ["A.swift", "B.swift"]])
  }

  @Test func whatOnlyAVariantCompilesIsLeftOut() throws {
    let sources = try sources([
      "App.xcodeproj/project.pbxproj": projectFile([
        TargetSketch("App", copies: ["Main.storyboard"], compiles: ["A.swift", "Own.swift"]),
        TargetSketch("Beta", copies: ["Main.storyboard"], compiles: ["A.swift", "B.swift"]),
        TargetSketch(
          "Debugging", copies: ["Main.storyboard"],
          compiles: ["A.swift", "B.swift", "Tools/T.swift"]),
      ]),
      "Main.storyboard": Self.screen, "A.swift": "", "B.swift": "", "Own.swift": "",
      "Tools/T.swift": "",
    ])
    #expect(sources == ["App": ["A.swift", "B.swift", "Own.swift"]])
  }

  @Test func appsWithoutDocumentsAreDistinguishedByTheirCode() throws {
    let files: KeyValuePairs = [
      "App.xcodeproj/project.pbxproj": projectFile([
        TargetSketch("One", compiles: ["A.swift"]), TargetSketch("Two", compiles: ["B.swift"]),
        TargetSketch("Three", compiles: ["A.swift"]),
      ]),
      "A.swift": "class Tabs: UITabBarController {}", "B.swift": "",
    ]
    #expect(try sources(files) == ["One": ["A.swift"], "Two": ["B.swift"]])
    let input = try withFolder(files) { InputReader(threads: 1).read([$0]) }
    #expect(input.projects.map { $0.apps.map(\.name) } == [["One", "Three"], ["Two"]])
    #expect(input.projects.map { $0.source?.containers.count } == [1, 0])
  }

  @Test func whoWantsNoSourceListsNone() throws {
    let files: KeyValuePairs = [
      "App.xcodeproj/project.pbxproj": projectFile([TargetSketch("App", compiles: ["A.swift"])]),
      "A.swift": "", "Other/Package.swift": "", "Other/Tabs.swift": "",
    ]
    let listed = try withFolder(files) {
      InputReader(threads: 1, readsSource: false).projects(below: [$0])
    }
    #expect(listed.map(\.sources.count) == [0])
  }

  /// The names of the source files of each app.
  private func sources(_ files: KeyValuePairs<String, String>) throws -> [String: [String]] {
    let listed = try withFolder(files) { InputReader(threads: 2).projects(below: [$0]) }
    return Dictionary(
      uniqueKeysWithValues: listed.filter { $0.kind == .app }
        .map { ($0.name, $0.sources.map(\.name)) })
  }
}
