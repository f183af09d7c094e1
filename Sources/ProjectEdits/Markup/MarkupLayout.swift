/// The indentation and line endings of an XML file.
struct MarkupLayout {
  private let text: MarkupText

  init(_ text: MarkupText) { self.text = text }

  private var bytes: [UInt8] { text.bytes }

  /// The characters by which a child is further to the right than its parent: those of the first
  /// child on a line of its own, or else the given ones.
  func step(otherwise standard: String) -> String {
    for element in text.elements {
      guard let parent = element.parent.map({ text.elements[$0] }),
        let inner = indentation(of: element), let outer = indentation(of: parent),
        inner.count > outer.count, inner.hasPrefix(outer)
      else { continue }
      return String(inner.dropFirst(outer.count))
    }
    return standard
  }

  /// Returns the spaces and tabs in front of an element, or `nil` if there is anything else.
  func indentation(of element: ElementSpan) -> String? {
    let offset = element.startTag.lowerBound
    return beginsLine(offset)
      ? String(decoding: bytes[lineStart(offset)..<offset], as: UTF8.self) : nil
  }

  /// Returns the spaces and tabs at the start of the line with an offset.
  func lineIndentation(at offset: Int) -> String {
    let start = lineStart(offset)
    return String(decoding: bytes[start..<offset].prefix { $0.isIndentation }, as: UTF8.self)
  }

  /// Whether there are only spaces and tabs in front of an offset on its line.
  func beginsLine(_ offset: Int) -> Bool {
    bytes[lineStart(offset)..<offset].allSatisfy(\.isIndentation)
  }

  /// Returns the start of the line with an offset.
  func lineStart(_ offset: Int) -> Int { text.lines.range(text.lines.index(at: offset)).lowerBound }

  /// Returns the start of the line after an offset, or `nil` if there is anything but blanks
  /// between.
  func nextLine(after offset: Int) -> Int? {
    let end = text.lines.range(text.lines.index(at: offset)).upperBound
    let rest = bytes[offset..<end]
    return rest.last == UInt8(ascii: "\n") && rest.allSatisfy(\.isBlank) ? end : nil
  }

  /// Returns the line ending at an offset: of its line, or else of the first line.
  func lineEnding(at offset: Int) -> String {
    let line = bytes[text.lines.range(text.lines.index(at: offset))]
    let example = line.last == UInt8(ascii: "\n") ? line : bytes[text.lines.range(0)]
    return example.suffix(2) == [13, 10] ? "\r\n" : "\n"
  }
}
