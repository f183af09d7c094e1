package import FileReading
import InterfaceBuilder
import Projects
import SourceEvidence

/// A button in a navigation bar or toolbar.
package struct BarItem: Sendable {
  /// The bars that contain items.
  package enum Bar: String, Sendable { case navigationBar, toolbar }

  /// The object ID.
  package var id: String
  /// The source location.
  package var location: SourceLocation
  /// The bar that contains the item.
  package var bar: Bar
  /// The element of the bar, or of the controller whose bar it is.
  package var holder: Int
  /// The title, or `nil` if there is none.
  package var title: String?
  /// The title in the app's development language, if the app is read in another one.
  package var originalTitles: Set<String>
  /// The system item, such as `add`.
  package var systemItem: String?
  /// The image's name.
  package var image: String?
  /// Whether the item is connected to an action, a segue, or an outlet in code.
  package var isConnected: Bool

  /// The names of the outlets in code that the item is connected to.
  package var outlets: Set<String>

  /// The selector of its action, or `nil` if there is none.
  package var selector: String?

  /// The accessibility label, or `nil` if there is none.
  package var accessibilityLabel: String?

  /// The side of the navigation bar: `right` or `left`, or `nil` for an item elsewhere.
  package var side: String?

  /// The view that the item shows instead of a button.
  package var view: BarView?

  /// The purpose that code states for it.
  var purpose: CodeBarItem.Purpose?
  /// Whether code makes it.
  package var isInCode = false
  /// Whether it is there only at times.
  package var isPossible = false
  /// The titles of the commands in its menu.
  package var menu: [String] = []

  /// The words for what it does: the title, the accessibility label, the name of the system item or
  /// symbol, or the words of the selector. The name of an image is none.
  package var label: String? {
    if let title, title.contains(where: \.isLetter) { return title }
    // What ends a screen is known by its place as well.
    if let systemItem, Self.endings.contains(systemItem) { return Self.systemNames[systemItem] }
    return accessibilityLabel ?? BarItemTitle.title(standard: standardName, selector: selector)
      ?? purpose.map(Self.name)
  }

  /// Returns the name of a button of which code states only what it is for.
  private static func name(of purpose: CodeBarItem.Purpose) -> String {
    switch purpose {
    case .cancels: "Cancel"
    case .confirms: "Done"
    case .closes: "Close"
    }
  }

  private var standardName: String? {
    systemItem.map { Self.systemNames[$0] ?? spelledOut($0) }
      ?? image.flatMap { Self.symbolNames[$0] }
  }

  /// Whether it shows something that people can recognize.
  package var isVisible: Bool { title != nil || systemItem != nil || image != nil || isInCode }

  /// The name in a sentence: a label in quotation marks, the name of its action if it has no other
  /// label, or a description of its view.
  package var phrase: String? {
    guard let label else { return view?.phrase }
    guard isNamedByAction, let selector else { return "“\(label)”" }
    return "a button for \(selector.prefix { $0 != ":" })"
  }

  /// Whether only the name of its action says what it does. People do not read this name.
  package var isNamedByAction: Bool {
    let hasTitle = title?.contains(where: \.isLetter) ?? false
    return !hasTitle && accessibilityLabel == nil && label != standardName
  }

  /// Whether the item performs an action, and does not only show or hold a value.
  package var isButton: Bool { view?.isButton ?? true }

  /// Whether the item only shows something, so that people cannot use it.
  package var isDecoration: Bool { view?.isDecoration ?? false }

  /// Whether the item has the prominent style of a confirming button.
  package var isProminent: Bool

  /// Whether the item ends its screen.
  package var endsScreen: Bool {
    purpose != nil
      || [systemItem, title].compactMap { $0?.lowercased() }.contains(where: Self.endings.contains)
      || originalTitles.contains { Self.endings.contains($0.lowercased()) }
  }

  /// Whether it drops what people did: Cancel.
  package var cancels: Bool { purpose == .cancels || hasName("cancel") }

  /// Whether it keeps what people did: Save, or what code puts at the place for it.
  package var saves: Bool { hasName("save") }

  /// Whether it confirms what people did if there is a way to cancel as well.
  package var confirms: Bool { purpose == .confirms || hasName("done") }

  private func hasName(_ name: String) -> Bool {
    systemItem?.lowercased() == name || title?.lowercased() == name
  }

  private static let endings: Set<String> = ["done", "cancel", "close", "save", "back"]
  private static let systemNames = [
    "action": "Share", "trash": "Delete", "add": "Add", "edit": "Edit", "save": "Save",
    "compose": "Compose", "reply": "Reply", "organize": "Organize", "search": "Search",
    "refresh": "Refresh", "stop": "Stop", "camera": "Camera", "play": "Play", "pause": "Pause",
    "bookmarks": "Bookmarks", "undo": "Undo", "redo": "Redo", "rewind": "Rewind",
    "fastForward": "Fast Forward", "done": "Done", "cancel": "Cancel", "close": "Close",
  ]
  private static let symbolNames = [
    "plus": "Add", "plus.circle": "Add", "trash": "Delete", "square.and.arrow.up": "Share",
    "square.and.pencil": "Compose", "magnifyingglass": "Search", "arrow.clockwise": "Refresh",
    "chevron.backward": "Back", "chevron.left": "Back", "arrow.backward": "Back",
    "arrow.left": "Back",
    "chevron.forward": "Forward", "chevron.right": "Forward", "arrow.forward": "Forward",
    "arrow.right": "Forward", "camera": "Camera", "bookmark": "Bookmarks", "gear": "Settings",
    "gearshape": "Settings",
  ]

  /// Whether the item is only a space between others.
  package var isSpace: Bool { systemItem == "flexibleSpace" || systemItem == "fixedSpace" }
}

extension NavigationGraph {
  /// Returns the buttons in the bars of a screen: those of its document in file order, then those of its code.
  package func barItems(of node: NodeID) -> [BarItem] {
    let inCode = codeContents[node]?.barItems ?? []
    return itemsInDocument(of: node) + inCode.map(barItem)
  }

  private func barItem(_ code: CodeBarItem) -> BarItem {
    let title = code.title?.readable.flatMap(\.trimmedOrNil)
    var item = BarItem(
      id: "", location: code.place, bar: code.side == .bottom ? .toolbar : .navigationBar,
      holder: 0, title: title, originalTitles: title.flatMap { project.originals[$0] } ?? [],
      systemItem: code.systemItem, isConnected: true, outlets: [], selector: code.selector,
      accessibilityLabel: code.label?.readable.flatMap(\.trimmedOrNil),
      side: [.left, .right].contains(code.side) ? code.side.rawValue : nil,
      view: BarView(code.content), isProminent: code.isProminent)
    if case .symbol(let name)? = code.image { item.image = name }
    (item.purpose, item.isPossible, item.isInCode) = (code.purpose, code.isPossible, true)
    item.menu = code.menu.compactMap { $0.readable?.trimmedOrNil }
    return item
  }

  private func itemsInDocument(of node: NodeID) -> [BarItem] {
    guard let document = file(node).document else { return [] }
    let element = element(of: node)
    // The back button of an item is in the bars of the screens that follow.
    let found = document.tree.descendants(of: element, named: .barButtonItem).filter {
      !document.tree.hasValue("backBarButtonItem", for: .key, of: $0)
    }
    guard !found.isEmpty else { return [] }
    let outlets = Dictionary(
      grouping: document.tree.descendants(of: element, named: .outlet),
      by: { document.tree[$0, .destination] ?? "" })
    return found.map { barItem(at: $0, in: document, outlets) }.filter { !$0.isSpace }
  }

  /// Returns a bar item. It counts as connected if code has an outlet to it, unless it is disabled.
  private func barItem(
    at element: Int, in document: Document, _ outlets: [String: [Int]]
  ) -> BarItem {
    let tree = document.tree
    let around = sequence(first: element) { tree.parent(of: $0) }
    let isNavigation = around.contains { tree.isElement($0, named: .navigationItem) }
    let toolbar = around.first { tree.isElement($0, named: .toolbar) }
    let id = tree[element, .id] ?? ""
    let isConnected = tree.children(of: element, named: .connections).contains { _ in true }
    let isDisabled = tree.hasValue("NO", for: .enabled, of: element)
    let title = tree.itemTitle(of: element)
    let action = tree.children(of: element, named: .connections)
      .flatMap { tree.children(of: $0, named: .action) }.first
    return BarItem(
      id: id, location: document.location(of: element),
      bar: isNavigation ? .navigationBar : .toolbar, holder: toolbar ?? 0,
      title: title, originalTitles: title.flatMap { project.originals[$0] } ?? [],
      systemItem: tree[element, .systemItem], image: tree[element, .image],
      isConnected: isConnected || (outlets[id] != nil && !isDisabled),
      outlets: Set((outlets[id] ?? []).compactMap { tree[$0, .property] }),
      selector: action.flatMap { tree[$0, .selector] },
      accessibilityLabel: tree.accessibilityLabel(of: element), side: side(of: element, in: tree),
      view: BarView(in: element, of: document),
      isProminent: tree.hasValue("done", for: .style, of: element))
  }

  /// The side of the navigation bar that an item is on, by its key or by that of the list around it.
  private func side(of element: Int, in tree: ElementTree) -> String? {
    let parent = tree.parent(of: element).map { tree.spelling(of: $0) } ?? ""
    let keys = [tree[element, .key] ?? "", parent]
    return ["right", "left"].first { side in keys.contains { $0.hasPrefix(side + "BarButtonItem") }
    }
  }
}
