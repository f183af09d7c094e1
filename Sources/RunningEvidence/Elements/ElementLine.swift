import FileReading

/// One element as a dump describes it, and its place in the tree:
/// `      Button, 0x1, {{0.0, 0.0}, {1.0, 1.0}}, label: 'Inbox', Selected`.
struct ElementLine {
  /// The element, without what it contains.
  private(set) var element: RunningElement
  /// The number of characters before the type.
  let column: Int
  /// Whether an arrow marks the element, which begins a tree.
  let isRoot: Bool

  /// Reads a line, or returns `nil` if it describes no element.
  init?(_ line: Bytes, at location: SourceLocation) {
    var rest = line.drop { $0.isBlank }
    let blanks = rest.startIndex - line.startIndex
    isRoot = rest.begins(with: "→")
    if isRoot { rest = rest.dropFirst(3) }
    column = blanks + (isRoot ? 1 : 0)
    let type = rest.prefix { $0.isLetter }
    guard ElementTypes.contains(type), let details = Self.details(rest[type.endIndex...]) else {
      return nil
    }
    element = RunningElement(type: type.text, location: location)
    ElementDetails(details).apply(to: &element)
  }

  /// What is after the type, without `(Main)`. It begins with an address, a frame, or a text.
  private static func details(_ bytes: Bytes) -> Bytes? {
    var rest = bytes
    if rest.begins(with: " (Main)") { rest = rest.dropFirst(7) }
    if rest.begins(with: " 0x") { return rest }
    guard rest.begins(with: ", ") else { return nil }
    let next = rest.dropFirst(2)
    let isKnown =
      next.begins(with: "0x") || next.begins(with: "{{") || next.begins(with: "pid: ")
      || next.begins(with: "label: '") || next.begins(with: "identifier: '")
      || next.begins(with: "title: '") || next.begins(with: "traits: ")
    return isKnown ? rest : nil
  }
}
