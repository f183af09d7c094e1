import Foundation
import TestSupport
import Testing

/// What the program makes of source code.
@Suite struct SourceEvidenceTests {
  private static let menu = """
    import UIKit

    class AppDelegate: UIResponder, UIApplicationDelegate {
      override func buildMenu(with builder: UIMenuBuilder) {
        let reply = UIKeyCommand(
          title: "Reply", action: #selector(reply), input: "r", modifierFlags: .command)
        builder.insertChild(
          UIMenu(title: "", options: .displayInline, children: [reply]), atStartOfMenu: .file)
      }
    }

    class MessagesViewController: UITableViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        refreshControl = UIRefreshControl()
        tableView.tableFooterView = UIPickerView()
      }
    }
    """

  private static let storyboard = TestSupport.storyboard(initial: "home", .empty("home"))

  @Test func controlsAndKeysInCodeAreReportedWithTheirPlaces() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.storyboard, to: "Main.storyboard")
    try folder.write(Self.menu, to: "AppDelegate.swift")
    let run = try await Macward.start("report", "--details", in: folder.url)
    #expect(run.status == 0)
    for words in [
      "From source  1 source file, 1 parsed: 1 command", "AppDelegate.swift:15 · from source",
      "Controls that crash in the Mac idiom", "Already there (AppDelegate.swift:5).",
      "⌘R belongs to “Reply” (AppDelegate.swift:5).",
    ] {
      #expect(run.output.contains(words), "\(words)")
    }
    let without = try await Macward.run("report", folder.url.path, "--no-source", "--details")
    #expect(!without.output.contains("from source"))
  }

  @Test func jsonTellsItApart() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.storyboard, to: "Main.storyboard")
    try folder.write(Self.menu, to: "AppDelegate.swift")
    let run = try await Macward.run("report", folder.url.path, "--format", "json")
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let project = try #require((json?["projects"] as? [[String: Any]])?.first)
    let source = try #require(project["source"] as? [String: Int])
    #expect(source["files"] == 1 && source["commands"] == 1)
    let found = try #require(project["recommendations"] as? [[String: Any]])
    let refresh = found.first { $0["rule"] as? String == "menu/refresh-command" }
    #expect(refresh?["fromSource"] as? Bool == true)
    #expect((refresh?["subject"] as? [String: Any])?["line"] as? Int == 15)
  }
}
