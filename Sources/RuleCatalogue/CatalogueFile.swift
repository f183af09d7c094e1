import Yams

/// One YAML file of a catalogue. This is the only place that knows YAML.
package struct CatalogueFile: Sendable {
  /// Where it is.
  let path: String
  /// What it holds.
  package let root: CatalogueNode
  /// What it says its name is.
  var id: String? { root["id"]?.text }

  init(_ path: String) throws(CatalogueErrors) {
    try self.init(path, text: try CatalogueText.read(path))
  }

  /// Reads the text of a file.
  package init(_ path: String, text: String) throws(CatalogueErrors) {
    self.path = path
    do {
      guard let node = try Yams.compose(yaml: text) else {
        throw CatalogueErrors(path, "the file is empty")
      }
      root = CatalogueNode(node, at: node.mark)
    } catch let error as CatalogueErrors {
      throw error
    } catch let error as YamlError {
      throw Self.syntaxError(error, path)
    } catch {
      throw CatalogueErrors(path, "\(error)")
    }
  }

  private static func syntaxError(_ error: YamlError, _ path: String) -> CatalogueErrors {
    switch error {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      Self.error(path, mark, "this is not YAML: \(problem)")
    case .duplicatedKeysInMapping(let keys, let context):
      Self.error(path, context.mark, "a key stands twice: \(keys.joined(separator: ", "))")
    default: CatalogueErrors(path, "this is not YAML: \(error)")
    }
  }

  private static func error(_ path: String, _ mark: Mark, _ message: String) -> CatalogueErrors {
    CatalogueErrors(path, line: mark.line, column: mark.column, message)
  }
}

// MARK: - Use

extension CatalogueFile {
  /// The value the file describes, whose id must be the file's name where it has one.
  ///
  /// - Throws: All mistakes in it at once.
  package func read<Value: CatalogueValue>(
    _ type: Value.Type, named name: String? = nil
  ) throws(CatalogueErrors) -> Value {
    let mistakes = Mistakes()
    let value = Value(from: root, mistakes)
    if let id, let name, id != name {
      mistakes.note(
        "the id is '\(id)', but the file's name says '\(name)'", at: root.place(of: ["id"]))
    }
    guard mistakes.found.isEmpty else { throw CatalogueErrors(path, mistakes) }
    return value
  }

  /// An error at a place in the file, given by the keys that lead to it.
  func error(at keys: [String], _ message: String) -> CatalogueErrors {
    error(at: root.place(of: keys), message)
  }

  /// An error at a place in the file.
  func error(at place: CatalogueNode.Place, _ message: String) -> CatalogueErrors {
    CatalogueErrors(path, line: place.line, column: place.column, message)
  }
}

// MARK: - Nodes

extension CatalogueNode {
  fileprivate init(_ node: Node, at mark: Mark?) {
    value = Value(node)
    if let mark { place = Place(line: mark.line, column: mark.column) }
  }
}

extension CatalogueNode.Value {
  fileprivate init(_ node: Node) {
    switch node {
    case .mapping(let mapping):
      self = .mapping(
        mapping.map { key, value in
          CatalogueNode.Entry(key: key.string ?? "", node: CatalogueNode(value, at: key.mark))
        }
        .sorted { $0.key < $1.key })
    case .sequence(let sequence):
      self = .list(sequence.map { CatalogueNode($0, at: $0.mark) })
    case .scalar(let scalar): self.init(scalar)
    default: self = .nothing
    }
  }

  /// Only what is written without quotes can be a number or flag.
  private init(_ scalar: Node.Scalar) {
    switch (scalar.style, scalar.string) {
    case (.plain, "true"): self = .flag(true)
    case (.plain, "false"): self = .flag(false)
    case (.plain, "null"), (.plain, "~"), (.plain, ""): self = .nothing
    case (.plain, let text): self = Int(text).map { .number($0) } ?? .text(text)
    case (_, let text): self = .text(text)
    }
  }
}
