/// Reads names as Swift prints them: `App.Outer.Inner<App.Content, Swift.Int>`.
struct PrintedName {
  private let bytes: Bytes
  private var index: Int
  private var depth = 0

  /// How deep arguments are read.
  private static let limit = 40

  private init(_ bytes: Bytes) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  /// Returns the name, or `nil` if the bytes are none.
  static func read(_ bytes: Bytes) -> RunningName? {
    var reader = PrintedName(bytes)
    return reader.name()
  }

  private mutating func name() -> RunningName? {
    var parts: [String] = []
    while let part = part() {
      parts.append(part)
      guard take(".") else { break }
    }
    // What stands for a place has no name: `(unknown context at $104f2)`.
    let named = parts.filter { !$0.isEmpty }
    guard let last = named.last else { return nil }
    let module = named.count > 1 ? named[0] : nil
    let path = named.count > 1 ? named.dropFirst().joined(separator: ".") : last
    return RunningName(module: module, name: path, arguments: arguments())
  }

  private mutating func part() -> String? {
    if index < bytes.endIndex, bytes[index] == UInt8(ascii: "(") {
      return parenthesized()
    }
    let part = bytes[index...].prefix { $0.isNamePart || $0 == UInt8(ascii: "$") }
    index = part.endIndex
    return part.isEmpty ? nil : part.text
  }

  /// Returns the name of a private type, `(Inner in _0123ABCD)`, and nothing for a tuple or a place.
  private mutating func parenthesized() -> String? {
    guard let end = bytes[index...].firstIndex(of: UInt8(ascii: ")")) else { return nil }
    let words = bytes[index..<end].dropFirst().split(separator: UInt8(ascii: " "))
    index = end + 1
    return words.count == 3 && words[1].text == "in" ? words[0].text : ""
  }

  private mutating func arguments() -> [RunningName] {
    guard depth < Self.limit, take("<") else { return [] }
    depth += 1
    defer { depth -= 1 }
    var arguments: [RunningName] = []
    repeat {
      while take(" ") {}
      guard let argument = name() else { break }
      arguments.append(argument)
    } while take(",")
    _ = take(">")
    return arguments
  }

  private mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard index < bytes.endIndex, bytes[index] == UInt8(ascii: byte) else { return false }
    index += 1
    return true
  }
}
