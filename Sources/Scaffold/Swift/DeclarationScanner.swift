import SourceEvidence

/// Finds the declarations of a Swift file. It does not look into the bodies of functions.
struct DeclarationScanner {
  private let code: SwiftTokens
  private var found: [CodeDeclaration] = []
  /// The number of `#if` around the current token.
  private var conditions = 0

  /// Returns the declarations of a file, a type before what it contains.
  static func declarations(of code: SwiftTokens) -> [CodeDeclaration] {
    guard code.isBalanced else { return [] }
    var scanner = DeclarationScanner(code: code)
    scanner.scan(0..<code.all.count, in: nil)
    return scanner.found
  }

  private init(code: SwiftTokens) { self.code = code }

  private mutating func scan(_ range: Range<Int>, in owner: String?) {
    var index = range.lowerBound
    while index < range.upperBound {
      let before = index
      if code.all[index].kind == .directive {
        count(directive: index)
      } else if var declaration = head(at: &index, before: range.upperBound) {
        (declaration.owner, declaration.isConditional) = (owner, conditions > 0)
        read(&declaration, &index, before: range.upperBound)
      } else {
        index = before
      }
      if index == before { index = code.next(after: index) }
    }
  }

  private mutating func count(directive index: Int) {
    let text = code.text(index)
    if text.hasPrefix("#if") { conditions += 1 }
    if text.hasPrefix("#endif") { conditions -= 1 }
  }

  /// Reads the modifiers, the keyword and the name of a declaration.
  private func head(at index: inout Int, before end: Int) -> CodeDeclaration? {
    let first = index
    var modifiers: Set<String> = []
    while index < end {
      if code.isSign("@", index) {
        modifiers.insert(code.text(index + 1))
        index += 2
        if code.isSign("(", index), !code.startsLine(index) { index = code.next(after: index) }
      } else if Self.modifiers.contains(code.text(index)) || isModifier(classAt: index) {
        modifiers.insert(code.text(index))
        index += 1
        if code.isSign("(", index) { index = code.next(after: index) }
      } else {
        break
      }
    }
    let keyword = code.text(index)
    guard Self.keywords.contains(keyword), first == 0 || !code.isSign(".", first - 1) else {
      return nil
    }
    index += 1
    let isNamed = !["init", "deinit", "subscript"].contains(keyword)
    guard !isNamed || index < end else { return nil }
    let name = isNamed ? self.name(at: &index) : keyword
    return CodeDeclaration(keyword: keyword, name: name, modifiers: modifiers, first: first)
  }

  private func isModifier(classAt index: Int) -> Bool {
    code.text(index) == "class"
      && (["func", "var", "let", "subscript"].contains(code.text(index + 1))
        || Self.modifiers.contains(code.text(index + 1)))
  }

  private func name(at index: inout Int) -> String {
    var name = code.text(index)
    index += 1
    while code.isSign(".", index) {
      name = code.text(index + 1)
      index += 2
    }
    return name.filter { $0 != "`" }
  }

  /// Reads the rest of a declaration.
  private mutating func read(
    _ declaration: inout CodeDeclaration, _ index: inout Int, before end: Int
  ) {
    if CodeDeclaration.typeKeywords.contains(declaration.keyword) {
      return readType(&declaration, &index, before: end)
    }
    if declaration.keyword == "var" || declaration.keyword == "let" {
      declaration.body = accessors(behind: &index, before: end)
    } else if let list = opening("(", from: index, before: end) {
      declaration.parameters = parameters(of: list)
      index = code.next(after: list)
      if let brace = bodyBrace(from: index, before: end) {
        declaration.body = brace...(code.partners[brace] ?? brace)
        index = code.next(after: brace)
      }
    }
    found.append(declaration)
  }

  private mutating func readType(
    _ declaration: inout CodeDeclaration, _ index: inout Int, before end: Int
  ) {
    guard let brace = opening("{", from: index, before: end), let close = code.partners[brace]
    else { return }
    declaration.body = brace...close
    declaration.inherited = inherited(index..<brace)
    found.append(declaration)
    if declaration.keyword != "protocol" { scan(brace + 1..<close, in: declaration.name) }
    index = close + 1
  }

  private func opening(_ sign: String, from index: Int, before end: Int) -> Int? {
    var index = index
    while index < end {
      if code.isSign(sign, index) { return index }
      index = code.next(after: index)
    }
    return nil
  }

  /// The types behind the colon of a declaration, without the types around them.
  private func inherited(_ range: Range<Int>) -> [String] {
    guard let colon = range.first(where: { code.isSign(":", $0) }) else { return [] }
    var types: [String] = []
    var isNew = true
    for index in colon + 1..<range.upperBound {
      if code.text(index) == "where" { break }
      if code.isSign(",", index) { isNew = true }
      guard code.all[index].kind == .word else { continue }
      if isNew { types.append("") }
      types[types.count - 1] = code.text(index)
      isNew = false
    }
    return types
  }

  private func parameters(of list: Int) -> [(label: String, name: String)] {
    var parameters: [(label: String, name: String)] = []
    var index = list + 1
    let end = code.partners[list] ?? index
    var isNew = true
    while index < end {
      if isNew, code.all[index].kind == .word {
        let hasName = index + 1 < end && code.all[index + 1].kind == .word
        parameters.append((code.text(index), code.text(hasName ? index + 1 : index)))
        isNew = false
      }
      if code.isSign(",", index) { isNew = true }
      index = code.next(after: index)
    }
    return parameters
  }

  /// The brace of the body of a function, which can have a result and conditions before it.
  private func bodyBrace(from index: Int, before end: Int) -> Int? {
    var index = index
    while index < end {
      if code.isSign("{", index) { return index }
      let isContinued = ["->", "throws", "async", "where", "rethrows"].contains(code.text(index))
      if code.startsLine(index), !isContinued { return nil }
      index = code.next(after: index)
    }
    return nil
  }

  /// The braces of the accessors of a property, if it has no value.
  private func accessors(behind index: inout Int, before end: Int) -> ClosedRange<Int>? {
    while index < end, code.text(index) != "=", !code.startsLine(index) || code.isSign("{", index) {
      if code.isSign("{", index), let close = code.partners[index] {
        defer { index = close + 1 }
        return index...close
      }
      index = code.next(after: index)
    }
    return nil
  }

  private static let keywords = CodeDeclaration.typeKeywords.union([
    "func", "var", "let", "init", "deinit", "subscript", "case", "typealias",
  ])

  private static let modifiers: Set = [
    "public", "open", "internal", "package", "fileprivate", "private", "final", "override",
    "static",
    "required", "convenience", "lazy", "weak", "unowned", "dynamic", "mutating", "nonmutating",
    "nonisolated", "indirect", "optional", "isolated",
  ]
}

extension SwiftTokens {
  /// The text of a token, or an empty one behind the last one.
  func text(_ index: Int) -> String {
    guard all.indices.contains(index) else { return "" }
    return String(decoding: bytes[all[index].range], as: UTF8.self)
  }

  /// Whether a token is a sign.
  func isSign(_ sign: String, _ index: Int) -> Bool {
    guard all.indices.contains(index), case .sign(let byte) = all[index].kind else { return false }
    return sign.utf8.first == byte
  }

  /// Whether a token is the first one on its line, or there is none.
  func startsLine(_ index: Int) -> Bool {
    !all.indices.contains(index) || all[index].startsLine
  }

  /// The index behind a token, or behind its other bracket if it is an opening one.
  func next(after index: Int) -> Int {
    partners[index].map { max($0, index) + 1 } ?? index + 1
  }
}
