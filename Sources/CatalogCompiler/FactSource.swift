import Foundation
import YAMLReading

/// The Swift file with the keys of the facts in `Rules/facts.yml`.
struct FactSource {
  private let file: URL
  private let facts: [YAMLNode.Entry]

  /// Reads the file. The order of its lines is that of the vocabulary.
  init(_ file: URL) throws {
    self.file = file
    facts = try YAMLFolder.file(file).entries
      .sorted { $0.node.place.line < $1.node.place.line }
  }

  /// The text of the Swift file.
  var text: String {
    get throws {
      """
      // Made from Rules/facts.yml.

      extension AnyFact {
        /// All facts, in the order of `Rules/facts.yml`.
        package static let all: [AnyFact] = [
          \(facts.map(\.key).joined(separator: ", "))
        ]

      \(try facts.enumerated().map { try declaration($1, at: $0) }.joined())}

      """
    }
  }

  /// Returns the declaration of a fact. The compiler reports mistakes in it, such as an unknown kind of
  /// subject, at its line in `facts.yml`.
  private func declaration(_ fact: YAMLNode.Entry, at index: Int) throws -> String {
    let content = try content(fact)
    let meaning = fact.node["meaning"]?.text ?? ""
    return """
        /// \(meaning.prefix(1).uppercased())\(meaning.dropFirst()).
      #sourceLocation(file: \(file.path.debugDescription), line: \(fact.node.place.line))
        package static let \(fact.key) = Fact<\(content.type)>(\
      \(index), "\(fact.key)", formerly: \(strings(fact.node["formerly"])), \(content.kind), \
      of: \(subjects(fact.node["of"])), default: \(content.standard), \
      from: .\(name(fact.node["from"]?.text ?? "documents")), read: \(options(fact.node["read"])), \
      partly: \(options(fact.node["partly"])), absent: \(options(fact.node["absent"])), \
      \(meaning.debugDescription))
      #sourceLocation()

      """
  }
}

// MARK: - Parts of a declaration

extension FactSource {
  /// The Swift type of a fact's values, their type in rules, and the default.
  private typealias Content = (type: String, kind: String, standard: String)

  private func content(_ fact: YAMLNode.Entry) throws -> Content {
    let unknown = fact.node.entries.first { !Self.keys.contains($0.key) }
    if let unknown { throw failure("unknown key '\(unknown.key)'", unknown.node) }
    switch fact.node["is"]?.text {
    case "flag": return ("Bool", ".flag", ".flag(\(isTrue(fact.node["default"])))")
    case "count": return ("Int", ".count", ".count(0)")
    case "word":
      return ("String", ".word(\(strings(fact.node["among"])))", standard(fact, "word"))
    case "words": return ("[String?]", ".words", ".list([])")
    case "text": return ("String", ".text", standard(fact, "text"))
    case "list": return ("[String?]", ".text", ".list([])")
    default: throw failure("a fact is a flag, count, word, words, text, or list", fact.node)
    }
  }

  private static let keys: Set = [
    "is", "of", "among", "default", "from", "formerly", "meaning", "read", "partly", "absent",
  ]

  private func isTrue(_ node: YAMLNode?) -> Bool {
    if case .flag(true)? = node?.value { true } else { false }
  }

  private func standard(_ fact: YAMLNode.Entry, _ kind: String) -> String {
    fact.node["default"]?.text.map { ".\(kind)(\($0.debugDescription))" } ?? "nil"
  }

  private func subjects(_ node: YAMLNode?) -> String {
    switch node?.text {
    case "any": "[]"
    case let name? where Self.groups.contains(name): ".\(self.name(name))"
    default: options(node)
    }
  }

  private func options(_ node: YAMLNode?) -> String {
    "[\(words(node).map { ".\(name($0))" }.joined(separator: ", "))]"
  }

  /// The sets of subjects that Swift declares.
  private static let groups: Set = ["placed", "placed-or-document", "structures", "pages"]

  private func strings(_ node: YAMLNode?) -> String { "\(words(node))" }

  private func words(_ node: YAMLNode?) -> [String] {
    node.map { node in node.text.map { [$0] } ?? node.elements.compactMap(\.text) } ?? []
  }

  /// Returns the Swift name of a word such as `tab-bar`.
  private func name(_ word: String) -> String {
    let parts = word.split(separator: "-").map(String.init)
    return parts[0] + parts.dropFirst().map { $0 == "api" ? "API" : $0.capitalized }.joined()
  }

  private func failure(_ message: String, _ node: YAMLNode) -> YAMLFolder.Failure {
    YAMLFolder.Failure(file, YAMLError(place: node.place, message: message))
  }
}
