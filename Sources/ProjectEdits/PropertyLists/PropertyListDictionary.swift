/// A dictionary of a property list with the places of its keys and values.
struct PropertyListDictionary {
  struct Entry {
    let name: String
    let key: ElementSpan
    let value: ElementSpan
  }

  let element: ElementSpan
  let entries: [Entry]

  /// - Throws: ``EditRefusal/malformed(line:_:)`` if keys and values do not alternate.
  init(_ element: ElementSpan, in markup: MarkupText) throws(EditRefusal) {
    let children = markup.children(of: element)
    var entries: [Entry] = []
    for index in stride(from: 0, to: children.count, by: 2) {
      let key = children[index]
      guard key.name == "key", index + 1 < children.count, children[index + 1].name != "key",
        let name = markup.text(of: key)
      else { throw .malformed(line: key.line, "a key with one value is expected.") }
      entries.append(Entry(name: name, key: key, value: children[index + 1]))
    }
    self.element = element
    self.entries = entries
  }

  /// Returns the entry with a key, or `nil` if there is none.
  ///
  /// - Throws: ``EditRefusal/ambiguousKey(_:lines:)`` if there are several.
  subscript(name: String) -> Entry? {
    get throws(EditRefusal) {
      let found = entries.filter { $0.name == name }
      guard found.count < 2 else { throw .ambiguousKey(name, lines: found.map(\.key.line)) }
      return found.first
    }
  }

  /// Returns the entry after which a new key is added, or `nil` for the first place: in order if
  /// the keys are sorted, else after the last key with the same prefix, such as `UI`, else at the
  /// end.
  func previous(of name: String) -> Entry? {
    guard !isSorted else {
      return entries.last { $0.name.utf8.lexicographicallyPrecedes(name.utf8) }
    }
    let prefix = Self.prefix(of: name)
    let related = prefix.isEmpty ? nil : entries.last { Self.prefix(of: $0.name) == prefix }
    return related ?? entries.last
  }

  /// Whether the keys are in the order of their bytes.
  var isSorted: Bool {
    zip(entries, entries.dropFirst()).allSatisfy {
      $0.name.utf8.lexicographicallyPrecedes($1.name.utf8)
    }
  }

  /// The capital letters at the start but for the last one, which begins a word.
  private static func prefix(of name: String) -> Substring {
    name.prefix { $0.isASCII && $0.isUppercase }.dropLast()
  }
}
