import YAMLReading

/// One YAML file of a catalog.
package struct CatalogFile: Sendable {
  /// Where it is.
  let path: String
  /// What it holds.
  package let root: CatalogNode
  /// What it says its name is.
  var id: String? { root["id"]?.text }

  init(_ path: String) throws(CatalogErrors) {
    try self.init(path, text: try CatalogText.read(path))
  }

  /// Reads the text of a file.
  ///
  /// - Parameters:
  ///   - path: Where the file is.
  ///   - text: Its text.
  ///   - mayBeEmpty: Whether a file with nothing but comments is as good as an empty mapping.
  /// - Throws: That this is not YAML, or too much of it.
  package init(_ path: String, text: String, mayBeEmpty: Bool = false) throws(CatalogErrors) {
    self.path = path
    do throws(YAMLError) {
      if let node = try YAMLReader.read(text) {
        root = CatalogNode(node)
        return
      }
    } catch {
      throw CatalogErrors(
        path, line: error.place.line, column: error.place.column, error.message)
    }
    guard mayBeEmpty else { throw CatalogErrors(path, "the file is empty") }
    root = CatalogNode(value: .mapping([]))
  }
}

// MARK: - Use

extension CatalogFile {
  /// The value the file describes, whose id must be the file's name where it has one.
  ///
  /// - Throws: All mistakes in it at once.
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

  /// An error at a place in the file, given by the keys that lead to it.
  func error(at keys: [String], _ message: String) -> CatalogErrors {
    error(at: root.place(of: keys), message)
  }

  /// An error at a place in the file.
  func error(at place: CatalogNode.Place, _ message: String) -> CatalogErrors {
    CatalogErrors(path, line: place.line, column: place.column, message)
  }
}

// MARK: - Nodes

extension CatalogNode {
  fileprivate init(_ node: YAMLNode) {
    value = Value(node.value)
    place = Place(line: node.place.line, column: node.place.column)
  }
}

extension CatalogNode.Value {
  fileprivate init(_ value: YAMLNode.Value) {
    switch value {
    case .nothing: self = .nothing
    case .flag(let flag): self = .flag(flag)
    case .number(let number): self = .number(number)
    case .text(let text): self = .text(text)
    case .list(let elements): self = .list(elements.map { CatalogNode($0) })
    case .mapping(let entries):
      self = .mapping(entries.map { CatalogNode.Entry(key: $0.key, node: CatalogNode($0.node)) })
    }
  }
}
