import Guidance

extension Recommendation {
  /// Compares with what is there on the Mac already: all of it, some of it, or nothing.
  ///
  /// What the team has decided stands.
  ///
  /// - Parameters:
  ///   - signs: What is there.
  ///   - wanted: What shows that it is done; one of them is enough.
  ///   - customClass: The class of what it is about, where that has one.
  ///   - selectors: What the buttons call that its titles are of; empty where some have no title.
  mutating func compare(
    with signs: Signs, _ wanted: [Sign], forClass customClass: String?, selectors: [String?]
  ) {
    guard status == .open, !signs.isEmpty else { return }
    evidence = wanted.filter { $0 != .menuTitles && $0 != .menuCommands }
      .compactMap { signs.trace(of: $0, forClass: customClass) }
    var isDone = !evidence.isEmpty
    if wanted.contains(.menuTitles) { isDone = compareTitles(with: signs) || isDone }
    if wanted.contains(.menuCommands) {
      isDone = compareButtons(with: signs, selectors) || isDone
    }
    if isDone { status = .done }
  }

  /// Compares buttons with commands, by their titles or by what they call. What is missing is named.
  ///
  /// - Returns: Whether every button has one.
  private mutating func compareButtons(with signs: Signs, _ selectors: [String?]) -> Bool {
    let found = titles.enumerated().map { position, title in
      let selector = selectors.indices.contains(position) ? selectors[position] : nil
      return (
        title, signs.command(titled: title) ?? selector.flatMap { signs.command(calling: $0) }
      )
    }
    let there = found.compactMap(\.1)
    evidence += there
    guard !there.isEmpty else { return false }
    missing = found.filter { $0.1 == nil }.map(\.0)
    return missing.isEmpty && selectors.count == titles.count
  }

  /// Compares the titles with commands: four of five, or the keys ⌘1 to ⌘n for all of them, are
  /// enough. What is missing is named all the same
  /// (How-Decisions-Are-Made.md#what-counts-as-done).
  ///
  /// - Returns: Whether that is enough.
  private mutating func compareTitles(with signs: Signs) -> Bool {
    let found = titles.map { ($0, signs.command(titled: $0)) }
    let there = found.compactMap(\.1)
    let keys = signs.numberKeys(for: titles)
    guard keys.isEmpty else {
      evidence += zip(found, keys).map { $0.1 ?? $1 }
      return true
    }
    evidence += there
    guard !evidence.isEmpty else { return false }
    missing = found.filter { $0.1 == nil }.map(\.0)
    return !there.isEmpty && there.count * 5 >= titles.count * 4
  }
}
