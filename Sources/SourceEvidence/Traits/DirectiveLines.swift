/// Finds the imports and the sides of `#if` in a file, without parsing it.
struct DirectiveLines {
  /// One side of an open `#if`.
  fileprivate struct Side {
    var met: Set<CodeCondition>
    /// The conditions of the sides after it.
    var other: Set<CodeCondition>
    /// The modules whose existence it asks for.
    var checked: Set<String> = []
  }

  /// The sides of the conditions that were read before. The files of a project repeat a few conditions
  /// many times.
  struct KnownConditions {
    fileprivate var sides: [String: Side] = [:]
  }

  private let text: SourceText
  private var known: KnownConditions
  private var open: [Side] = []
  private var seen: Set<String> = []
  private(set) var imports: [ModuleImport] = []
  private(set) var branches: [MacBranch] = []

  /// Reads the directives and imports of a file, and adds its conditions to those that are known.
  init(_ text: SourceText, _ known: inout KnownConditions) {
    self.text = text
    self.known = KnownConditions()
    swap(&self.known, &known)
    text.words.forEach(of: Self.names) { read(text.words[$0], Self.names.names[Int($1)]) }
    swap(&self.known, &known)
  }

  private static let names = NameSet(
    ["if", "ifdef", "ifndef", "elseif", "elif", "else", "endif", "import", "include"])

  private mutating func read(_ word: WordContext, _ name: String) {
    if word.isDirective {
      readDirective(name, word.lineBehind[...], at: word.lineStart)
    } else if name == "import" {
      readImport(word)
    }
  }

  private mutating func readDirective(_ name: String, _ rest: Substring, at offset: Int) {
    switch name {
    case "if", "ifdef": add(side(rest), at: offset)
    case "ifndef": add(side("!" + rest), at: offset)
    case "elseif", "elif": turn(side(rest), at: offset)
    case "else": turn(Side(met: [], other: []), at: offset)
    case "endif": _ = open.popLast()
    default: readHeader(Self.withoutComment(rest), at: offset)
    }
  }

  /// Returns the side on which a condition is met.
  private mutating func side(_ condition: Substring) -> Side {
    let text = Self.withoutComment(condition)
    if let side = known.sides[text] { return side }
    let sides = ConditionSides(directive: text)
    let side = Side(met: sides.met, other: sides.other, checked: Self.checked(in: text))
    known.sides[text] = side
    return side
  }

  /// Takes the next side of the innermost `#if`, on which the conditions of the sides before it are
  /// not met.
  private mutating func turn(_ side: Side, at offset: Int) {
    let before = open.popLast()?.other ?? []
    var side = side
    side.met.formUnion(before)
    side.other.formUnion(before)
    add(side, at: offset)
  }

  private mutating func add(_ side: Side, at offset: Int) {
    open.append(side)
    if side.met.contains(.macCatalyst) {
      branches.append(MacBranch(system: .macCatalyst, place: text.place(offset)))
    } else if side.met.contains(.macOS) {
      branches.append(MacBranch(system: .macOS, place: text.place(offset)))
    }
  }

  /// Reads `import A`, `import struct A.B`, `@testable import A`, and `@import A;`.
  private mutating func readImport(_ word: WordContext) {
    guard word.wordsBefore.allSatisfy(Self.isModifier) else { return }
    let words = Self.withoutComment(word.lineBehind[...])
      .split { $0 == " " || $0 == "\t" || $0 == ";" }
    let isOfOne = words.count > 1 && ModuleImport.kinds.contains(String(words[0]))
    words.dropFirst(isOfOne ? 1 : 0).first.map { add($0, at: word.lineStart) }
  }

  /// Reads `<A/B.h>` of a framework's header.
  private mutating func readHeader(_ rest: String, at offset: Int) {
    guard rest.hasPrefix("<"), let slash = rest.firstIndex(of: "/") else { return }
    add(rest[rest.index(after: rest.startIndex)..<slash], at: offset)
  }

  private mutating func add(_ name: Substring, at offset: Int) {
    let module = String(name.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    guard !module.isEmpty, seen.insert(module).inserted else { return }
    imports.append(
      ModuleImport(
        module: module, place: text.place(offset),
        conditions: open.reduce(into: []) { $0.formUnion($1.met) },
        isChecked: open.contains { $0.checked.contains(module) }))
  }

  private static func isModifier(_ word: String) -> Bool {
    word.hasPrefix("@")
      || ["public", "package", "internal", "private", "fileprivate"].contains(word)
  }

  private static func withoutComment(_ text: Substring) -> String {
    guard text.utf8.contains(UInt8(ascii: "/")) else { return String(text.trimmed) }
    let end = zip(text.indices, text.indices.dropFirst())
      .first { text[$0] == "/" && (text[$1] == "/" || text[$1] == "*") }?.0
    return String(text[..<(end ?? text.endIndex)].trimmed)
  }

  /// Returns the modules in `canImport(A)` or `__has_include(<A/A.h>)`.
  private static func checked(in text: String) -> Set<String> {
    guard !text.contains("!canImport") else { return [] }
    let parts = text.split(separator: "canImport(").dropFirst(text.hasPrefix("canImport(") ? 0 : 1)
    let headers = text.split(separator: "__has_include(<")
      .dropFirst(text.hasPrefix("__has_include(<") ? 0 : 1)
    return Set((parts + headers).map { String($0.prefix { $0.isLetter || $0.isNumber }) })
  }
}
