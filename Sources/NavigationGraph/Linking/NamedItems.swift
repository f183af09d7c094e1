import FileReading
import Projects
import SourceEvidence

// The entries of a team about tabs that were read.
extension NavigationGraph {
  /// The entry of a team about an item that was read.
  package struct NamedItem: Sendable {
    /// The title with its key, or `nil` for that which was read.
    package var title: Item.Title?
    /// The image.
    package var image: String?

    init(_ item: Item) {
      title = item.ownTitle == nil ? nil : item.title
      image = item.image
    }

    /// Returns an item with the entry of the team about it. A key that was read stays its key.
    func applied(to item: Item?) -> Item? {
      guard var item else { return nil }
      if case .known(let text, let key)? = title {
        item.title = .known(text, key: key ?? item.title.key)
      }
      if let image { (item.image, item.imageIsSymbol) = (image, true) }
      return item
    }
  }

  /// What the team's file describes.
  package var teamFile: ScreenFile? { files.first { $0.kind == .team } }

  /// Whether the team's file lists all tabs of a tab bar.
  package func teamListsTabs(of tabBar: NodeID) -> Bool {
    teamFile?.containers.contains { container in
      container.replacesItems && container.existing.flatMap { self.tabBar(named: $0) } == tabBar
    } == true
  }

  /// Notes that a tab is left out, or has another title than the one that was read.
  mutating func noteDifference(_ item: Item, _ node: NodeID) {
    let read = screen(node).item?.shownTitle ?? screen(node).title
    if let reason = item.ignored {
      let name = item.ownTitle ?? item.content.className ?? "A tab"
      note(at: item, "The tab \(name) (\(place(of: node))) is left out: \(reason)")
    } else if let read, let title = item.ownTitle, read != title {
      note(
        at: item, "The tab \u{201C}\(read)\u{201D} (\(place(of: node))) is called \(title) here.")
    }
  }

  /// Notes that a tab was read and is not among those that the team's file lists.
  mutating func noteDropped(_ node: NodeID, by container: Container) {
    let shown = screen(node).item?.content.className ?? screen(node).customClass
    let name = screen(node).item?.shownTitle ?? screen(node).title ?? shown ?? "without a title"
    let advice = shown.map {
      ": add it, with 'shows: \($0)', or leave it out with 'ignore' and a reason"
    }
    problems.append(
      InputProblem(
        .note, at: container.origin.location,
        "The tab \(name) (\(place(of: node))) is not among these tabs, and is dropped with its screens"
          + (advice ?? "") + "."))
  }

  /// Reports the tabs of the team whose screens were not read, although it names them.
  mutating func noteUnapplied(_ container: Container, _ pairs: [Int?]) {
    for (item, pair) in zip(container.items, pairs) where pair == nil {
      guard let type = item.content.className, item.ignored != nil || !declares(type) else {
        continue
      }
      problems.append(
        InputProblem(
          .error, at: item.origin.location,
          "No tab that was read shows \(type)\(declares(type) ? "" : ", and no such class is declared")"
            + ": it is not applied."))
    }
  }

  private func declares(_ type: String) -> Bool {
    project.source?.classes.place(of: type) != nil
      || files.contains { $0.isDocument && $0.screens.contains { $0.customClass == type } }
  }

  private mutating func note(at item: Item, _ message: String) {
    problems.append(InputProblem(.note, at: item.origin.location, message))
  }

  private func place(of node: NodeID) -> String {
    let place = screen(node).item?.origin.location ?? location(node)
    return "\(place.file):\(place.line)"
  }
}
