import FileReading

/// Finds the uses of names and modules in a file, in one pass over its bytes.
struct CodeUseFinder {
  private typealias Systems = SystemCondition.Systems

  /// The side of an open `#if`.
  private struct Side {
    /// The systems for which the code around the `#if` is compiled.
    var outer: Systems
    /// The systems for which none of the sides so far is certain to be compiled.
    var left: Systems
    /// The systems for which this side is compiled.
    var included: Systems
  }

  /// A use whose file may lack the import that it needs.
  private struct Found {
    var what: CodeUse.What
    var offset: Int
    var systems: Systems
  }

  private let file: CodeFile
  private let names: CodeNames
  private let conditions: SystemCondition
  private var open: [Side] = []
  private var values: [String: SystemCondition.Value] = [:]
  private var found: [Found] = []
  /// The modules that the file imports for any system.
  private var imported: Set<String> = []

  private init(_ file: CodeFile, _ names: CodeNames, _ flags: Set<String>?) {
    (self.file, self.names) = (file, names)
    conditions = SystemCondition(names.search.systems, flags: flags)
  }

  /// Finds the uses in a file, in order. Names in comments and in texts do not count.
  ///
  /// - Parameters:
  ///   - names: What to look for.
  ///   - file: The file.
  ///   - flags: The compilation conditions of the project, or `nil` if they are unknown.
  /// - Returns: The uses.
  static func uses(of names: CodeNames, in file: CodeFile, flags: Set<String>?) -> [CodeUse] {
    var finder = CodeUseFinder(file, names, flags)
    WrittenWords.forEach(in: file) { finder.see($0) }
    return finder.uses
  }

  private var uses: [CodeUse] {
    found.filter(isPossible).map { use in
      CodeUse(what: use.what, place: file.place(use.offset), systems: systems(use.systems))
    }
  }

  private func isPossible(_ use: Found) -> Bool {
    guard case .token(let token) = use.what, let module = token.module else { return true }
    return imported.contains(module)
  }

  private func systems(_ set: Systems) -> Set<String> {
    let all = names.search.systems
    return Set(all.indices.filter { set & 1 << Systems($0) != 0 }.map { all[$0].name })
  }
}

// MARK: - Words

extension CodeUseFinder {
  private mutating func see(_ word: WrittenWords.Word) {
    guard !word.isText, let base = file.text.bytes.baseAddress,
      let mark = names.names.mark(base + word.range.lowerBound, word.range.count)
    else { return }
    if let directive = names.directives[Int(mark)], isDirective(word) {
      return read(directive, after: word.range.upperBound)
    }
    if names.isModule[Int(mark)], isImported(word) {
      return addImport(names.names.names[Int(mark)], word)
    }
    let included = open.last?.included ?? conditions.all
    guard included != 0 else { return }
    for pattern in names.patterns[Int(mark)] where matches(pattern, word) {
      found.append(
        Found(what: .token(pattern.token), offset: word.range.lowerBound, systems: included))
    }
  }

  private mutating func addImport(_ module: String, _ word: WrittenWords.Word) {
    let included = open.last?.included ?? conditions.all
    guard included != 0 else { return }
    imported.insert(module)
    guard names.search.modules.contains(module) else { return }
    found.append(Found(what: .module(module), offset: word.range.lowerBound, systems: included))
  }

  /// Whether a module's name is that of an import: `import A`, `@testable import struct A.B`,
  /// `@import A`, `#import <A/A.h>`.
  private func isImported(_ word: WrittenWords.Word) -> Bool {
    let words = WordContext(word, in: file).lineBefore.split { $0 == " " || $0 == "\t" }
    if words.first?.first == "#" { return Self.headers.contains(words.joined()) }
    guard let keyword = words.firstIndex(where: { Self.imports.contains($0) }) else { return false }
    let rest = words[(keyword + 1)...]
    return rest.isEmpty || rest.count == 1 && rest.allSatisfy(Self.kinds.contains)
  }

  private static let imports: Set<Substring> = ["import", "@import"]
  private static let headers: Set<String> = ["#import<", "#include<"]
  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
  ]

  private func matches(_ pattern: CodeNames.Pattern, _ word: WrittenWords.Word) -> Bool {
    guard stands(after: pattern.prefix, before: word.range.lowerBound) else { return false }
    let next = byte(at: skippingBlanks(from: word.range.upperBound))
    if pattern.isCalled, next != UInt8(ascii: "("), next != UInt8(ascii: "{") { return false }
    guard pattern.prefix.isEmpty else { return true }
    // The name of a member of the project's own types, or of SwiftUI's, is another one.
    if pattern.isCalled, byte(at: word.range.lowerBound - 1) == UInt8(ascii: ".") {
      return stands(after: Array("SwiftUI.".utf8), before: word.range.lowerBound)
    }
    if let isOverride = declaration(of: word) { return isOverride }
    return file.isObjectiveC || !pattern.startsLowercase || next != UInt8(ascii: ":")
  }

  /// Returns whether the word is declared as an override of a member of a framework, or `nil` if it is
  /// not declared. Any other declaration is one of the project.
  private func declaration(of word: WrittenWords.Word) -> Bool? {
    let words = WordContext(word, in: file).lineBefore.split { $0 == " " || $0 == "\t" }
    guard let last = words.last, Self.declaring.contains(last) else { return nil }
    return words.contains("override")
  }

  private static let declaring: Set<Substring> = [
    "class", "struct", "enum", "protocol", "typealias", "func", "let", "var", "case",
    "associatedtype", "actor", "@interface", "@class",
  ]
}

// MARK: - Bytes

extension CodeUseFinder {
  private func byte(at index: Int) -> UInt8 {
    file.text.bytes.indices.contains(index) ? file.text.bytes[index] : 0
  }

  private func skippingBlanks(from index: Int) -> Int {
    var index = index
    while byte(at: index) == UInt8(ascii: " ") || byte(at: index) == UInt8(ascii: "\t") {
      index += 1
    }
    return index
  }

  private func stands(after prefix: [UInt8], before index: Int) -> Bool {
    let start = index - prefix.count
    return start >= 0 && file.text.bytes[start..<index].elementsEqual(prefix)
  }
}

// MARK: - Directives

extension CodeUseFinder {
  private func isDirective(_ word: WrittenWords.Word) -> Bool {
    var index = word.range.lowerBound - 1
    while byte(at: index) == UInt8(ascii: " ") || byte(at: index) == UInt8(ascii: "\t") {
      index -= 1
    }
    return byte(at: index) == UInt8(ascii: "#")
  }

  private mutating func read(_ directive: CodeNames.Directive, after offset: Int) {
    switch directive {
    case .if, .ifdef: begin(value(at: offset))
    case .ifndef: begin(!value(at: offset))
    case .elseif, .elif: turn(value(at: offset))
    case .else: turn(SystemCondition.Value(mayHold: conditions.all, mayFail: 0))
    case .endif: _ = open.popLast()
    }
  }

  private mutating func begin(_ value: SystemCondition.Value) {
    let outer = open.last?.included ?? conditions.all
    open.append(Side(outer: outer, left: outer & value.mayFail, included: outer & value.mayHold))
  }

  private mutating func turn(_ value: SystemCondition.Value) {
    guard let side = open.popLast() else { return }
    open.append(
      Side(
        outer: side.outer, left: side.left & value.mayFail, included: side.left & value.mayHold))
  }

  /// Returns the value of the condition in the rest of a line.
  private mutating func value(at offset: Int) -> SystemCondition.Value {
    let rest = file.text.bytes[offset...].prefix { $0 != UInt8(ascii: "\n") }
    let line = String(decoding: rest, as: UTF8.self)
    let text = line.firstRange(of: "//").map { String(line[..<$0.lowerBound]) } ?? line
    if let known = values[text] { return known }
    let value = conditions.value(of: text)
    values[text] = value
    return value
  }
}
