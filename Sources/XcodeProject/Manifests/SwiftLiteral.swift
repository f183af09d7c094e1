/// A literal value in a Swift manifest.
indirect enum SwiftLiteral: Sendable, Hashable {
  /// A value that is computed by code.
  case unknown
  case text(String)
  case flag(Bool)
  case list([SwiftLiteral])
  case mapping([String: SwiftLiteral])
  /// A name such as `.iOS` or `Product.app`, without its qualifiers.
  case name(String)
  /// A call: the function's name without qualifiers, and the arguments.
  case call(String, [Argument])

  /// An argument of a call.
  struct Argument: Sendable, Hashable {
    var label: String?
    var value: SwiftLiteral
  }
}

extension SwiftLiteral {
  /// The argument of a call that has the given label.
  subscript(label: String) -> SwiftLiteral {
    guard case .call(_, let arguments) = self else { return .unknown }
    return arguments.first { $0.label == label }?.value ?? .unknown
  }

  /// Whether a call has an argument with the given label that is not a literal.
  func hasComputed(_ label: String) -> Bool {
    guard case .call(_, let arguments) = self else { return false }
    return arguments.contains { argument in
      argument.label == label
        && (argument.value == .unknown || argument.value.oneOrMore.contains(.unknown))
    }
  }

  /// The first unlabeled argument of a call.
  var unlabeled: SwiftLiteral {
    guard case .call(_, let arguments) = self else { return .unknown }
    return arguments.first { $0.label == nil }?.value ?? .unknown
  }

  /// The name of a call, or a name itself.
  var name: String? {
    switch self {
    case .name(let name), .call(let name, _): name
    default: nil
    }
  }

  /// A string, or the path or pattern in a call such as `.file(path: "Info.plist")`.
  var text: String? {
    switch self {
    case .text(let text): text
    case .call(_, let arguments): arguments.first?.value.text
    default: nil
    }
  }

  /// The elements of an array, or an array with a single value.
  var oneOrMore: [SwiftLiteral] {
    switch self {
    case .unknown: []
    case .list(let elements): elements
    case .call(_, let arguments) where arguments.count == 1 && arguments[0].isList:
      arguments[0].value.oneOrMore
    default: [self]
    }
  }

  /// The value as the text of a build setting.
  var setting: String? {
    switch self {
    case .flag(let flag): flag ? "YES" : "NO"
    case .list(let elements): elements.compactMap(\.text).joined(separator: " ")
    case .call(_, let arguments): arguments.first?.value.setting
    default: text
    }
  }

  /// The value as a Foundation value for a property list.
  var foundation: Any {
    switch self {
    case .text(let text): text
    case .flag(let flag): flag
    case .list(let elements): elements.map(\.foundation)
    case .mapping(let entries): entries.mapValues(\.foundation)
    case .call(_, let arguments): arguments.first?.value.foundation ?? ""
    case .name, .unknown: ""
    }
  }
}

extension SwiftLiteral.Argument {
  fileprivate var isList: Bool {
    if case .list = value { true } else { false }
  }
}
