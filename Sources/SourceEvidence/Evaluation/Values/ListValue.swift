/// An array or a dictionary, as far as the source code determines it.
struct ListValue {
  var elements: [Value]
  /// Whether all elements are known.
  var isWhole = true
  /// Whether some elements depend on conditions at run time.
  var isConditional = false
  /// Whether an undecided branch changed the list.
  var isOpen = false

  /// The maximum number of elements that a loop visits.
  static let mostFollowed = 40
  /// The maximum number of elements.
  private static let mostElements = 1_000

  /// Appends the elements of another list.
  mutating func append(_ other: ListValue) {
    elements += other.elements.prefix(max(0, Self.mostElements - elements.count))
    isOpen = isOpen || other.isOpen
    isWhole = isWhole && other.isWhole && elements.count < Self.mostElements
  }

  /// Returns the value of a key in a dictionary, or an unknown value if there is none.
  func entry(for key: Value) -> Value {
    for case .tuple(let pair) in elements where pair.count == 2 {
      if pair[0].value.isEqual(to: key) == true { return pair[1].value }
    }
    return .unknown
  }

  /// Whether the list is a dictionary without a value for a key.
  func lacks(_ key: Value) -> Bool {
    guard isWhole, !elements.isEmpty else { return false }
    return elements.allSatisfy { element in
      guard case .tuple(let pair) = element, pair.count == 2 else { return false }
      return pair[0].value.isEqual(to: key) == false
    }
  }

  /// Sets the value of a key in a dictionary.
  mutating func setEntry(_ value: Value, for key: Value) {
    let pair: Value = .tuple([("key", key), ("value", value)])
    for (index, element) in elements.enumerated() {
      guard case .tuple(let known) = element, known.count == 2 else { return }
      if known[0].value.isEqual(to: key) == true { return elements[index] = pair }
    }
    if !elements.isEmpty { append(ListValue(elements: [pair])) }
  }

  /// Returns the value of a key path, such as `screens.tabs`.
  func entry(forPath path: Value) -> Value {
    guard let names = path.text?.literal?.split(separator: ".") else { return .unknown }
    return names.reduce(.list(self)) { value, name in
      value.list?.entry(for: .text(CodeText(literal: String(name)))) ?? .unknown
    }
  }
}

extension ListValue {
  /// Creates the longest of some lists, which is conditional if it is one of several that are not empty.
  init?(oneOf lists: [ListValue]) {
    guard var longest = lists.max(by: { $0.elements.count < $1.elements.count }) else { return nil }
    let isOne = lists.contains { !$0.elements.isEmpty && longest.differs(from: $0) }
    longest.isOpen = isOne || lists.contains(where: \.isOpen)
    longest.isConditional = isOne || lists.contains(where: \.isConditional)
    self = longest
  }

  /// Whether the list is known to be another than one list.
  private func differs(from other: ListValue) -> Bool {
    elements.count != other.elements.count
      || zip(elements, other.elements).contains { $0.isEqual(to: $1) == false }
  }
}
