import FileReading
import Foundation
import InterfaceBuilder
import Projects
import SourceEvidence
import TestSupport
import Testing

/// Folders that hold source code and no documents.
@Suite struct SourceFolderTests {
  private static let tabs = """
    class Tabs: UITabBarController {
      override func viewDidLoad() { viewControllers = [First(), Second()] }
    }
    class First: UIViewController {}
    class Second: UIViewController {}
    """
  private static let model = "struct Model { var name = \"\" }"
  private static let screen = storyboard(initial: "a", .screen("a"))

  @Test func codeThatMakesContainersIsAProject() throws {
    let input = try read(["Sources/Tabs.swift": Self.tabs, "Sources/Model.swift": Self.model])
    #expect(input.projects.map(\.kind) == [.folder])
    #expect(input.projects.map(\.root) == ["."])
    #expect(input.projects.map(\.sourceFileCount) == [2])
    #expect(input.projects.map(\.containerFiles) == [["Sources/Tabs.swift"]])
    #expect(input.statistics == noStatistics())
  }

  @Test func codeThatMakesNoneIsNothing() throws {
    #expect(try read(["Model.swift": Self.model, "Package.swift": ""]).isEmpty)
    #expect(try read(["Tests/Tabs.swift": Self.tabs, "Pods/Tabs.swift": Self.tabs]).isEmpty)
    #expect(try read(["Broken.swift": "}}} UITabBarController ((("]).isEmpty)
    let files: KeyValuePairs = ["Tabs.swift": Self.tabs]
    let input = try withFolder(files) { InputReader(threads: 1, readsSource: false).read([$0]) }
    #expect(input.isEmpty)
  }

  @Test func eachPackageIsAProject() throws {
    let input = try read([
      "One/Package.swift": "", "One/Sources/Tabs.swift": Self.tabs, "Two/Package.swift": "",
      "Two/Sources/Model.swift": Self.model, "Three/Package.swift": "",
      "Three/Main.storyboard": Self.screen, "Three/Tabs.swift": Self.tabs,
    ])
    #expect(input.projects.map(\.root) == ["One", "Three"])
    #expect(input.projects.map(\.documents.count) == [0, 1])
    #expect(input.projects.map(\.containerFiles) == [["Sources/Tabs.swift"], ["Tabs.swift"]])
  }

  @Test func codeBesideDocumentsOfTestsIsAProject() throws {
    let input = try read(["Tabs.swift": Self.tabs, "Tests/Test.storyboard": Self.screen])
    #expect(input.projects.map(\.containerFiles) == [["Tabs.swift"]])
    #expect(input.projects.flatMap(\.problems).count == 1)
  }

  @Test func codeAroundOrBelowAnAppIsNoProject() throws {
    let project = """
      { rootObject = P; objects = { P = { isa = PBXProject; targets = (A); };
      A = { isa = PBXNativeTarget; name = A; buildConfigurationList = L;
        productType = "com.apple.product-type.application"; };
      L = { buildConfigurations = (C); };
      C = { isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = iphoneos; }; };
      }; }
      """
    let input = try read([
      "App/A.xcodeproj/project.pbxproj": project, "App/Model.swift": Self.model,
      "App/Modules/Kit/Package.swift": "", "App/Modules/Kit/Tabs.swift": Self.tabs,
      "Scripts/Tabs.swift": Self.tabs, "Kit/Kit.xcodeproj/": "", "Kit/Tabs.swift": Self.tabs,
    ])
    #expect(input.projects.map(\.root) == ["App"])
    #expect(input.projects.map(\.sourceFileCount) == [1])
  }

  @Test func twoWaysToAFolderAreOneProject() throws {
    let files: KeyValuePairs = ["One/Package.swift": "", "One/Tabs.swift": Self.tabs]
    let input = try withFolder(files) { InputReader(threads: 1).read([$0, $0 + "/One"]) }
    #expect(input.projects.count == 1)
  }

  @Test func aCacheReadsEachFileOnce() throws {
    let reader = InputReader(threads: 1)
    try withFolder(["A/Package.swift": "", "A/Tabs.swift": Self.tabs]) { root in
      let listed = reader.projects(below: [root])
      var cache = SourceCache()
      let first = reader.read(projects: listed, keeping: &cache)
      try FileManager.default.removeItem(atPath: root + "/A/Tabs.swift")
      let again = reader.read(projects: listed, keeping: &cache)
      #expect(first.projects.map(\.source) == again.projects.map(\.source))
      #expect(first.projects.count == 1)
      #expect(reader.read(projects: listed).projects.isEmpty)
    }
  }

  private func read(_ files: KeyValuePairs<String, String>) throws -> Input {
    try withFolder(files) { InputReader(threads: 2).read([$0]) }
  }
}

extension Project {
  /// The files whose code makes containers.
  fileprivate var containerFiles: [String] { source?.containers.map(\.place.file) ?? [] }
}
