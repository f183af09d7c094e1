import RuleCatalogue

extension Recommendation {
  /// Compares with what is there on the Mac already: all of it, some of it, or nothing.
  ///
  /// What the team has decided stands.
  mutating func compare(with signs: Signs, _ wanted: [Sign]) {
    guard status == .open, !signs.isEmpty else { return }
    evidence = wanted.filter { $0 != .menuTitles }.compactMap(signs.trace)
    if wanted.contains(.menuTitles) { compareTitles(with: signs) }
    if !evidence.isEmpty && missing.isEmpty { status = .done }
  }

  private mutating func compareTitles(with signs: Signs) {
    let found = titles.map { ($0, signs.command(titled: $0)) }
    evidence += found.compactMap(\.1)
    guard !evidence.isEmpty else { return }
    missing = found.filter { $0.1 == nil }.map(\.0)
  }
}
