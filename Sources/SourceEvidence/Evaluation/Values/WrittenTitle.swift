/// A title that code assigns to an object.
struct WrittenTitle {
  /// The text, or `nil` if it is computed at run time.
  var text: CodeText?
  /// Whether the assignment runs only under a condition.
  var isConditional: Bool

  init(_ value: Value, isConditional: Bool) {
    text = value.text?.lookedUp
    self.isConditional = isConditional
  }

  /// Whether the text is empty.
  var isEmpty: Bool {
    text.map { $0.key?.isEmpty != false && $0.literal?.allSatisfy(\.isWhitespace) != false }
      ?? false
  }
}
