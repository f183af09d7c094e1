import Algorithms

@testable import ProjectEdits

/// How often something that is taken out of a file and put back has its old place.
struct PutBack: CustomStringConvertible {
  /// How often the bytes are those of the file.
  var same = 0
  /// How often they are others.
  var other = 0
  /// How many elements or values are refused.
  var refused = 0
  /// What has other bytes.
  var differences: [String] = []

  var description: String {
    "\(same) at their place, \(other) at another, \(refused) refused"
      + differences.map { "\n  \($0)" }.joined()
  }

  static func += (sum: inout PutBack, other: PutBack) {
    sum.same += other.same
    sum.other += other.other
    sum.refused += other.refused
    sum.differences += other.differences
  }
}

// Attributes of documents.
extension PutBack {
  /// Takes each attribute of each element that is edited out of a document and puts it back: the
  /// first one of all elements, then the second one of all, and so on.
  static func attributes(
    of bytes: [UInt8], in names: Set<String> = Set(AttributeOrder.elements)
  ) throws -> PutBack {
    let markup = try MarkupText(bytes)
    let all = markup.elements.filter { names.contains($0.name) }
    let elements = all.filter { (try? AttributeEdit(of: $0, in: markup)) != nil }
    var result = PutBack(refused: all.count - elements.count)
    for place in 0..<(elements.map(\.attributes.count).max() ?? 0) {
      let edited = elements.filter { $0.attributes.count > place }
      let wrong = try putBack(place, of: edited, in: markup)
      result += PutBack(
        same: edited.count - wrong.count, other: wrong.count, differences: wrong)
    }
    return result
  }

  /// Returns the start tags that are others in the end.
  private static func putBack(
    _ place: Int, of elements: [ElementSpan], in markup: MarkupText
  ) throws -> [String] {
    var text = EditedText(original: markup.bytes)
    try text.apply(elements.map { Splice(span(place, of: $0), "") })
    let without = try MarkupText(text.bytes)
    try text.apply(
      elements.flatMap { element in
        let attribute = element.attributes[place]
        let value = MarkupEscapes.decode(markup.bytes[attribute.value])
        let edit = try AttributeEdit(of: without.elements[element.index], in: without)
        return try edit.setting([attribute.name: value])
      })
    if text.bytes == markup.bytes { return [] }
    let new = try MarkupText(text.bytes)
    return elements.filter {
      markup.bytes[$0.startTag] != new.bytes[new.elements[$0.index].startTag]
    }.map { String(decoding: markup.bytes[$0.startTag], as: UTF8.self) }
  }

  /// The bytes of an attribute and the blanks in front of it.
  private static func span(_ place: Int, of element: ElementSpan) -> Range<Int> {
    let nameEnd = element.startTag.lowerBound + 1 + element.name.utf8.count
    let start = place == 0 ? nameEnd : element.attributes[place - 1].range.upperBound
    return start..<element.attributes[place].range.upperBound
  }
}

// Keys of property lists.
extension PutBack {
  /// Takes each key out of the dictionaries of a property list whose keys are sorted and puts it
  /// back.
  static func keys(of bytes: [UInt8]) throws -> PutBack {
    let list = try PropertyListText(bytes)
    return try keys(of: list.root(), at: [], in: list)
  }

  private static func keys(
    of dictionary: PropertyListDictionary, at path: [String], in list: PropertyListText
  ) throws -> PutBack {
    var result = PutBack()
    for entry in dictionary.entries {
      if dictionary.isSorted { result += try putBack(entry, at: path + [entry.name], in: list) }
      guard entry.value.name == "dict" else { continue }
      let inner = try PropertyListDictionary(entry.value, in: list.markup)
      result += try keys(of: inner, at: path + [entry.name], in: list)
    }
    return result
  }

  private static func putBack(
    _ entry: PropertyListDictionary.Entry, at path: [String], in list: PropertyListText
  ) throws -> PutBack {
    let layout = MarkupLayout(list.markup)
    guard let value = try list.value(at: path), try isWritten(value, as: entry.value, in: list),
      layout.beginsLine(entry.key.range.lowerBound),
      let end = layout.nextLine(after: entry.value.range.upperBound)
    else { return PutBack(refused: 1) }
    var text = EditedText(original: list.markup.bytes)
    try text.apply([Splice(layout.lineStart(entry.key.range.lowerBound)..<end, "")])
    try text.apply([.set(value, at: path)])
    return text.isChanged
      ? PutBack(other: 1, differences: [path.joined(separator: "/")]) : PutBack(same: 1)
  }

  /// Whether a value has the lines that are written here, whatever their indentation: people write
  /// keys in another order, and escape quotation marks.
  private static func isWritten(
    _ value: WritablePropertyValue, as element: ElementSpan, in list: PropertyListText
  ) throws -> Bool {
    let lines = list.markup.bytes[element.range].lines.map { line in
      String(decoding: line.trimming(while: \.isBlank), as: UTF8.self)
    }
    return try value.lines().map(\.text) == lines
  }
}
