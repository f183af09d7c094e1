package import YAMLReading

extension Predicate: CatalogValue {
  package init(from node: YAMLNode, _ mistakes: Mistakes) {
    let parts = Self.parts(node.entries(mistakes), mistakes)
    self = parts.count == 1 ? parts[0] : .all(parts)
  }

  private static func parts(
    _ entries: [YAMLNode.Entry], _ mistakes: Mistakes
  ) -> [Predicate] {
    entries.compactMap { part($0.key, $0.node, mistakes) }
  }

  private static func part(
    _ key: String, _ node: YAMLNode, _ mistakes: Mistakes
  ) -> Predicate? {
    switch key {
    case "all": return .all([Predicate](from: node, mistakes))
    case "any": return .any([Predicate](from: node, mistakes))
    case "not": return .not(Predicate(from: node, mistakes))
    case "inside": return related(node, mistakes) { kind, part, _ in .inside(kind, part) }
    case "has": return related(node, mistakes) { .has($0, $1, count: $2) }
    default:
      if let fact = AnyFact.named(key) { return comparison(of: fact, node, mistakes) }
      let names = AnyFact.all.map(\.name) + ["all", "any", "not", "inside", "has"]
      mistakes.note(unknownKeyMessage(key, among: names), at: node.place)
      return nil
    }
  }
}

// MARK: - Relations

extension Predicate {
  private static func related(
    _ node: YAMLNode, _ mistakes: Mistakes,
    make: (SubjectKind, Predicate, ClosedRange<Int>) -> Predicate
  ) -> Predicate {
    .all(
      node.entries(mistakes).compactMap { entry in
        guard let kind = kind(entry, mistakes) else { return nil }
        let entries = entry.node.entries(mistakes)
        let count = entries.first { $0.key == "count" }.map { Bounds(from: $0.node, mistakes) }
        let parts = parts(entries.filter { $0.key != "count" }, mistakes)
        return make(kind, .all(parts), count?.range ?? 1...Int.max)
      })
  }

  private static func kind(_ entry: YAMLNode.Entry, _ mistakes: Mistakes) -> SubjectKind? {
    if let kind = SubjectKind(rawValue: entry.key) { return kind }
    let allowed = SubjectKind.allCases.map(\.rawValue).joined(separator: ", ")
    mistakes.note(
      "unknown subject '\(entry.key)'; expected one of \(allowed)", at: entry.node.place)
    return nil
  }
}

// MARK: - Facts

extension Predicate {
  private static func comparison(
    of fact: AnyFact, _ node: YAMLNode, _ mistakes: Mistakes
  ) -> Predicate? {
    switch fact.type {
    case .flag: return .fact(fact, .equals(Bool(from: node, mistakes)))
    case .count: return .fact(fact, .within(Bounds(from: node, mistakes).range))
    case .word(let allowed):
      return .fact(fact, .isOne(of: words(node, among: allowed, mistakes)))
    case .words: return .fact(fact, .isOne(of: words(node, among: [], mistakes)))
    case .text:
      mistakes.note("'\(fact.name)' is for messages only", at: node.place)
      return nil
    }
  }

  private static func words(
    _ node: YAMLNode, among allowed: [String], _ mistakes: Mistakes
  ) -> [String] {
    node.oneOrMore.map { element in
      let word = String(from: element, mistakes)
      if let wrong = element.text, !allowed.isEmpty, !allowed.contains(wrong) {
        let expected = allowed.joined(separator: ", ")
        mistakes.note("unknown value '\(wrong)'; expected one of \(expected)", at: node.place)
      }
      return word
    }
  }
}
