import InterfaceBuilder
import Testing

@Suite struct MacInterfaceTests {
  @Test func menusTellTitlesKeysAndActions() throws {
    let interface = try read(
      """
      <menuItem title="Inbox" keyEquivalent="I" id="a">
      <modifierMask key="keyEquivalentModifierMask" option="YES" command="YES"/>
      <connections><action selector="showInbox:" target="b" id="c"/></connections></menuItem>
      <menuItem title="Plain" keyEquivalent="p" id="d"/>
      <menuItem title="Control" keyEquivalent="k" id="e">
      <modifierMask key="keyEquivalentModifierMask" control="YES"/></menuItem>
      <menuItem isSeparatorItem="YES" id="f"/>
      """)
    #expect(interface.menuItems.map(\.title) == ["Inbox", "Plain", "Control"])
    #expect(interface.menuItems.map(\.key) == ["i", "p", "k"])
    #expect(interface.menuItems.map(\.usesCommand) == [true, true, false])
    #expect(interface.menuItems.map(\.action) == ["showInbox:", nil, nil])
    #expect(interface.menuItems.map(\.line) == [2, 5, 6])
  }

  @Test(
    arguments: [
      (#"<splitViewItem behavior="sidebar" id="a"/>"#, MacInterface.Part.sidebar),
      (#"<splitViewItem behavior="contentList" id="a"/>"#, .contentList),
      (#"<outlineView selectionHighlightStyle="sourceList" id="a"/>"#, .sidebar),
      (#"<tabViewController tabStyle="toolbar" id="a"/>"#, .toolbarTabs),
      (#"<tabViewController tabStyle="segmentedControlOnTop" id="a"/>"#, .toolbarSegments),
      (#"<toolbarItem id="i"><segmentedControl id="a"/></toolbarItem>"#, .toolbarSegments),
      (#"<searchToolbarItem id="a"/>"#, .toolbarSearch),
      (#"<toolbarItem id="i"><searchField id="a"/></toolbarItem>"#, .toolbarSearch),
    ])
  func windowsHaveParts(xml: String, part: MacInterface.Part) throws {
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

  @Test func toolbarItemsHaveLabels() throws {
    let interface = try read(#"<toolbarItem label="Share" id="a"/><toolbarItem id="b"/>"#)
    #expect(interface.toolbarLabels.map(\.label) == ["Share"])
  }

  private func read(_ inside: String) throws -> MacInterface {
    let text = "<document targetRuntime=\"MacOSX.Cocoa\"><objects>\n\(inside)</objects></document>"
    let outcome = DocumentReader().read(Array(text.utf8), as: "Mac.xib")
    guard case .leftOut(.macOS, _, let interface?) = outcome else {
      throw TestFailure("no document for the Mac")
    }
    return interface
  }
}

private struct TestFailure: Error {
  init(_ reason: String) { self.reason = reason }
  let reason: String
}
