package import Guidance

/// The value of a fact.
package enum FactValue: Sendable, Equatable {
  /// Yes or no.
  case flag(Bool)
  /// A whole number.
  case count(Int)
  /// One of a few words.
  case word(String)
  /// Words for a message.
  case text(String)
  /// Several titles, for a message; `nil` for what has none.
  case list([String?])

  /// The value as it stands in a message.
  package var shown: String {
    switch self {
    case .flag(let flag): flag ? "yes" : "no"
    case .count(let count): "\(count)"
    case .word(let word), .text(let word): word
    case .list(let titles):
      titles.isEmpty ? "none" : titles.map { $0.map(quoted) ?? "untitled" }.joined(separator: ", ")
    }
  }
}

/// A title as it stands in a sentence.
package func quoted(_ title: String) -> String { "“\(title)”" }

/// What is known of a subject.
package struct FactTable: Sendable {
  /// The values that are known, in the order in which they were found. Of 200 facts a subject has
  /// some 30, and there are many subjects.
  private var values: [FactValue] = []
  /// Where the value of each fact stands among them, counted from 1; 0 where it is not known.
  private var places = [UInt8](repeating: 0, count: FactName.allCases.count)

  /// The value of a fact.
  package subscript(name: FactName) -> FactValue? {
    let place = Int(places[name.rawValue])
    return place > 0 ? values[place - 1] : nil
  }

  /// Notes the value of a fact.
  mutating func set(_ name: FactName, _ value: FactValue) {
    if places[name.rawValue] > 0 {
      values[Int(places[name.rawValue]) - 1] = value
    } else {
      values.append(value)
      places[name.rawValue] = UInt8(values.count)
    }
  }

  /// The names of the facts that are known.
  package var names: [FactName] { FactName.allCases.filter { self[$0] != nil } }

  /// Whether a flag is set.
  package func isSet(_ name: FactName) -> Bool { self[name] == .flag(true) }

  /// The word of a fact.
  package func word(_ name: FactName) -> String? {
    if case .word(let word)? = self[name] { word } else { nil }
  }

  /// The titles of a fact, without what has none.
  package func list(_ name: FactName) -> [String] { titles(name).compactMap { $0 } }

  /// The titles of a fact, `nil` for what has none.
  package func titles(_ name: FactName) -> [String?] {
    if case .list(let titles)? = self[name] { titles } else { [] }
  }
}

extension FactTable {
  mutating func set(_ name: FactName, _ flag: Bool) { set(name, .flag(flag)) }
  mutating func set(_ name: FactName, _ count: Int) { set(name, .count(count)) }
  mutating func set(_ name: FactName, text: String) { set(name, .text(text)) }
  mutating func set(_ name: FactName, word: String) { set(name, .word(word)) }
  mutating func set(_ name: FactName, list: [String]) { set(name, .list(list)) }
  mutating func set(_ name: FactName, titles: [String?]) { set(name, .list(titles)) }
}
