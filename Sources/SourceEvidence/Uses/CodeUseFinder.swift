import FileReading

/// Finds the uses of names and modules in a file, in one pass over its words.
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
    file.words.forEach(of: names.names) { finder.see(file.words[$0], Int($1)) }
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
  private mutating func see(_ word: WordContext, _ mark: Int) {
    if let directive = names.directives[mark], word.isDirective {
      return read(directive, word.lineBehind)
    }
    let included = open.last?.included ?? conditions.all
    guard included != 0 else { return }
    if names.isModule[mark], isImported(word) {
      imported.insert(names.names.names[mark])
      guard names.search.modules.contains(names.names.names[mark]) else { return }
      return add(.module(names.names.names[mark]), word, included)
    }
    for pattern in names.patterns[mark] where matches(pattern, word) {
      add(.token(pattern.token), word, included)
    }
  }

  private mutating func add(_ what: CodeUse.What, _ word: WordContext, _ systems: Systems) {
    found.append(Found(what: what, offset: word.offset, systems: systems))
  }

  /// Whether a module's name is that of an import: `import A`, `@testable import struct A.B`,
  /// `@import A`, `#import <A/A.h>`.
  private func isImported(_ word: WordContext) -> Bool {
    let words = word.wordsBefore
    if words.first?.first == "#" { return Self.headers.contains(words.joined()) }
    guard let keyword = words.firstIndex(where: { Self.imports.contains($0) }) else { return false }
    let rest = words[(keyword + 1)...]
    return rest.isEmpty || rest.count == 1 && rest.allSatisfy(ModuleImport.kinds.contains)
  }

  private static let imports: Set = ["import", "@import"]
  private static let headers: Set = ["#import<", "#include<"]

  private func matches(_ pattern: CodeNames.Pattern, _ word: WordContext) -> Bool {
    guard word.stands(after: pattern.prefix) else { return false }
    if pattern.isCalled, word.sign != UInt8(ascii: "("), word.sign != UInt8(ascii: "{") {
      return false
    }
    guard pattern.prefix.isEmpty else { return true }
    // The name of a member of the project's own types, or of SwiftUI's, is another one.
    if pattern.isCalled, word.stands(after: Self.member) { return word.stands(after: Self.module) }
    if let isOverride = declaration(of: word) { return isOverride }
    return file.isObjectiveC || !pattern.startsLowercase || word.sign != UInt8(ascii: ":")
  }

  private static let member = Array(".".utf8)
  private static let module = Array("SwiftUI.".utf8)

  /// Returns whether the word is declared as an override of a member of a framework, or `nil` if it is
  /// not declared. Any other declaration is one of the project.
  private func declaration(of word: WordContext) -> Bool? {
    let words = word.wordsBefore
    guard let last = words.last, Self.declaring.contains(last) else { return nil }
    return words.contains("override")
  }

  private static let declaring: Set = [
    "class", "struct", "enum", "protocol", "typealias", "func", "let", "var", "case",
    "associatedtype", "actor", "@interface", "@class",
  ]
}

// MARK: - Directives

extension CodeUseFinder {
  private mutating func read(_ directive: CodeNames.Directive, _ condition: String) {
    switch directive {
    case .if, .ifdef: begin(value(of: condition))
    case .ifndef: begin(!value(of: condition))
    case .elseif, .elif: turn(value(of: condition))
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
  private mutating func value(of line: String) -> SystemCondition.Value {
    let text = line.firstRange(of: "//").map { String(line[..<$0.lowerBound]) } ?? line
    if let known = values[text] { return known }
    let value = conditions.value(of: text)
    values[text] = value
    return value
  }
}
