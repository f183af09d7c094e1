/// The text of an XML property list, in which keys are found and edits are described.
///
/// Each edit is returned as splices of the bytes that it is about; all others stay as they are. An
/// edit that the file has already yields no splices.
package struct PropertyListText: Sendable {
  let markup: MarkupText
  private let rootElement: ElementSpan

  /// Reads the text of a property list.
  ///
  /// - Throws: ``EditRefusal`` if this is no UTF-8, no XML, no property list, or one that is not a
  ///   dictionary.
  package init(_ bytes: [UInt8]) throws(EditRefusal) {
    guard !bytes.starts(with: "bplist".utf8) else { throw .binaryPropertyList }
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let first = bytes[start...].first { !$0.isBlank }
    if let first, "{(/\"".utf8.contains(first) { throw .openStepPropertyList }
    markup = try MarkupText(bytes)
    guard markup.root.name == "plist" else { throw .unknownFormat(root: markup.root.name) }
    let values = markup.children(of: markup.root)
    guard let root = values.first, values.count == 1, root.name == "dict" else {
      throw .rootIsNoDictionary
    }
    rootElement = root
  }

  /// Returns the value at a path of keys, or `nil` if there is none. Also `nil` are values that are
  /// not written here, such as dates and data.
  ///
  /// - Throws: ``EditRefusal`` if a dictionary on the way is damaged or has a key several times.
  package func value(at path: [String]) throws(EditRefusal) -> WritablePropertyValue? {
    guard let entry = try entry(at: path) else { return nil }
    return try value(of: entry.value)
  }

  /// Returns the line of the key at a path, starting at 1, or `nil` if there is none.
  ///
  /// - Throws: ``EditRefusal`` if a dictionary on the way is damaged or has a key several times.
  package func line(of path: [String]) throws(EditRefusal) -> Int? {
    try entry(at: path)?.key.line
  }

  /// The root dictionary.
  func root() throws(EditRefusal) -> PropertyListDictionary {
    try PropertyListDictionary(rootElement, in: markup)
  }

  /// The step of the indentation in files that do not show one.
  static let step = "\t"

  private func entry(at path: [String]) throws(EditRefusal) -> PropertyListDictionary.Entry? {
    var (dictionary, found): (PropertyListDictionary?, PropertyListDictionary.Entry?) =
      (try root(), nil)
    for key in path {
      found = try dictionary?[key]
      guard let value = found?.value else { return nil }
      dictionary = value.name == "dict" ? try PropertyListDictionary(value, in: markup) : nil
    }
    return found
  }
}
