import FileReading
import InterfaceBuilder
import NavigationGraph
import Projects
import Testing

@Suite struct MacDocumentTests {
  @Test func commandsTellTitlesKeysAndActions() throws {
    let action = #"<connections><action selector="show:" target="b" id="c"/></connections>"#
    let document = try read(
      """
      <menuItem title="Inbox" keyEquivalent="I" id="a">
      <modifierMask key="keyEquivalentModifierMask" option="YES" command="YES"/>
      \(action)</menuItem>
      <menuItem title="Plain" keyEquivalent="p" id="d">\(action)</menuItem>
      <menuItem title="Control" keyEquivalent="k" id="e">
      <modifierMask key="keyEquivalentModifierMask" control="YES"/>\(action)</menuItem>
      <menuItem title="View" id="g"/>
      <menuItem isSeparatorItem="YES" id="f"/>
      """)
    #expect(document.commands.map(\.title) == ["Inbox", "Plain", "Control"])
    #expect(document.commands.map(\.key) == ["i", "p", nil])
    #expect(document.commands.map(\.action) == ["show:", "show:", "show:"])
    #expect(document.commands.map(\.location.line) == [2, 5, 6])
    #expect(document.location.file == "Mac.xib" && document.location.line == 1)
  }

  @Test(
    arguments: [
      (#"<splitViewItem behavior="sidebar" id="a"/>"#, MacDocument.Part.sidebar),
      (#"<splitViewItem behavior="contentList" id="a"/>"#, .contentList),
      (#"<outlineView selectionHighlightStyle="sourceList" id="a"/>"#, .sidebar),
      (#"<tabViewController tabStyle="toolbar" id="a"/>"#, .toolbarTabs),
      (#"<tabViewController tabStyle="segmentedControlOnTop" id="a"/>"#, .toolbarSegments),
      (#"<toolbarItem id="i"><segmentedControl id="a"/></toolbarItem>"#, .toolbarSegments),
      (#"<searchToolbarItem id="a"/>"#, .toolbarSearch),
      (#"<toolbarItem id="i"><searchField id="a"/></toolbarItem>"#, .toolbarSearch),
    ])
  func windowsHaveParts(xml: String, part: MacDocument.Part) throws {
    #expect(try read(xml).parts.map(\.part) == [part])
  }

  @Test(
    arguments: [
      #"<splitViewItem id="a"/>"#, #"<outlineView id="a"/>"#, #"<segmentedControl id="a"/>"#,
      #"<searchField id="a"/>"#, #"<tabViewController id="a"/>"#,
    ])
  func whatStandsElsewhereIsNoSuchPart(xml: String) throws {
    #expect(try read(xml).parts.isEmpty)
  }

  private func read(_ inside: String) throws -> MacDocument {
    let text = "<document targetRuntime=\"MacOSX.Cocoa\"><objects>\n\(inside)</objects></document>"
    var project = Project(name: "Example", root: ".")
    if case .leftOut(.macOS, _, let interface?) = DocumentReader().read(
      Array(text.utf8), as: "Mac.xib")
    {
      project.macInterfaces = [interface]
    }
    return try #require(NavigationGraph(project).macDocuments.first)
  }
}
