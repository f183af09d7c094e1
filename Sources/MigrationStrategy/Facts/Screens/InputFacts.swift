import Guidance
import NavigationGraph

extension SubjectFacts {
  /// Adds the facts about how people operate a scene's screen.
  func addInput(of node: NodeID, to subject: inout Subject) {
    guard graph.file(node).isDocument else { return }
    let contents = graph.contents(of: node)
    subject.facts[.textFields] = contents.controls.textFields
    subject.facts[.hasSecureField] = contents.secureFields > 0
    subject.facts[.webViews] = contents.webViews
    subject.facts[.isFocusable] = contents.isFocusable
    subject.facts[.gesturedViews] = contents.gesturedViews
    subject.facts[.multiTouchGestures] = contents.multiTouchGestures
    subject.facts[.hasOpaqueBackground] = contents.hasOpaqueBackground
    subject.facts[.smallControls] = contents.buttons(lowerThan: 44)
  }

  /// Adds the facts about a tab's item in a bar that shows both its title and its image.
  func addItemLook(_ tab: Tab, among tabs: [Tab], to subject: inout Subject) {
    let image = tab.item?.image
    subject.facts[.hasTabImage] = image != nil || tab.item?.systemItem != nil
    subject.facts[.sharesTabImage] = image != nil && tabs.count { $0.item?.image == image } > 1
    subject.facts[.tabTitleLength] = tab.title?.count ?? 0
  }
}

extension PurposeFacts {
  /// Adds the facts about the tabs of a bar that remain sections, as a row of titles on a television.
  mutating func addTitleRow(of tabs: [SubjectID], to bar: SubjectID) {
    let titles = tabs.map { subjects[$0].titles.first.flatMap { $0 } }
    let ranks = titles.map { rank($0) }
    subjects[bar].facts[.tabRowWidth] = titles.reduce(0) {
      $0 + ($1?.count ?? 0) * Self.characterWidth + Self.titleSpace
    }
    subjects[bar].facts[.liveTabs] = ranks.count { $0 < 2 }
    subjects[bar].facts[.hasLiveTabsFirst] = ranks == ranks.sorted()
  }

  /// Returns the place of a tab: live programs come first, recordings second, all others last.
  private func rank(_ title: String?) -> Int {
    if facts.words.contains(title, in: .livePrograms) { return 0 }
    return facts.words.contains(title, in: .recordings) ? 1 : 2
  }

  /// The estimated width of a character in a title of the tab bar on Apple TV, in points.
  private static let characterWidth = 17
  /// The estimated space around such a title, in points.
  private static let titleSpace = 60
}
