/// A condition on a subject, as a rule or decision writes it: a closed vocabulary, no language.
///
/// A mapping with several keys asks for all of them. Its keys are facts (atomic), `inside` and `has`
/// (relational), and `all`, `any` and `not` (composite).
package indirect enum Predicate: Sendable, Equatable {
  /// Every one holds; none given always holds.
  case all([Predicate])
  /// At least one holds.
  case any([Predicate])
  /// It does not hold.
  case not(Predicate)
  /// A fact has a value.
  case fact(FactName, Comparison)
  /// What the subject is part of meets a condition.
  case inside(SubjectKind, Predicate)
  /// So many parts of the subject meet a condition.
  case has(SubjectKind, Predicate, count: ClosedRange<Int>)

  /// What a fact is compared with.
  package enum Comparison: Sendable, Equatable {
    /// A flag.
    case equals(Bool)
    /// A count within bounds.
    case within(ClosedRange<Int>)
    /// One of some words.
    case isOne(of: [String])
  }

  /// Holds for everything.
  package static let always = Predicate.all([])

  /// Every fact the predicate asks a subject of the kind for, with the kind that must have it.
  package func facts(of kind: SubjectKind) -> [(FactName, SubjectKind)] {
    switch self {
    case .all(let parts), .any(let parts): parts.flatMap { $0.facts(of: kind) }
    case .not(let part): part.facts(of: kind)
    case .fact(let name, _): [(name, kind)]
    case .inside(let other, let part), .has(let other, let part, _): part.facts(of: other)
    }
  }
}

extension Predicate: Decodable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.openContainer()
    let parts = try Self.parts(container.keys, in: container)
    self = parts.count == 1 ? parts[0] : .all(parts)
  }

  fileprivate static func parts(
    _ keys: [AnyKey], in container: StrictContainer<AnyKey>
  ) throws -> [Predicate] {
    try keys.compactMap { key in try container.noting { try part(key, in: container) } }
  }

  private static func part(
    _ key: AnyKey, in container: StrictContainer<AnyKey>
  ) throws -> Predicate {
    switch key.stringValue {
    case "all": return .all(try container.decode([Predicate].self, forKey: key))
    case "any": return .any(try container.decode([Predicate].self, forKey: key))
    case "not": return .not(try container.decode(Predicate.self, forKey: key))
    case "inside": return try related(key, in: container) { .inside($0, $1.predicate) }
    case "has": return try related(key, in: container) { .has($0, $1.predicate, count: $1.count) }
    default:
      guard let fact = FactName(spelling: key.stringValue) else {
        throw unknown(key, in: container)
      }
      return .fact(fact, try comparison(of: fact, key, in: container))
    }
  }

  private static func related(
    _ key: AnyKey, in container: StrictContainer<AnyKey>,
    make: (SubjectKind, Relative) -> Predicate
  ) throws -> Predicate {
    let relatives = try container.nested(key)
    return .all(
      try relatives.keys.compactMap { key in
        try relatives.noting {
          make(try kind(key, in: relatives), try relatives.decode(Relative.self, forKey: key))
        }
      })
  }

  private static func kind(
    _ key: AnyKey, in container: StrictContainer<AnyKey>
  ) throws -> SubjectKind {
    guard let kind = SubjectKind(rawValue: key.stringValue) else {
      throw container.error(
        at: key,
        "unknown subject '\(key.stringValue)'; expected one of "
          + SubjectKind.allCases.map(\.rawValue).joined(separator: ", "))
    }
    return kind
  }

  private static func comparison(
    of fact: FactName, _ key: AnyKey, in container: StrictContainer<AnyKey>
  ) throws -> Comparison {
    switch fact.definition.type {
    case .flag: return .equals(try container.decode(Bool.self, forKey: key))
    case .count: return .within(try container.decode(Bounds.self, forKey: key).range)
    case .text: throw container.error(at: key, "'\(fact.spelling)' is for messages only")
    case .word(let allowed):
      let words = try container.decode(OneOrMore<String>.self, forKey: key).values
      for wrong in words where !allowed.isEmpty && !allowed.contains(wrong) {
        let expected = allowed.joined(separator: ", ")
        try container.note(
          container.error(at: key, "unknown value '\(wrong)'; expected one of \(expected)"))
      }
      return .isOne(of: words)
    }
  }

  private static func unknown(
    _ key: AnyKey, in container: StrictContainer<AnyKey>
  ) -> DecodingError {
    let names = FactName.allCases.map(\.spelling) + ["all", "any", "not", "inside", "has"]
    return container.error(at: key, unknownKeyMessage(key.stringValue, among: names))
  }
}

/// The condition on a related subject, with how many must meet it.
private struct Relative: Decodable {
  var predicate: Predicate
  var count: ClosedRange<Int>

  init(from decoder: any Decoder) throws {
    let container = try decoder.openContainer()
    let count = AnyKey("count")
    self.count = try container.decodeIfPresent(Bounds.self, forKey: count)?.range ?? 1...Int.max
    predicate = .all(try Predicate.parts(container.keys.filter { $0 != count }, in: container))
  }
}

/// A whole number, or bounds: `3`, `{ atLeast: 2 }`, `{ atLeast: 2, atMost: 5 }`.
package struct Bounds: Decodable, Sendable, Equatable {
  /// The numbers that are meant.
  package var range: ClosedRange<Int>

  private enum CodingKeys: String, CodingKey, CaseIterable { case atLeast, atMost }

  package init(from decoder: any Decoder) throws {
    if let number = try? decoder.singleValueContainer().decode(Int.self) {
      range = number...number
      return
    }
    let container = try decoder.strictContainer(
      keyedBy: CodingKeys.self, or: "a whole number, or bounds such as { atLeast: 2, atMost: 5 }")
    let low = try container.decodeIfPresent(Int.self, forKey: .atLeast) ?? Int.min
    let high = try container.decodeIfPresent(Int.self, forKey: .atMost) ?? Int.max
    guard low <= high else { throw container.error(at: .atMost, "atMost is below atLeast") }
    range = low...high
  }
}
