/// Reads the names that Swift gives classes in Objective-C: `_TtC3App6Screen`, or
/// `_TtGC7SwiftUI19UIHostingControllerV3App7Content_` for a generic class.
struct OldMangledName {
  private let bytes: Bytes
  private var index: Int
  private var depth = 0
  /// What `S_`, `S0_`, `S1_`, … stand for.
  private var substitutions: [RunningName] = []

  /// How deep types are read.
  private static let limit = 60

  private init(_ bytes: Bytes) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  /// Returns the name, or `nil` if the bytes are not mangled in this way. Arguments after one that
  /// cannot be read are left out.
  static func read(_ bytes: Bytes) -> RunningName? {
    guard bytes.begins(with: "_Tt") else { return nil }
    var reader = OldMangledName(bytes.dropFirst(3))
    return reader.type()
  }

  private mutating func type() -> RunningName? {
    guard depth < Self.limit, let kind = next() else { return nil }
    depth += 1
    defer { depth -= 1 }
    switch kind {
    case UInt8(ascii: "C"), UInt8(ascii: "V"), UInt8(ascii: "O"): return nominal()
    case UInt8(ascii: "G"): return generic()
    case UInt8(ascii: "S"): return substitution()
    case UInt8(ascii: "P"): return protocols()
    case UInt8(ascii: "T"), UInt8(ascii: "t"): return list(named: "")
    case UInt8(ascii: "F"): return function()
    case UInt8(ascii: "M"): return type()
    default: return nil
    }
  }

  private mutating func generic() -> RunningName? {
    guard var name = type() else { return nil }
    name.arguments = list(named: "")?.arguments ?? []
    return name
  }

  /// Types up to an underscore.
  private mutating func list(named name: String) -> RunningName? {
    var list = RunningName(name: name)
    while index < bytes.endIndex, bytes[index] != UInt8(ascii: "_") {
      guard let type = type() else { return list }
      list.arguments.append(type)
    }
    index = min(index + 1, bytes.endIndex)
    return list
  }

  private mutating func function() -> RunningName? {
    guard type() != nil, type() != nil else { return nil }
    return RunningName(name: "")
  }

  /// Protocols up to an underscore. Their names have no kind in front.
  private mutating func protocols() -> RunningName? {
    var first: RunningName?
    while index < bytes.endIndex, bytes[index] != UInt8(ascii: "_") {
      let isSubstitution = bytes[index] == UInt8(ascii: "S")
      guard let name = isSubstitution ? substitutedProtocol() : nominal() else { return first }
      first = first ?? name
    }
    index = min(index + 1, bytes.endIndex)
    return first ?? RunningName(module: "Swift", name: "Any")
  }

  /// A whole protocol that was there before, or its module with a name after it.
  private mutating func substitutedProtocol() -> RunningName? {
    let start = index
    index += 1
    guard let found = substitution() else { return nil }
    guard index < bytes.endIndex, bytes[index].isDigit || bytes[index] == UInt8(ascii: "P") else {
      return found
    }
    index = start
    return nominal()
  }

  private mutating func nominal() -> RunningName? {
    guard let context = context(), let own = identifier() else { return nil }
    let name =
      context.module == nil
      ? RunningName(module: context.name, name: own)
      : RunningName(module: context.module, name: "\(context.name).\(own)")
    substitutions.append(name)
    return name
  }

  /// A module, which has a name without a module of its own, or a type.
  private mutating func context() -> RunningName? {
    guard index < bytes.endIndex else { return nil }
    switch bytes[index] {
    case let byte where byte.isDigit:
      guard let name = identifier() else { return nil }
      let module = RunningName(name: name)
      substitutions.append(module)
      return module
    case UInt8(ascii: "s"):
      index += 1
      return RunningName(name: "Swift")
    default: return type()
    }
  }

  /// A name after its length. Private names have another one in front, which is passed over.
  private mutating func identifier() -> String? {
    while index < bytes.endIndex, bytes[index] == UInt8(ascii: "P") {
      index += 1
      guard counted() != nil else { return nil }
    }
    if index < bytes.endIndex, bytes[index] == UInt8(ascii: "L") {
      guard let end = bytes[index...].firstIndex(of: UInt8(ascii: "_")) else { return nil }
      index = end + 1
    }
    return counted()
  }

  private mutating func counted() -> String? {
    let digits = bytes[index...].prefix { $0.isDigit }
    guard let count = Int(digits.text), count > 0, count <= bytes.endIndex - digits.endIndex else {
      return nil
    }
    index = digits.endIndex + count
    return bytes[digits.endIndex..<index].text
  }

  private mutating func substitution() -> RunningName? {
    guard index < bytes.endIndex else { return nil }
    if let known = Self.known[bytes[index]] {
      index += 1
      return RunningName(module: "Swift", name: known)
    }
    if bytes[index] == UInt8(ascii: "o") || bytes[index] == UInt8(ascii: "C") {
      index += 1
      return RunningName(name: "__C")
    }
    guard let end = bytes[index...].firstIndex(of: UInt8(ascii: "_")) else { return nil }
    let digits = bytes[index..<end].text
    index = end + 1
    let number = digits.isEmpty ? 0 : Int(digits, radix: 36).map { $0 + 1 }
    guard let number, substitutions.indices.contains(number) else { return nil }
    return substitutions[number]
  }

  private mutating func next() -> UInt8? {
    guard index < bytes.endIndex else { return nil }
    defer { index += 1 }
    return bytes[index]
  }

  /// The types of Swift with a letter of their own.
  private static let known: [UInt8: String] = [
    UInt8(ascii: "a"): "Array", UInt8(ascii: "b"): "Bool", UInt8(ascii: "d"): "Double",
    UInt8(ascii: "f"): "Float", UInt8(ascii: "i"): "Int", UInt8(ascii: "q"): "Optional",
    UInt8(ascii: "S"): "String", UInt8(ascii: "u"): "UInt", UInt8(ascii: "c"): "UnicodeScalar",
  ]
}
