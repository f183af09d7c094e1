package import YAMLReading

/// A YAML file of a catalog.
package struct CatalogFile: Sendable {
  /// The path of the file.
  let path: String
  /// The contents.
  package let root: YAMLNode
  /// The ID in the file.
  var id: String? { root["id"]?.text }

  init(_ path: String) throws(CatalogErrors) {
    try self.init(path, text: try CatalogText.read(path))
  }

  /// Creates a file with contents that have been read.
  package init(_ path: String, root: YAMLNode) {
    self.path = path
    self.root = root
  }

  /// Reads the text of a file.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - text: The text.
  ///   - mayBeEmpty: Whether a file with only comments is read as an empty mapping.
  /// - Throws: The error if the text is not valid YAML or contains too many values.
  package init(_ path: String, text: String, mayBeEmpty: Bool = false) throws(CatalogErrors) {
    self.path = path
    do throws(YAMLError) {
      if let node = try YAMLReader.read(text) {
        root = node
        return
      }
    } catch {
      throw CatalogErrors(
        path, line: error.place.line, column: error.place.column, error.message)
    }
    guard mayBeEmpty else { throw CatalogErrors(path, "the file is empty") }
    root = YAMLNode(value: .mapping([]))
  }
}

// MARK: - Reading

extension CatalogFile {
  /// Returns the value that the file describes. If a name is given, the ID in the file must be the
  /// same.
  ///
  /// - Throws: All errors in the file.
  package func read<Value: CatalogValue>(
    _ type: Value.Type, named name: String? = nil
  ) throws(CatalogErrors) -> Value {
    let mistakes = Mistakes()
    let value = Value(from: root, mistakes)
    if let id, let name, id != name {
      mistakes.note(
        "the id is '\(id)', but the file's name says '\(name)'", at: root.place(of: ["id"]))
    }
    guard mistakes.found.isEmpty else { throw CatalogErrors(path, mistakes) }
    return value
  }

  /// Returns an error at a position in the file, specified by the keys that lead to it.
  func error(at keys: [String], _ message: String) -> CatalogErrors {
    error(at: root.place(of: keys), message)
  }

  /// Returns an error at a position in the file.
  func error(at place: YAMLNode.Place, _ message: String) -> CatalogErrors {
    CatalogErrors(path, line: place.line, column: place.column, message)
  }
}
