package import FileReading
import InterfaceBuilder
import Projects
import SourceEvidence

/// A tab of a tab bar.
package struct Tab: Sendable {
  /// Where a tab's title was found, in the order of precedence
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
  }

  /// Its place in the bar, from 0.
  package var position: Int
  /// The tab's controller, behind a storyboard reference when that can be resolved; `nil` in a
  /// bare tab bar, whose items have none.
  package var node: NodeID?
  /// The title, or `nil` when no file gives one.
  package var title: String?
  /// Where the title was found.
  package var titleSource: TitleSource?
  /// What the tab might be called when no file gives a title.
  package var suggestedTitle: String?
  /// The item that stands for it in the bar.
  package var item: Item?
  /// Where it stands: its item, or the segue to it.
  package var location: SourceLocation
}

extension NavigationGraph {
  /// The tabs of a tab bar controller, in order.
  package func tabs(of tabBar: NodeID) -> [Tab] {
    segues(from: tabBar).filter { $0.relationship == .viewControllers }.enumerated().map {
      tab(at: $0, through: $1)
    }
  }

  /// The items of a tab bar that stands in a view without its controller, in order.
  func bareTabs(of tabBar: Int, inDocument document: Int) -> [Tab] {
    let contents = project.documents[document]
    return bareTabs(contents.tabBarItems(in: tabBar).map { Item($0, in: contents) })
  }

  /// Items of a tab bar that stands in a view without its controller, as tabs.
  package func bareTabs(_ items: [Item]) -> [Tab] {
    items.enumerated().map { position, item in
      let title = item.shownTitle
      return Tab(
        position: position, node: nil, title: title, titleSource: title == nil ? nil : .item,
        suggestedTitle: nil, item: item, location: item.origin.location)
    }
  }

  private func tab(at position: Int, through edge: Edge) -> Tab {
    let own = screen(edge.destination)
    let behind = edge.target == edge.destination ? nil : screen(edge.target)
    let root = screen(root(of: edge.target))
    // What describes a tab bar that code makes names its items; the screens behind them may be others.
    let described = file(edge.destination).isDocument ? nil : own.item
    // Code of a screen has the last word on its own item.
    let code = described == nil ? tabItem(of: [behind, own, root]) : nil
    let text = code?.title.readable
    let candidates: [(String?, Tab.TitleSource)] = [
      (described?.shownTitle, .declared), (code?.isOfItem == true ? text : nil, .code),
      (behind?.item?.shownTitle, .itemBehindReference), (own.item?.shownTitle, .item),
      (behind?.title, .titleBehindReference), (own.title, .title),
      (root.item?.shownTitle, .rootItem), (root.title, .rootTitle), (text, .code),
    ]
    let found = candidates.first { $0.0 != nil }
    let item = described ?? behind?.item ?? own.item ?? root.item
    return Tab(
      position: position, node: edge.target, title: found?.0, titleSource: found?.1,
      suggestedTitle: found == nil ? suggestedTitle(own, behind, root) : nil, item: item,
      location: item?.origin.location ?? edge.origin.location)
  }

  /// What code of the first of some screens says about its own item in a tab bar.
  private func tabItem(of screens: [Screen?]) -> CodeTabItem? {
    guard let source = project.source, !source.tabItems.isEmpty else { return nil }
    let names = screens.compactMap { $0?.customClass }
    return names.lazy.compactMap { name in source.tabItems.first { $0.className == name } }.first
  }

  /// Names that are no tab titles, but are better than none when one asks for a title.
  private func suggestedTitle(_ own: Screen, _ behind: Screen?, _ root: Screen) -> String? {
    let screens = [behind, own, root].compactMap { $0 }
    return screens.lazy.compactMap(\.navigationTitle).first
      ?? screens.lazy.compactMap(\.userLabel).first
      ?? screens.lazy.compactMap(\.reference?.storyboardName).first.map(spelledOut)
      ?? root.customClass.map(spelledOut)
  }
}

/// A type's or file's name as words: `HistoryTableViewController` gives "History".
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
