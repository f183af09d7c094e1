import Foundation

/// Finds the imports and the sides of `#if` in the lines of a file, without parsing it.
struct DirectiveLines {
  /// One side of an open `#if`.
  private struct Side {
    var met: Set<CodeCondition>
    /// The conditions of the sides after it.
    var other: Set<CodeCondition>
    /// The modules whose existence it asks for.
    var checked: Set<String>
  }

  private let text: SourceText
  private var open: [Side] = []
  private var seen: Set<String> = []
  private(set) var imports: [ModuleImport] = []
  private(set) var branches: [MacBranch] = []

  init(_ text: SourceText) {
    self.text = text
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
    let name = words.prefix { $0.isLetter }
    guard Self.directives.contains(name) else { return }
    let rest = Self.withoutComment(words.dropFirst(name.count))
    switch name {
    case "if": begin(rest, ConditionText.directive(rest), at: offset)
    case "ifdef": begin(rest, ConditionText.directive(rest), at: offset)
    case "ifndef": begin(rest, ConditionText.directive("!" + rest), at: offset)
    case "elseif", "elif": turn(rest, ConditionText.directive(rest), at: offset)
    case "else": turn("", ([], []), at: offset)
    case "endif": _ = open.popLast()
    case "import", "include": readHeader(rest, at: offset)
    default: break
    }
  }

  private static let directives: Set<Substring> = [
    "if", "ifdef", "ifndef", "elseif", "elif", "else", "endif", "import", "include",
  ]

  private mutating func begin(_ text: String, _ sides: ConditionText.Sides, at offset: Int) {
    add(Side(met: sides.met, other: sides.other, checked: Self.checked(in: text)), at: offset)
  }

  private mutating func turn(_ text: String, _ sides: ConditionText.Sides, at offset: Int) {
    let before = open.popLast()?.other ?? []
    add(
      Side(
        met: sides.met.union(before), other: before.union(sides.other),
        checked: Self.checked(in: text)), at: offset)
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
