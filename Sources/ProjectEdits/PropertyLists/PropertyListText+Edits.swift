extension PropertyListText {
  /// Sets the value at a path of keys. Dictionaries on the way are made where they are missing.
  ///
  /// A text, a number, or a Boolean value replaces another of its type. Arrays and dictionaries are
  /// not replaced. A new key is put in order if the keys of its dictionary are sorted, else after
  /// the last key with the same prefix, else at the end.
  ///
  /// - Throws: ``EditRefusal`` if there is a value of another type, if a key on the way has no
  ///   dictionary, or if a new line has no certain place.
  package func setting(
    _ value: WritablePropertyValue, at path: [String]
  ) throws(EditRefusal) -> [Splice] {
    let (dictionary, rest) = try innermost(of: path)
    guard let key = rest.first else { return [] }
    guard rest.count == 1, let old = try dictionary[key] else {
      return [try insertion(of: Self.nest(value, below: rest.dropFirst()), key: key, dictionary)]
    }
    return try replacement(of: old, with: value)
  }

  /// Appends a text to the array at a path of keys, unless it is in it. The array and the
  /// dictionaries on the way are made where they are missing.
  ///
  /// - Throws: ``EditRefusal`` if the value is not an array, if a key on the way has no dictionary,
  ///   or if the new line has no certain place.
  package func appending(_ text: String, at path: [String]) throws(EditRefusal) -> [Splice] {
    let (dictionary, rest) = try innermost(of: path)
    guard let key = rest.first, rest.count == 1, let old = try dictionary[key] else {
      return try setting(.array([.string(text)]), at: path)
    }
    guard old.value.name == "array" else { throw .noArray(key: key, line: old.key.line) }
    let values = markup.children(of: old.value)
    guard !values.contains(where: { $0.name == "string" && markup.text(of: $0) == text }) else {
      return []
    }
    let lines = try WritablePropertyValue.string(text).lines()
    return [try markup.insertion(of: lines, into: old.value, after: values.last, step: Self.step)]
  }

  /// Returns the innermost dictionary of a path, and the keys that are left to look up in it: the
  /// last one, and those in front of it that are missing.
  private func innermost(
    of path: [String]
  ) throws(EditRefusal) -> (PropertyListDictionary, ArraySlice<String>) {
    var (dictionary, rest) = (try root(), path[...])
    while rest.count > 1, let key = rest.first, let entry = try dictionary[key] {
      guard entry.value.name == "dict" else {
        throw .noDictionary(key: key, line: entry.key.line)
      }
      dictionary = try PropertyListDictionary(entry.value, in: markup)
      rest = rest.dropFirst()
    }
    return (dictionary, rest)
  }

  private func insertion(
    of value: WritablePropertyValue, key: String, _ dictionary: PropertyListDictionary
  ) throws(EditRefusal) -> Splice {
    try markup.insertion(
      of: WritablePropertyValue.lines(of: value, key: key), into: dictionary.element,
      after: dictionary.previous(of: key)?.value, step: Self.step)
  }

  private func replacement(
    of old: PropertyListDictionary.Entry, with value: WritablePropertyValue
  ) throws(EditRefusal) -> [Splice] {
    let current = try self.value(of: old.value)
    if current == value { return [] }
    switch (current, value) {
    case (.boolean, .boolean), (.string, .string), (.integer, .integer):
      return [Splice(old.value.range, try value.lines().map(\.text).joined())]
    default: throw .existingValue(of: old.name, line: old.key.line)
    }
  }

  private static func nest(
    _ value: WritablePropertyValue, below keys: ArraySlice<String>
  ) -> WritablePropertyValue {
    keys.reversed().reduce(value) { .dictionary([$1: $0]) }
  }
}
