import Foundation
import TestSupport
import Testing

/// Projects with unusual files and folders.
@Suite(.enabled(if: Shell.has("git"), "git is missing")) struct ScaffoldInputTests {
  @Test func linesKeepTheirCarriageReturns() async throws {
    let project = try await ScaffoldProject("DeepTabs") { $0.replacing("\n", with: "\r\n") }
    try await project.apply(try await project.patch())
    let file = project.folder.appending(path: "DeepTabs/Base.lproj/Main.storyboard")
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(text.contains("SectionTabBarController"))
    #expect(text.unicodeScalars.count { $0 == "\n" } == text.unicodeScalars.count { $0 == "\r" })
  }

  @Test func namesMayHaveSpacesAndUmlauts() async throws {
    let project = try await ScaffoldProject("DeepTabs", at: "Meine Gärten/Grün & Blau")
    try await project.apply(try await project.patch())
    #expect(project.contents["DeepTabs/Mac/AppSection.swift"] != nil)
  }

  @Test func titlesMayHoldWhatCodeAndMarkupMeanSomethingBy() async throws {
    let project = try await ScaffoldProject("DeepTabs") {
      $0.replacing("title=\"Today\"", with: "title=\"&quot;Heute&quot; \\(nil) &#10; &amp; Ö\"")
    }
    try await project.apply(try await project.patch())
    let code = try #require(project.contents["DeepTabs/Mac/AppSection.swift"])
    let text = String(decoding: code, as: UTF8.self)
    #expect(text.contains(#"case .heuteNilO: "\"Heute\" \\(nil) \n & Ö""#))
  }

  @Test func thePathsBeginAtTheFolderOfTheRepository() async throws {
    let project = try await ScaffoldProject("DeepTabs", at: "apps/garden")
    let patch = try await project.patch()
    #expect(patch.contains("+++ b/apps/garden/DeepTabs/Mac/AppSection.swift"))
    let inside = try await Macward.start(
      "scaffold", ".", "--all", "--format", "patch", in: project.folder)
    #expect(Self.files(inside.output) == Self.files(patch))
  }

  private static func files(_ patch: String) -> [Substring] {
    patch.split(separator: "\n").filter { $0.hasPrefix("+++ ") }
  }

  @Test func thereMayBeNoRepository() async throws {
    let project = try await ScaffoldProject("DeepTabs", isRepository: false)
    let patch = try await Macward.start(
      "scaffold", ".", "--all", "--format", "patch", in: project.folder)
    #expect(patch.output.contains("+++ b/DeepTabs/Mac/AppSection.swift"))
    try await project.apply(patch.output, in: project.folder)
    #expect(project.contents["DeepTabs/Mac/AppSection.swift"] != nil)
  }

  @Test func aMethodThatTheDelegateHasIsNotWrittenAgain() async throws {
    let project = try await ScaffoldProject("DeepTabs") {
      $0.replacing(
        "  var window: UIWindow?\n",
        with: "  override func buildMenu(with builder: any UIMenuBuilder) {}\n")
    }
    let run = try await project.run("scaffold", "--all")
    #expect(
      run.output.contains("AppDelegate buildMenu(with:) “addBack(to:"), "\(run.output)")
  }

  @Test func aTypeThatTheAppHasIsNamed() async throws {
    let project = try await ScaffoldProject("DeepTabs")
    try project.write(
      "import UIKit\n\nclass SectionTabBarController: UITableViewController {}\n",
      to: "DeepTabs/Food.swift")
    let run = try await project.run("scaffold", "--all")
    #expect(run.output.contains("The project has a type SectionTabBarController"))
  }
}
