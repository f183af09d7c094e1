package import FileReading
import InterfaceBuilder
import Projects
import RunningEvidence
import SourceEvidence

/// A tab of a tab bar.
package struct Tab: Sendable {
  /// The source of a tab's title, in the order of precedence
  /// (Interface-Builder-Format.md#titles-of-tabs).
  package enum TitleSource: String, Sendable {
    case itemBehindReference = "tab bar item of the controller behind the storyboard reference"
    case item = "tab bar item"
    case titleBehindReference = "title of the controller behind the storyboard reference"
    case title = "title of the tab's controller"
    case rootItem = "tab bar item of the root controller"
    case rootTitle = "title of the root controller"
    case declared = "description of a tab bar that code makes"
    case code = "code of the tab's first screen"
    case running = "tab in the running app"
    case runningClass = "class of a screen in the running app"
  }

  /// The position in the tab bar, starting at 0.
  package var position: Int
  /// The tab's controller, with a storyboard reference resolved if possible. `nil` in a bare tab
  /// bar, whose items have no controllers.
  package var node: NodeID?
  /// The title, or `nil` if no file contains one.
  package var title: String?
  /// The source of the title.
  package var titleSource: TitleSource?
  /// A suggestion for the title, if no file contains one.
  package var suggestedTitle: String?
  /// The tab's item in the tab bar.
  package var item: Item?
  /// The location of its item, or of the segue to it.
  package var location: SourceLocation
}

extension NavigationGraph {
  /// The tabs of a tab bar controller, in order.
  package func tabs(of tabBar: NodeID) -> [Tab] {
    let titles = titlesInCode(of: tabBar)
    let tabs = segues(from: tabBar).filter { $0.containment == .item }
      .enumerated().map { position, edge in
        let title = titles.indices.contains(position) ? titles[position] : nil
        return tab(at: position, through: edge, titledInCode: title)
      }
    let namedByClass = replacingSharedSuggestions(of: tabs) { className(of: $0) }
    return replacingSharedSuggestions(of: namedByClass) { _ in nil }
  }

  /// Returns the titles that the code of a tab bar in a document sets by position:
  /// `tabBar.items?[0].title = …`.
  private func titlesInCode(of tabBar: NodeID) -> [String?] {
    guard let name = screen(tabBar).customClass, let source = project.source else { return [] }
    let container = source.containers.first {
      $0.onlyChangesTabs && $0.name.map { source.classes.isKind(name, of: $0) } == true
    }
    return container?.tabs.map { $0.title?.readable?.trimmedOrNil } ?? []
  }

  /// Replaces the suggestions that several tabs share, such as the name of a storyboard, because
  /// they name none of the tabs.
  private func replacingSharedSuggestions(
    of tabs: [Tab], with other: (Tab) -> String?
  ) -> [Tab] {
    let count = Dictionary(tabs.compactMap(\.suggestedTitle).map { ($0, 1) }, uniquingKeysWith: +)
    return tabs.map { tab in
      guard let name = tab.suggestedTitle, count[name] != 1 else { return tab }
      var tab = tab
      tab.suggestedTitle = other(tab)
      return tab
    }
  }

  private func className(of tab: Tab) -> String? {
    tab.node.flatMap { className(of: screen(root(of: $0))) }
  }

  /// Returns the class of a first screen as words, unless it names no screen. The class of a stack
  /// does not name the screens in it.
  private func className(of root: Screen) -> String? {
    let name = root.kind == .stack ? nil : root.customClass
    return name.flatMap(displayWords)
  }

  /// The items of a bare tab bar in a view, in order.
  func bareTabs(of tabBar: Int, inDocument document: Int) -> [Tab] {
    let contents = project.documents[document]
    return bareTabs(contents.tabBarItems(in: tabBar).map { Item($0, in: contents) })
  }

  /// Returns the items of a bare tab bar as tabs.
  package func bareTabs(_ items: [Item]) -> [Tab] {
    items.enumerated().map { position, item in
      let title = item.shownTitle
      return Tab(
        position: position, node: nil, title: title, titleSource: title == nil ? nil : .item,
        suggestedTitle: nil, item: item, location: item.origin.location)
    }
  }

  private func tab(at position: Int, through edge: Edge, titledInCode title: String?) -> Tab {
    let own = screen(edge.destination)
    let behind = edge.target == edge.destination ? nil : screen(edge.target)
    let root = screen(root(of: edge.target))
    // A tab bar in code has the titles of its items. The screens of the tabs may set other titles.
    let described = file(edge.destination).isDocument ? nil : own.item
    // The code of a screen overrides the title of its item.
    let code = described == nil ? tabItem(of: [behind, own, root]) : nil
    let text = code?.text?.readable
    let candidates: [(String?, Tab.TitleSource)] = [
      (edge.named?.title?.text, .declared), (edge.seen?.title, .running),
      (described?.shownTitle, .declared),
      (title, .code), (code?.isOfItem == true ? text : nil, .code),
      (behind?.item?.shownTitle, .itemBehindReference), (own.item?.shownTitle, .item),
      (behind?.title, .titleBehindReference), (own.title, .title),
      (root.item?.shownTitle, .rootItem), (root.title, .rootTitle), (text, .code),
    ]
    let suggested = suggestedTitle(own, behind, root)
    let found =
      candidates.first { $0.0 != nil }
      ?? (edge.seen == nil ? nil : suggested.map { ($0, .runningClass) })
    let readItem = described ?? behind?.item ?? own.item ?? root.item
    let item = edge.named?.applied(to: readItem) ?? readItem
    return Tab(
      position: position, node: edge.target, title: found?.0, titleSource: found?.1,
      suggestedTitle: found == nil ? suggested : nil, item: item,
      location: item?.origin.location ?? edge.origin.location)
  }

  /// Returns the title that the code of the first of some screens sets for its own item.
  private func tabItem(of screens: [Screen?]) -> CodeScreenTitle? {
    guard let source = project.source, !source.tabItems.isEmpty else { return nil }
    let names = screens.compactMap { $0?.customClass }
    return names.lazy.compactMap { name in source.tabItems.first { $0.className == name } }.first
  }

  /// Returns a name that is no tab title, but can be suggested as one.
  private func suggestedTitle(_ own: Screen, _ behind: Screen?, _ root: Screen) -> String? {
    let screens = [behind, own, root].compactMap { $0 }
    return screens.lazy.compactMap(\.codeTitle.text).first
      ?? screens.lazy.compactMap(\.navigationTitle).first
      ?? screens.lazy.compactMap(\.userLabel).first
      ?? screens.lazy.compactMap(\.reference?.storyboard).first.map(spelledOut)
      ?? className(of: root)
  }

  /// The names of classes that stand in for a screen, and name none.
  static let emptyNames: Set = ["Empty", "Blank", "Dummy", "Placeholder", "Stub"]
  /// Technical words. A name that consists of these alone is no title.
  static let technicalNames: Set = [
    "App", "Base", "Container", "Content", "Coordinator", "Custom", "Host", "Hosting", "Main",
    "Navigation", "Navigator", "Root", "Router", "Screen", "Tab", "UI", "View", "Window",
    "Wrapper",
  ]
}

/// Returns the name of a type as words, or `nil` if the words are only technical, so that they name nothing that
/// people see.
package func displayWords(of identifier: String) -> String? {
  let words = spelledOut(identifier)
  let all = words.split(separator: " ").map(String.init)
  let isEmpty = all.contains(where: NavigationGraph.emptyNames.contains)
  return isEmpty || all.allSatisfy(NavigationGraph.technicalNames.contains) ? nil : words
}

/// Returns the name of a type or file as words: "History" for `HistoryTableViewController`.
package func spelledOut(_ identifier: String) -> String {
  var name = identifier[...]
  for suffix in ["ViewController", "Controller", "View"] where name.hasSuffix(suffix) {
    name = name.dropLast(suffix.count)
    break
  }
  for suffix in ["Table", "Collection", "Navigation"]
  where name.hasSuffix(suffix) && name.count > suffix.count {
    name = name.dropLast(suffix.count)
  }
  var words = ""
  var previous: Character = " "
  for character in name.isEmpty ? identifier[...] : name {
    if character.isUppercase && previous.isLowercase { words.append(" ") }
    words.append(character == "_" ? " " : character)
    previous = character
  }
  return words
}
