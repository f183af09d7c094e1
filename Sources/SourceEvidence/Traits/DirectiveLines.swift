import Foundation

/// Finds the imports and the sides of `#if` in the lines of a file, without parsing it.
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

  /// Reads the lines of a file, and adds its conditions to those that are known.
  init(_ text: SourceText, _ known: inout KnownConditions) {
    self.text = text
    self.known = KnownConditions()
    swap(&self.known, &known)
    readLines()
    swap(&self.known, &known)
  }

  private mutating func readLines() {
    guard let base = text.bytes.baseAddress else { return }
    var start = 0
    while start < text.bytes.count {
      let rest = text.bytes.count - start
      let newline = memchr(base + start, Int32(UInt8(ascii: "\n")), rest)
      let end = newline.map { base.distance(to: UnsafeRawPointer($0)) } ?? text.bytes.count
      read(start..<end)
      start = end + 1
    }
  }

  /// Reads a line if it may contain a directive or an import.
  private mutating func read(_ line: Range<Int>) {
    var first = line.lowerBound
    while first < line.upperBound, text.bytes[first] <= 32 { first += 1 }
    guard first < line.upperBound, line.count < Self.longest else { return }
    switch text.bytes[first] {
    case UInt8(ascii: "#"):
      guard mayMatter(first..<line.upperBound) else { return }
      readDirective(words(first..<line.upperBound), at: first)
    case UInt8(ascii: "@"), UInt8(ascii: "i"), UInt8(ascii: "p"), UInt8(ascii: "f"):
      guard mentionsImport(first..<line.upperBound) else { return }
      readImport(words(first..<line.upperBound), at: first)
    default: break
    }
  }

  private func words(_ range: Range<Int>) -> String {
    String(decoding: text.bytes[range], as: UTF8.self)
  }

  /// Whether a directive may be a condition, the end of one, or an import: it begins with an "i" or an
  /// "e". Most others define something, and need no text.
  private func mayMatter(_ line: Range<Int>) -> Bool {
    let name = text.bytes[line].dropFirst().first { $0 > 32 }
    return name == UInt8(ascii: "i") || name == UInt8(ascii: "e")
  }

  /// Whether a line contains the word that all imports have. Most lines do not, and need no text.
  private func mentionsImport(_ line: Range<Int>) -> Bool {
    let word: StaticString = "import"
    guard let base = text.bytes.baseAddress else { return false }
    return line.dropLast(word.utf8CodeUnitCount).contains { place in
      memcmp(base + place, word.utf8Start, word.utf8CodeUnitCount) == 0
    }
  }

  /// The length of a line that is too long to be a directive or an import.
  private static let longest = 400

  private mutating func readDirective(_ line: String, at offset: Int) {
    let words = line.dropFirst().drop { $0 == " " || $0 == "\t" }
    let end = words.utf8.firstIndex { $0 | 0x20 &- UInt8(ascii: "a") >= 26 } ?? words.endIndex
    let rest = words[end...]
    switch words[..<end] {
    case "if", "ifdef": add(side(rest), at: offset)
    case "ifndef": add(side("!" + rest), at: offset)
    case "elseif", "elif": turn(side(rest), at: offset)
    case "else": turn(Side(met: [], other: []), at: offset)
    case "endif": _ = open.popLast()
    case "import", "include": readHeader(Self.withoutComment(rest), at: offset)
    default: break
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
  private mutating func readImport(_ line: String, at offset: Int) {
    let words = Self.withoutComment(line[...]).split { $0 == " " || $0 == "\t" || $0 == ";" }
    guard let keyword = words.firstIndex(where: { $0 == "import" || $0 == "@import" }),
      keyword < 3, keyword + 1 < words.count, words[..<keyword].allSatisfy(Self.isModifier)
    else { return }
    let isOfOne = Self.kinds.contains(words[keyword + 1]) && keyword + 2 < words.count
    add(words[keyword + (isOfOne ? 2 : 1)], at: offset)
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

  private static func isModifier(_ word: Substring) -> Bool {
    word.hasPrefix("@")
      || ["public", "package", "internal", "private", "fileprivate"].contains(word)
  }

  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
  ]

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
