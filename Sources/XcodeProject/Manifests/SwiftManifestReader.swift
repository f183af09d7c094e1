/// Reads the literals of a Swift manifest: calls, arrays, dictionaries, strings, and constants of
/// the file. No code is executed. Other expressions are unknown.
struct SwiftManifestReader {
  let text: [UInt8]
  var position = 0
  private var depth = 0
  /// The position of each constant's value, or `nil` if several constants have the same name.
  var constants: [String: Int?] = [:]
  /// The constants being read. A constant that refers to itself is unknown.
  private var open: Set<String> = []
  private var steps = 0

  private static let depthLimit = 64
  /// The maximum number of values, including those of constants.
  private static let limit = 100_000
  /// The maximum length of a string, in bytes.
  private static let longestText = 10_000

  init(_ text: [UInt8]) {
    self.text = text
    findConstants()
  }

  /// Returns the first call of a function in the file, or of the initializer of a type with that name
  /// (`let project: Project = .init(…)`).
  mutating func call(of name: String) -> SwiftLiteral? {
    position = 0
    while skipToWord() {
      guard identifier() == name else { continue }
      skipSpace()
      if byte == UInt8(ascii: "=") { skipToInitializer() }
      if byte == UInt8(ascii: "(") { return .call(name, arguments()) }
    }
    return nil
  }

  /// Skips `= .init` before its arguments.
  private mutating func skipToInitializer() {
    position += 1
    skipSpace()
    guard byte == UInt8(ascii: ".") else { return }
    position += 1
    if identifier() == "init" { skipSpace() }
  }
}

// MARK: - Values

extension SwiftManifestReader {
  /// Reads a value up to the comma or bracket after it.
  private mutating func value() -> SwiftLiteral {
    depth += 1
    steps += 1
    defer { depth -= 1 }
    guard depth < Self.depthLimit, steps < Self.limit else {
      skipRest()
      return .unknown
    }
    var value = operand()
    skipSpace()
    while byte == UInt8(ascii: "+") {
      position += 1
      value = Self.sum(value, operand())
      skipSpace()
    }
    guard isAtEnd else {
      skipRest()
      return .unknown
    }
    return value
  }

  /// Returns the known elements of a sum of two arrays.
  private static func sum(_ a: SwiftLiteral, _ b: SwiftLiteral) -> SwiftLiteral {
    switch (a, b) {
    case (.text(let a), .text(let b)) where a.utf8.count + b.utf8.count < longestText: .text(a + b)
    case (.list, _), (_, .list):
      .list([a, b].flatMap { $0 == .unknown ? [.unknown] : $0.oneOrMore })
    default: .unknown
    }
  }

  private mutating func operand() -> SwiftLiteral {
    skipSpace()
    switch byte {
    case UInt8(ascii: "\""): return string()
    case UInt8(ascii: "["): return collection()
    default: return chain()
    }
  }

  /// Reads a name, a call, or a chain of them, of which the last one is returned.
  private mutating func chain() -> SwiftLiteral {
    var value = SwiftLiteral.unknown
    skipSpace()
    var isMember = byte == UInt8(ascii: ".")
    if isMember { position += 1 }
    while true {
      skipSpace()
      let name = identifier()
      guard !name.isEmpty else { return .unknown }
      if byte == UInt8(ascii: "(") {
        value = .call(name, arguments())
      } else {
        value = self.value(ofName: name, isMember: isMember)
      }
      let end = position
      skipSpace()
      guard byte == UInt8(ascii: ".") else {
        position = end
        return value
      }
      position += 1
      isMember = true
    }
  }

  /// Returns the value of a constant, or else the name of a member.
  private mutating func value(ofName name: String, isMember: Bool) -> SwiftLiteral {
    switch name {
    case "true": return .flag(true)
    case "false": return .flag(false)
    case "nil": return .unknown
    default: break
    }
    guard let start = constants[name] ?? nil, open.insert(name).inserted else {
      return isMember ? .name(name) : .unknown
    }
    defer { open.remove(name) }
    let end = position
    position = start
    defer { position = end }
    return value(atLineEnd: true)
  }

  /// Reads the value of a constant, up to the end of the line.
  private mutating func value(atLineEnd: Bool) -> SwiftLiteral {
    depth += 1
    steps += 1
    defer { depth -= 1 }
    guard depth < Self.depthLimit, steps < Self.limit else { return .unknown }
    var value = operand()
    skipSpace()
    while byte == UInt8(ascii: "+") {
      position += 1
      value = Self.sum(value, operand())
      skipSpace()
    }
    return value
  }

  /// Reads the arguments of a call, beginning at the bracket.
  private mutating func arguments() -> [SwiftLiteral.Argument] {
    position += 1
    var arguments: [SwiftLiteral.Argument] = []
    while true {
      skipSpace()
      guard position < text.count, byte != UInt8(ascii: ")") else { break }
      let label = self.label()
      arguments.append(.init(label: label, value: value()))
      if byte == UInt8(ascii: ",") { position += 1 } else if byte != UInt8(ascii: ")") { break }
    }
    if position < text.count { position += 1 }
    return arguments
  }

  private mutating func label() -> String? {
    let start = position
    let name = identifier()
    skipSpace()
    guard !name.isEmpty, byte == UInt8(ascii: ":") else {
      position = start
      return nil
    }
    position += 1
    return name
  }

  private mutating func collection() -> SwiftLiteral {
    position += 1
    var elements: [SwiftLiteral] = []
    var entries: [String: SwiftLiteral] = [:]
    var isMapping = false
    while true {
      skipSpace()
      guard position < text.count, byte != UInt8(ascii: "]") else { break }
      if byte == UInt8(ascii: ":") {
        // This is an empty dictionary, or the value of a key.
        position += 1
        isMapping = true
        skipSpace()
        guard byte != UInt8(ascii: "]") else { break }
        let key = elements.popLast()
        let value = value()
        if let text = key?.text { entries[text] = value }
      } else {
        elements.append(value())
      }
      if byte == UInt8(ascii: ",") {
        position += 1
      } else if byte != UInt8(ascii: ":"), byte != UInt8(ascii: "]") {
        break
      }
    }
    if position < text.count { position += 1 }
    return isMapping ? .mapping(entries) : .list(elements)
  }

  /// Reads a string, with interpolated constants replaced.
  mutating func string() -> SwiftLiteral {
    let quotes = text[position...].starts(with: "\"\"\"".utf8) ? 3 : 1
    position += quotes
    var bytes: [UInt8] = []
    var isKnown = true
    while position < text.count, !isAt(quotes: quotes) {
      if byte == UInt8(ascii: "\\") {
        position += 1
        if byte == UInt8(ascii: "(") {
          let part = arguments().first?.value.text
          isKnown = isKnown && part != nil
          bytes += (part ?? "").utf8
          continue
        }
      }
      guard position < text.count else { break }
      bytes.append(byte)
      position += 1
    }
    position = min(position + quotes, text.count)
    guard isKnown, bytes.count < Self.longestText else { return .unknown }
    return .text(String(decoding: bytes, as: UTF8.self))
  }

  private func isAt(quotes: Int) -> Bool {
    text[position...].starts(with: repeatElement(UInt8(ascii: "\""), count: quotes))
  }
}
