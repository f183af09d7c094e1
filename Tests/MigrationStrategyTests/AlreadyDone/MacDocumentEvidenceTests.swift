import FileReading
import Guidance
import InterfaceBuilder
import MigrationStrategy
import NavigationGraph
import Projects
import TestSupport
import Testing

/// What documents for the Mac show as done.
@Suite struct MacDocumentEvidenceTests {
  private static let app = App.deepTabs("Inbox", "Sent", "Drafts")

  @Test func whatHasACommandIsDone() throws {
    let menu = ["Inbox", "Sent", "Drafts…"].map { command($0) }.joined()
    let found = try recommendation("tab-bar/view-menu-commands", beside: menu)
    #expect(found.status == .done)
    #expect(found.evidence.map(\.location.line) == [1, 2, 3])
    #expect(found.evidence.first?.text == "the command “Inbox”")
    #expect(found.missing.isEmpty)
  }

  @Test func someCommandsAreNotAll() throws {
    let found = try recommendation("tab-bar/view-menu-commands", beside: command("sent"))
    #expect(found.status == .open)
    #expect(found.evidence.count == 1)
    #expect(found.missing == ["Inbox", "Drafts"])
  }

  @Test func fourOfFiveAreEnoughAndTheFifthIsNamed() throws {
    let app = App.flatTabs("A", "B", "C", "D", "E")
    let menu = ["A", "B", "C", "D"].map { command($0) }.joined()
    let found = try recommendation("tab-bar/view-menu-commands", of: app, beside: menu)
    #expect(found.status == .done)
    #expect(found.evidence.count == 4 && found.missing == ["E"])
    let less = ["A", "B", "C"].map { command($0) }.joined()
    let open = try recommendation("tab-bar/view-menu-commands", of: app, beside: less)
    #expect(open.status == .open)
    #expect(open.evidence.count == 3 && open.missing == ["D", "E"])
  }

  @Test(
    arguments: [
      (["1", "2", "3"], ["Inbox", "b", "c"], true), (["1", "2", "4"], ["Inbox", "b", "c"], false),
      (["1", "2"], ["Inbox", "b"], false), (["1", "2", "3"], ["a", "b", "c"], false),
    ])
  func keysForAllSectionsAreEnough(keys: [String], titles: [String], isDone: Bool) throws {
    let menu = zip(titles, keys).map { command($0, key: $1) }.joined()
    let found = try recommendation("tab-bar/view-menu-commands", beside: menu)
    #expect((found.status == .done) == isDone)
    #expect(found.missing.isEmpty == isDone || found.evidence.isEmpty)
  }

  @Test(
    arguments: [
      "", #"<menuItem title="Inbox" id="a"/>"#, #"<splitViewItem id="a"/>"#,
    ])
  func otherThingsAreNoSign(xml: String) throws {
    for rule in ["tab-bar/view-menu-commands", "tab-bar/to-sidebar"] {
      let found = try recommendation(rule, beside: xml)
      #expect(found.status == .open)
      #expect(found.evidence.isEmpty && found.missing.isEmpty)
    }
  }

  @Test func settingsOfAMacAppHaveAWindow() throws {
    let app = App.deepTabs("Inbox", "Sent", "Settings")
    let found = try recommendation(
      "tab-bar/settings-tab", of: app, beside: command("Settings…", key: ","))
    #expect(found.status == .done)
    let other = try recommendation(
      "tab-bar/settings-tab", of: app, beside: command("Settings…", key: "s"))
    #expect(other.status == .open)
  }

  @Test func aSidebarIsDone() throws {
    let sidebar = #"<splitViewItem behavior="sidebar" id="a"/>"#
    #expect(try recommendation("tab-bar/to-sidebar", beside: sidebar).status == .done)
  }

  @Test(
    arguments: [
      ("split-view/toggle-command", #"<action selector="toggleSidebar:" id="x"/>"#, ""),
      ("split-view/third-column", "", #"<splitViewItem behavior="contentList" id="c"/>"#),
    ])
  func columnsAreEvidence(rule: String, action: String, xml: String) throws {
    let item = "<menuItem title=\"A\" id=\"i\"><connections>\(action)</connections></menuItem>"
    let found = try recommendation(rule, of: .twoLists, beside: item + xml)
    #expect(found.status == .done)
  }

  @Test func whatTheTeamSaysStands() throws {
    let text = """
      decisions: [{ rule: tab-bar/to-sidebar, status: declined, reason: Not for us. }]
      """
    let configuration = try Configuration(".macward.yml", text: text)
    let sidebar = #"<splitViewItem behavior="sidebar" id="a"/>"#
    let found = try recommendation("tab-bar/to-sidebar", beside: sidebar, configuration)
    #expect(found.status == .declined)
  }

  @Test func whatIsDoneStaysInTheMenuBar() throws {
    let menu = ["Inbox", "Sent", "Drafts"].map { command($0) }.joined()
    let titles = try advice(on: Self.app, beside: menu).menuBar.menus.flatMap(\.items).map(\.title)
    #expect(titles.contains("Inbox"))
  }

  private func command(_ title: String, key: String? = nil) -> String {
    "<menuItem title=\"\(title)\" id=\"i\" \(key.map { "keyEquivalent=\"\($0)\"" } ?? "")>"
      + "<connections>"
      + "<action selector=\"show:\" id=\"a\"/></connections></menuItem>\n"
  }

  private func recommendation(
    _ rule: String, of app: App = app, beside mac: String, _ configuration: Configuration? = nil
  ) throws -> Recommendation {
    let advice = try advice(on: app, beside: mac, configuration)
    return try #require(advice.recommendations.first { $0.rule == rule })
  }

  private func advice(
    on app: App, beside mac: String, _ configuration: Configuration? = nil
  ) throws -> Advice {
    let text = "<document targetRuntime=\"MacOSX.Cocoa\">\(mac)</document>"
    var project = app.graph.project
    if case .leftOut(_, _, let interface?) = DocumentReader().read(Array(text.utf8), as: "Mac.xib")
    {
      project.macInterfaces = [interface]
    }
    return Strategy(try Catalog.inBinary.get()).advice(for: project, configuration)
  }
}
