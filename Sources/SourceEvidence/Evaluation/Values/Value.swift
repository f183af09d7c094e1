/// The value of an expression, as far as the source code determines it.
indirect enum Value {
  /// An unknown value.
  case unknown
  case object(CodeObject)
  case list(ListValue)
  case text(CodeText)
  case image(CodeImage)
  case number(Int)
  case boolean(Bool)
  /// An enumeration case. The type is `nil` for `.home` without context.
  case enumeration(type: String?, name: String, payload: [Value])
  /// A metatype, such as `HomeViewController.self`.
  case type(String)
  case closure(Closure, Scope)
  case tuple([(label: String, value: Value)])

  var isUnknown: Bool { if case .unknown = self { true } else { false } }

  var object: CodeObject? { if case .object(let object) = self { object } else { nil } }

  var list: ListValue? { if case .list(let list) = self { list } else { nil } }

  /// The text, if the value is one, or an attributed text or a view of a framework that shows one.
  var text: CodeText? {
    var value = self
    // A text may be made from another one, and even from itself.
    for _ in 0..<4 {
      guard let object = value.object, object.notes.isText,
        let inner = object.notes.text
          ?? Self.textFields.lazy.compactMap({ object.fields[$0] }).first
      else { break }
      value = inner
    }
    if case .text(let text) = value { return text }
    return nil
  }

  /// The properties with the text of a text view or an attributed text.
  private static let textFields = ["text", "string", "attributedText", "attributedString"]

  /// The Boolean, if the value is one. Property lists may contain numbers instead.
  var flag: Bool? {
    switch self {
    case .boolean(let flag): flag
    case .number(let number): number != 0
    default: nil
    }
  }

  /// Whether there is a value, or `nil` if that is undecided.
  var exists: Bool? {
    switch self {
    case .unknown: nil
    case .object(let object): object.isPlaceholder ? nil : true
    default: true
    }
  }

  /// The image, if the value is one.
  var image: CodeImage? {
    switch self {
    case .image(let image): image
    case .enumeration(_, let name, _): .constant(name)
    default: nil
    }
  }

  /// The name of an enumeration case, or of a constant in Objective-C.
  var caseName: String? {
    if case .enumeration(_, let name, _) = self { name } else { nil }
  }

  /// The objects in the value.
  var objects: [CodeObject] {
    var (found, steps): ([CodeObject], Int) = ([], Self.mostSteps)
    addObjects(to: &found, &steps)
    return found
  }

  /// The maximum number of visited values, because lists may contain each other many times.
  private static let mostSteps = 100_000

  private func addObjects(to found: inout [CodeObject], _ steps: inout Int) {
    steps -= 1
    guard steps > 0 else { return }
    switch self {
    case .object(let object): found.append(object)
    case .list(let list): for element in list.elements { element.addObjects(to: &found, &steps) }
    case .tuple(let parts): for part in parts { part.value.addObjects(to: &found, &steps) }
    case .enumeration(_, _, let payload):
      for part in payload { part.addObjects(to: &found, &steps) }
    default: break
    }
  }

  /// Returns whether the value equals another one, or `nil` if that is undecided.
  func isEqual(to other: Value) -> Bool? {
    switch (self, other) {
    case (.enumeration(_, let name, _), .enumeration(_, let other, _)): name == other
    case (.number(let number), .number(let other)): number == other
    case (.boolean(let flag), .boolean(let other)): flag == other
    case (.text(let text), .text(let other)):
      if !text.isOneOfSeveral, !other.isOneOfSeveral, let literal = text.literal,
        let second = other.literal
      {
        literal == second
      } else {
        nil
      }
    default: nil
    }
  }
}

extension Value {
  /// The value, marked as one of several that are possible at run time. A key that stands in for its
  /// text is not marked.
  var asOneOfSeveral: Value {
    guard case .text(var text) = self, text.lookedUp == text else { return self }
    text.isOneOfSeveral = true
    return .text(text)
  }

  /// The value as the initial one of a variable that code sets: a case, number, or Boolean is unknown, and
  /// a text is one of several.
  var asInitial: Value {
    switch self {
    case .enumeration, .number, .boolean: .unknown
    default: asOneOfSeveral
    }
  }

  /// Whether another value may be a different case, number, or Boolean, or is certainly a different text.
  /// A text without a key is a fallback for one with a key.
  func differs(fromAny others: [Value]) -> Bool {
    switch self {
    case .enumeration, .number, .boolean: others.contains { isEqual(to: $0) != true }
    case .text(let text):
      others.compactMap(\.text).contains {
        ($0.key == nil) == (text.key == nil) && ($0.key, $0.literal) != (text.key, text.literal)
      }
    default: false
    }
  }

  /// Creates the first known value, or the longest list. It is one of several unless all values are the
  /// same text. Of different cases, numbers, Booleans, or texts, none is known.
  init(oneOf values: [Value]) {
    if let list = ListValue(oneOf: values.compactMap(\.list)) {
      self = .list(list)
      return
    }
    let known = values.first { !$0.isUnknown } ?? .unknown
    guard !known.differs(fromAny: values) else {
      self = .unknown
      return
    }
    let isOnly = values.allSatisfy { $0.text != nil && $0.text == known.text }
    self = isOnly ? known : known.asOneOfSeveral
  }

  /// Adds or joins values with `+`.
  init(sumOf values: [Value]) {
    let numbers = values.compactMap { if case .number(let number) = $0 { number } else { nil } }
    if numbers.count == values.count {
      self = .number(numbers.reduce(0, &+))
    } else if values.contains(where: { $0.list != nil }) {
      var whole = ListValue(elements: [])
      for value in values {
        if let list = value.list { whole.append(list) } else { whole.isWhole = false }
      }
      self = .list(whole)
    } else {
      self = TextFunctions.concatenated(values)
    }
  }
}
