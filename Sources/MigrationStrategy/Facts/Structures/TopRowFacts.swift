import Guidance
import NavigationGraph

extension SubjectFacts {
  /// Adds what the navigation bar of a tab's first screen holds: on iPad the tabs share its row.
  func addTopRow(of root: NodeID, to subject: inout Subject) {
    let items = graph.barItems(of: root).filter { $0.bar == .navigationBar && $0.isVisible }
    let sides = ["left", "right"].map { side in items.count { $0.side == side } }
    let most = sides.max() ?? 0
    let view = graph.contents(of: root).titleView
    let length = graph.screen(root).navigationTitle?.count ?? 0
    subject.facts[.sideItems] = most
    subject.facts[.titleView] = view?.rawValue ?? "none"
    subject.facts[.titleLength] = length
    let parts = [
      most > 0 ? "\(counted(most, "button")) on one side" : nil,
      view.map { "\($0.words) in place of its title" },
      view == nil && length > 0 ? "a title of \(counted(length, "character"))" : nil,
    ].compactMap { $0 }
    subject.facts[.topRow] = parts.isEmpty ? "nothing" : parts.joined(separator: " and ")
  }
}

extension ScreenContents.TitleView {
  /// What it is, in words.
  fileprivate var words: String {
    switch self {
    case .segments: "segments"
    case .searchField: "a search field"
    case .other: "a view"
    }
  }
}
