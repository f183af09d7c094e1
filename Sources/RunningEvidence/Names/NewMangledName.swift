/// Reads the symbols of newer versions of Swift: `$s3App6ScreenC`, or
/// `$s7SwiftUI19UIHostingControllerCy3App7ContentVG` for a generic class.
///
/// The runtime's own function writes all arguments that a symbol repeats, so that 140 bytes become 40 MB. Here,
/// a name has a limit.
struct NewMangledName {
  private let bytes: Bytes
  private var index: Int
  private var substitutions: [Node] = []
  private var words: [String] = []
  private var stack: [Node] = []

  /// How many names a name can contain. Arguments beyond it are left out.
  private static let limit = 1_000

  /// What the operators have made so far.
  private enum Node {
    case identifier(String)
    case module(String)
    case type(RunningName)
    case listStart
    case separator
  }

  private init(_ bytes: Bytes) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  /// Returns the name, or `nil` if the bytes are not mangled in this way. Arguments are left out if
  /// one of them cannot be read.
  static func read(_ bytes: Bytes) -> RunningName? {
    guard let start = start(of: bytes) else { return nil }
    var reader = NewMangledName(start)
    while reader.step() {}
    return reader.result
  }

  private static func start(of bytes: Bytes) -> Bytes? {
    let plain = bytes.first == UInt8(ascii: "_") ? bytes.dropFirst() : bytes
    guard plain.begins(with: "$s") || plain.begins(with: "$S") else { return nil }
    return plain.dropFirst(2)
  }

  /// The whole type, or else the class that was read first.
  private var result: RunningName? {
    if stack.count == 1, index == bytes.endIndex, case .type(let name) = stack[0] { return name }
    for case .type(let name) in stack { return name }
    return nil
  }

  /// Reads one operator. Returns `false` at the end, and at an operator that is not known.
  private mutating func step() -> Bool {
    guard index < bytes.endIndex else { return false }
    let byte = bytes[index]
    if byte.isDigit { return identifier() }
    index += 1
    switch byte {
    case UInt8(ascii: "C"), UInt8(ascii: "V"), UInt8(ascii: "O"): return nominal()
    case UInt8(ascii: "y"): stack.append(.listStart)
    case UInt8(ascii: "_"): stack.append(.separator)
    case UInt8(ascii: "G"): return generic()
    case UInt8(ascii: "A"): return substitution()
    case UInt8(ascii: "S"): return standard()
    case UInt8(ascii: "s"): stack.append(.module("Swift"))
    case UInt8(ascii: "L"): return privateName()
    default:
      index -= 1
      return false
    }
    return true
  }

  private mutating func identifier() -> Bool {
    guard let name = text() else { return false }
    stack.append(.identifier(name))
    return true
  }

  private mutating func text() -> String? {
    guard bytes[index] == UInt8(ascii: "0") else { return counted() }
    index += 1
    var text = ""
    while index < bytes.endIndex, bytes[index].isLetter {
      let isLast = bytes[index] < 0x61
      let word = Int(bytes[index] | 0x20) - 0x61
      guard words.indices.contains(word) else { return nil }
      text += words[word]
      index += 1
      if isLast { break }
    }
    if index < bytes.endIndex, bytes[index] == UInt8(ascii: "0") {
      index += 1
      return text
    }
    return index < bytes.endIndex && bytes[index].isDigit ? counted().map { text + $0 } : text
  }

  private mutating func counted() -> String? {
    let digits = bytes[index...].prefix { $0.isDigit }
    guard let count = Int(digits.text), count > 0, count <= bytes.endIndex - digits.endIndex else {
      return nil
    }
    index = digits.endIndex + count
    let name = bytes[digits.endIndex..<index]
    remember(wordsOf: name)
    return name.text
  }

  /// Words that begin with a capital letter can be used again in later names, at most 26 of them.
  private mutating func remember(wordsOf name: Bytes) {
    var word: [UInt8] = []
    var previous: UInt8?
    for byte in name {
      let isCapital = (0x41...0x5A).contains(byte)
      let wasCapital = previous.map { (0x41...0x5A).contains($0) } ?? false
      if byte == UInt8(ascii: "_") || isCapital && !wasCapital { finish(&word) }
      if byte != UInt8(ascii: "_") { word.append(byte) }
      previous = byte
    }
    finish(&word)
  }

  private mutating func finish(_ word: inout [UInt8]) {
    if word.count >= 2, !word[0].isDigit, words.count < 26 {
      words.append(String(decoding: word, as: UTF8.self))
    }
    word = []
  }

  private mutating func nominal() -> Bool {
    guard case .identifier(let own)? = stack.popLast(), let context = stack.popLast() else {
      return false
    }
    let name: RunningName
    switch context {
    case .identifier(let module):
      substitutions.append(.module(module))
      name = RunningName(module: module, name: own)
    case .module(let module): name = RunningName(module: module, name: own)
    case .type(let outer): name = RunningName(module: outer.module, name: "\(outer.name).\(own)")
    default: return false
    }
    stack.append(.type(name))
    substitutions.append(.type(name))
    return true
  }

  /// A private name: its discriminator is on top.
  private mutating func privateName() -> Bool {
    guard index < bytes.endIndex, bytes[index] == UInt8(ascii: "L"), stack.count > 1 else {
      return false
    }
    index += 1
    stack.removeLast()
    return true
  }

  /// `Type y Argument … G`. The arguments of enclosing types are before a separator.
  private mutating func generic() -> Bool {
    var arguments: [RunningName] = []
    while let node = stack.popLast() {
      switch node {
      case .type(let name): arguments.insert(name, at: 0)
      case .separator: continue
      case .identifier, .module: return false
      case .listStart:
        guard case .type(var name)? = stack.popLast() else { return false }
        guard arguments.reduce(1, { $0 + $1.size }) <= Self.limit else {
          stack.append(.type(name))
          return false
        }
        name.arguments = arguments
        stack.append(.type(name))
        substitutions.append(.type(name))
        return true
      }
    }
    return false
  }

  /// `AA` is the first type or module that was read, `AbC` is two of them.
  private mutating func substitution() -> Bool {
    while index < bytes.endIndex, bytes[index].isLetter {
      let isLast = bytes[index] < 0x61
      let number = Int(bytes[index] | 0x20) - 0x61
      guard substitutions.indices.contains(number) else { return false }
      stack.append(substitutions[number])
      index += 1
      if isLast { return true }
    }
    return false
  }

  private mutating func standard() -> Bool {
    if index < bytes.endIndex, bytes[index] == UInt8(ascii: "g") { return optional() }
    guard index < bytes.endIndex, let name = Self.known[bytes[index]] else { return false }
    index += 1
    stack.append(
      name == "__C" ? .module(name) : .type(RunningName(module: "Swift", name: name)))
    return true
  }

  private mutating func optional() -> Bool {
    guard case .type(let name)? = stack.popLast() else { return false }
    index += 1
    stack.append(.type(RunningName(module: "Swift", name: "Optional", arguments: [name])))
    return true
  }

  /// The types of Swift with a letter of their own, and the module of Objective-C.
  private static let known: [UInt8: String] = [
    UInt8(ascii: "a"): "Array", UInt8(ascii: "b"): "Bool", UInt8(ascii: "d"): "Double",
    UInt8(ascii: "f"): "Float", UInt8(ascii: "i"): "Int", UInt8(ascii: "q"): "Optional",
    UInt8(ascii: "S"): "String", UInt8(ascii: "u"): "UInt", UInt8(ascii: "o"): "__C",
  ]
}
