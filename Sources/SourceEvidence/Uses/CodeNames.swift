/// The names of a search, prepared for lookup in bytes.
final class CodeNames: Sendable {
  /// A token, split at its name.
  struct Pattern: Sendable {
    var token: CodeSearch.Token
    /// The bytes that must precede the name. A period stands for any member.
    var prefix: [UInt8]
    /// Whether the name must be called.
    var isCalled: Bool
    /// Whether the name begins with a lowercase letter, as those of arguments do.
    var startsLowercase: Bool
  }

  /// The search.
  let search: CodeSearch
  /// The names of all patterns, modules, and directives.
  let names: NameSet
  /// The patterns of each name, by its mark.
  let patterns: [[Pattern]]
  /// Whether a name is a module whose imports count, by its mark.
  let isModule: [Bool]
  /// The directive that a name is, by its mark.
  let directives: [Directive?]

  /// A directive about conditions.
  enum Directive: String, Sendable, CaseIterable {
    case `if`, `ifdef`, `ifndef`, `elseif`, `elif`, `else`, `endif`
  }

  /// Prepares a search.
  init(_ search: CodeSearch) {
    self.search = search
    let patterns = Dictionary(grouping: search.tokens.map(Self.split), by: \.name)
      .mapValues { $0.map(\.pattern) }
    let all = Set(patterns.keys).union(search.modules)
      .union(search.tokens.compactMap(\.module)).union(Directive.allCases.map(\.rawValue))
      .filter { !$0.isEmpty }.sorted()
    names = NameSet(all)
    self.patterns = all.map { patterns[$0] ?? [] }
    let modules = search.modules.union(search.tokens.compactMap(\.module))
    isModule = all.map(modules.contains)
    directives = all.map { Directive(rawValue: $0) }
  }

  private static func split(_ token: CodeSearch.Token) -> (name: String, pattern: Pattern) {
    let isCalled = token.text.hasSuffix("(")
    let text = isCalled ? token.text.dropLast() : token.text[...]
    let start =
      text.lastIndex { !($0.isLetter || $0.isNumber || $0 == "_") }
      .map { text.index(after: $0) } ?? text.startIndex
    let name = String(text[start...])
    return (
      name,
      Pattern(
        token: token, prefix: Array(text[..<start].utf8), isCalled: isCalled,
        startsLowercase: name.first?.isLowercase == true)
    )
  }
}
