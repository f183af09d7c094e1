import FileReading
import InterfaceBuilder
import Projects
import TestSupport
import Testing

/// Documents that the targets of a project leave out are no part of its app.
@Suite struct UnbuiltDocumentTests {
  private static let screen = storyboard(initial: "a", .screen("a"))

  @Test func whatNoTargetContainsIsLeftOut() throws {
    let input = try read([
      "App.xcodeproj/project.pbxproj": projectFile([
        TargetSketch("App", copies: ["Main.storyboard"])
      ]),
      "Main.storyboard": Self.screen, "Old/Old.storyboard": Self.screen,
      "Old/Cell.xib": Self.screen,
    ])
    #expect(input.projects.map(\.kind) == [.app])
    #expect(input.projects.flatMap(\.documents).map(\.file) == ["Main.storyboard"])
    #expect(
      input.projects.flatMap(\.problems).map { "\($0.location.file): \($0.message)" } == [
        "Old: 2 documents here are counted and left out of the advice, because no target of the "
          + "project contains them. Name the file to review it."
      ])
    #expect(input.statistics.storyboards == 2)
  }

  @Test func whoNamesTheFileOrTheFolderMeansIt() throws {
    let files = [
      "App.xcodeproj/project.pbxproj": projectFile([TargetSketch("App")]),
      "Old/Old.storyboard": Self.screen,
    ]
    try withFolder(files: files.sorted { $0.key < $1.key }.map { $0 }) { root in
      for path in ["/Old", "/Old/Old.storyboard"] {
        let input = InputReader(threads: 1).read([root + path])
        #expect(input.projects.flatMap(\.documents).count == 1)
      }
      let all = InputReader(threads: 1, includesExcludedFolders: true).read([root])
      #expect(all.projects.flatMap(\.documents).count == 1)
    }
  }

  /// A file that the project expects elsewhere, a pod, and a package have documents of their own.
  @Test(arguments: [
    ("App/Main.storyboard", "Moved/Main.storyboard", ""),
    ("Main.storyboard", "Pod/Cell.xib", "Pod/Cells.podspec"),
    ("Main.storyboard", "Kit/Sources/Cell.xib", "Kit/Package.swift"),
  ])
  func whatMayBeBuiltInAnotherWayIsJudged(copied: String, document: String, build: String) throws {
    let files = [
      "App.xcodeproj/project.pbxproj": projectFile([TargetSketch("App", copies: [copied])]),
      document: Self.screen, build.isEmpty ? "Notes.txt" : build: "",
    ]
    let input = try withFolder(files: files.sorted { $0.key < $1.key }.map { $0 }) {
      InputReader(threads: 1).read([$0])
    }
    #expect(input.projects.flatMap(\.documents).count == 1)
  }

  @Test func documentsAloneAreJudged() throws {
    let input = try read(["Old/Old.storyboard": Self.screen, "Cell.xib": Self.screen])
    #expect(input.projects.flatMap(\.documents).count == 2)
  }

  @Test(arguments: [
    ("SUPPORTED_PLATFORMS = \"iphoneos appletvos\";", 1), ("SDKROOT = appletvos;", 2),
  ])
  func whatIsForAppleTVOnlyIsNotInTheAppForTouch(settings: String, count: Int) throws {
    let app = TargetSketch(
      "App", copies: ["Main.storyboard"], copiesOnTV: ["TV.storyboard"], settings: settings)
    let input = try read([
      "App.xcodeproj/project.pbxproj": projectFile([app]),
      "Main.storyboard": Self.screen, "TV.storyboard": Self.screen,
    ])
    #expect(input.projects.map(\.documents.count) == [count])
    #expect(
      input.projects.flatMap(\.problems).contains {
        $0.message.hasSuffix("on other platforms only. Name the file to review it.")
      } == (count == 1))
  }

  @Test(arguments: [
    (".target(name: \"TV\", condition: .when(platforms: [.tvOS]))", 1),
    (".target(name: \"TV\", condition: .when(platforms: [.tvOS, .iOS]))", 2),
    ("\"TV\"", 2),
  ])
  func aTargetOfAPackageForAppleTVOnlyIsLeftOut(dependency: String, count: Int) throws {
    let input = try read([
      "Package.swift": """
      let package = Package(
        name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
        targets: [.target(name: "Kit", dependencies: [\(dependency)]), .target(name: "TV")])
      """,
      "Sources/Kit/Cell.xib": Self.screen, "Sources/TV/Main.storyboard": Self.screen,
    ])
    #expect(input.projects.flatMap(\.documents).count == count)
  }

  private func read(_ files: KeyValuePairs<String, String>) throws -> Input {
    try withFolder(files) { InputReader(threads: 2).read([$0]) }
  }
}
