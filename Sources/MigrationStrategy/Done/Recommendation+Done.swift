import RuleCatalogue

extension Recommendation {
  /// Compares with what is there on the Mac already: all of it, some of it, or nothing.
  ///
  /// What the team has decided stands.
  ///
  /// - Parameters:
  ///   - signs: What is there.
  ///   - wanted: What shows that it is done; one of them is enough.
  ///   - customClass: The class of what it is about, where that has one.
  mutating func compare(with signs: Signs, _ wanted: [Sign], forClass customClass: String?) {
    guard status == .open, !signs.isEmpty else { return }
    evidence = wanted.filter { $0 != .menuTitles }
      .compactMap { signs.trace(of: $0, forClass: customClass) }
    var isDone = !evidence.isEmpty
    if wanted.contains(.menuTitles) { isDone = compareTitles(with: signs) || isDone }
    if isDone { status = .done }
  }

  /// Compares the titles with commands: four of five, or the keys ⌘1 to ⌘n for all of them, are
  /// enough (rules.md, tab-bar/view-menu-commands). What is missing is named all the same.
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
