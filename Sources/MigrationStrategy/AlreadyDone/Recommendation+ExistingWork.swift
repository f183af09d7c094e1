import Guidance

extension Recommendation {
  /// Compares the recommendation with the existing work: all of it is done, part of it, or nothing.
  ///
  /// Key commands of screens are evidence for a part of it, because no menu shows them
  /// (How-Decisions-Are-Made.md#what-counts-as-done). The team's own decision is not changed.
  ///
  /// - Parameters:
  ///   - work: The existing work.
  ///   - wanted: The features of which one is enough.
  ///   - subject: What is known about the subject.
  ///   - selectors: The selectors of the buttons with its titles. Empty if some have no title.
  ///   - lacking: The actions that a context menu of the subject lacks.
  mutating func compare(
    with work: ExistingWork, _ wanted: [MacFeature], for subject: ExistingWork.Wanted,
    selectors: [String?], lacking: [String]
  ) {
    guard status == .open, !work.isEmpty else { return }
    evidence = wanted.filter { $0 != .menuTitles && $0 != .menuCommands }
      .compactMap { work.evidence(of: $0, for: subject) }
    var isDone = evidence.contains(where: \.isInMenuBar)
    if wanted.contains(.contextMenu), !lacking.isEmpty { (isDone, missing) = (false, lacking) }
    if wanted.contains(.menuTitles) { isDone = compareTitles(with: work.commands) || isDone }
    if wanted.contains(.menuCommands) {
      isDone = compareButtons(with: work.commands, selectors) || isDone
    }
    if isDone { status = .done }
  }

  /// Compares buttons with commands, by their titles or by what they call.
  ///
  /// - Returns: Whether each button has a command.
  private mutating func compareButtons(
    with commands: ExistingCommands, _ selectors: [String?]
  ) -> Bool {
    let found = titles.enumerated().map { position, title in
      let selector = selectors.indices.contains(position) ? selectors[position] : nil
      let same = [selector.flatMap { commands.calling($0) }, commands.doing(title)]
        .compactMap(\.self)
      return same.first(where: \.isInMenuBar) ?? same.first
    }
    let there = found.compactMap { $0 }
    evidence += there
    guard !there.isEmpty else { return false }
    missing = missingTitles(found)
    return missing.isEmpty && selectors.count == titles.count && there.allSatisfy(\.isInMenuBar)
  }

  /// Compares the titles with commands: four of five in the menu bar are enough
  /// (How-Decisions-Are-Made.md#what-counts-as-done). The keys ⌘1 to ⌘n and the key commands of
  /// screens are evidence for a part of it.
  ///
  /// - Returns: Whether there are enough.
  private mutating func compareTitles(with commands: ExistingCommands) -> Bool {
    let found = titles.map { commands.titled($0) }
    let keys = commands.numberKeys(for: titles)
    let shown = titles.count { commands.showsInMenuBar($0) }
    guard keys.isEmpty else {
      evidence += zip(found, keys).map { $0 ?? $1 }
      return shown * 5 >= titles.count * 4 || commands.hasNumberKeysInMenuBar(for: titles)
    }
    evidence += found.compactMap { $0 }
    guard !evidence.isEmpty else { return false }
    missing = missingTitles(found)
    return shown > 0 && shown * 5 >= titles.count * 4
  }

  /// The titles without a command.
  private func missingTitles(_ found: [ExistingWork.Evidence?]) -> [String] {
    zip(titles, found).filter { $0.1 == nil }.map(\.0)
  }
}
