/// Normalizes the names of types for lookup: without optionality and generic arguments.
enum TypeName {
  /// Returns the name of a type without the enclosing types.
  static func simple(_ text: some StringProtocol) -> String {
    var text = String(text)
    return text.withUTF8 { simple(UnsafeRawBufferPointer($0)) }
  }

  /// Returns the name of a type without the enclosing types.
  static func simple(_ text: UnsafeRawBufferPointer) -> String {
    String(decoding: name(text, isPath: false), as: UTF8.self)
  }

  /// Returns the name of a type with the enclosing types, but without a framework's module.
  static func path(_ text: UnsafeRawBufferPointer) -> String {
    let path = String(decoding: name(text, isPath: true), as: UTF8.self)
    guard let dot = path.firstIndex(of: "."), modules.contains(String(path[..<dot])) else {
      return path
    }
    return String(path[path.index(after: dot)...])
  }

  private static let modules: Set = [
    "UIKit", "SwiftUI", "Foundation", "AppKit", "Swift", "Combine",
  ]

  private static func name(
    _ text: UnsafeRawBufferPointer, isPath: Bool
  ) -> Slice<UnsafeRawBufferPointer> {
    var name = trimmed(text[...])
    for word in prefixes where starts(name, with: word) {
      name = trimmed(name.dropFirst(word.utf8CodeUnitCount))
    }
    while let last = name.last, isMark(last) { name = name.dropLast() }
    if name.first != UInt8(ascii: "[") || name.last != UInt8(ascii: "]") {
      if let generic = name.firstIndex(of: UInt8(ascii: "<")) { name = name[..<generic] }
      name = trimmed(isPath ? name : lastComponent(name))
    }
    return name
  }

  private static let prefixes: [StaticString] = [
    "any ", "some ", "inout ", "weak ", "unowned ", "@escaping ",
  ]

  private static func starts(
    _ name: Slice<UnsafeRawBufferPointer>, with word: StaticString
  ) -> Bool {
    word.withUTF8Buffer { name.starts(with: $0) }
  }

  /// Whether a byte after the name of a type denotes an optional or a pointer.
  private static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") || byte == UInt8(ascii: "*")
      || byte == UInt8(ascii: " ")
  }

  /// Returns the part after the last period, ignoring periods at the end.
  private static func lastComponent(
    _ name: Slice<UnsafeRawBufferPointer>
  ) -> Slice<UnsafeRawBufferPointer> {
    var name = name
    let period = UInt8(ascii: ".")
    guard name.contains(where: { $0 != period }) else { return name }
    while name.last == period { name = name.dropLast() }
    guard let last = name.lastIndex(of: period) else { return name }
    return name[(last + 1)...]
  }

  private static func trimmed(
    _ text: Slice<UnsafeRawBufferPointer>
  ) -> Slice<UnsafeRawBufferPointer> {
    var text = text
    while let first = text.first, isSpace(first) { text = text.dropFirst() }
    while let last = text.last, isSpace(last) { text = text.dropLast() }
    return text
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (UInt8(ascii: "\t")...UInt8(ascii: "\r")).contains(byte)
  }

  /// Returns the element type of an array type.
  static func element(_ name: String) -> String? {
    guard name.hasPrefix("["), name.hasSuffix("]"), !name.contains(":") else { return nil }
    return simple(name.dropFirst().dropLast())
  }
}

extension Substring {
  /// The text without spaces at either end.
  var trimmed: Substring {
    var text = self
    while text.first?.isWhitespace == true { text = text.dropFirst() }
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return text
  }
}
