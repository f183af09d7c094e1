import Yams

/// One YAML file of a catalog. This is the only place that knows YAML.
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
    do {
      guard let node = try Yams.compose(yaml: text) else {
        guard mayBeEmpty else { throw CatalogErrors(path, "the file is empty") }
        root = CatalogNode(value: .mapping([]))
        return
      }
      var conversion = NodeConversion()
      root = conversion.node(node, at: node.mark)
      if conversion.isTooLarge {
        throw CatalogErrors(
          path,
          "the file has more than \(NodeConversion.limit) values: write less, and no aliases of "
            + "aliases")
      }
    } catch let error as CatalogErrors {
      throw error
    } catch let error as YamlError {
      throw Self.syntaxError(error, path)
    } catch {
      throw CatalogErrors(path, "\(error)")
    }
  }

  private static func syntaxError(_ error: YamlError, _ path: String) -> CatalogErrors {
    switch error {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      Self.error(path, mark, "this is not YAML: \(problem)")
    case .duplicatedKeysInMapping(let keys, let context):
      Self.error(path, context.mark, "a key stands twice: \(keys.joined(separator: ", "))")
    default: CatalogErrors(path, "this is not YAML: \(error)")
    }
  }

  private static func error(_ path: String, _ mark: Mark, _ message: String) -> CatalogErrors {
    CatalogErrors(path, line: mark.line, column: mark.column, message)
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

/// Makes nodes of what Yams has read. Aliases stand for what they name, so that a few lines can mean
/// more values than any machine holds: there is a limit.
private struct NodeConversion {
  /// How many values there may be.
  static let limit = 100_000

  private var count = 0

  var isTooLarge: Bool { count > Self.limit }

  mutating func node(_ node: Node, at mark: Mark?) -> CatalogNode {
    count += 1
    guard !isTooLarge else { return CatalogNode(value: .nothing) }
    let place = mark.map { CatalogNode.Place(line: $0.line, column: $0.column) }
    return CatalogNode(value: value(node), place: place ?? CatalogNode.Place())
  }

  private mutating func value(_ node: Node) -> CatalogNode.Value {
    switch node {
    case .mapping(let mapping):
      var entries: [CatalogNode.Entry] = []
      for (key, value) in mapping where !isTooLarge {
        entries.append(
          CatalogNode.Entry(key: key.string ?? "", node: self.node(value, at: key.mark)))
      }
      return .mapping(entries.sorted { $0.key < $1.key })
    case .sequence(let sequence):
      var elements: [CatalogNode] = []
      for element in sequence where !isTooLarge {
        elements.append(self.node(element, at: element.mark))
      }
      return .list(elements)
    case .scalar(let scalar): return CatalogNode.Value(scalar)
    default: return .nothing
    }
  }
}

extension CatalogNode.Value {
  /// Only what is written without quotes can be a number or flag.
  fileprivate init(_ scalar: Node.Scalar) {
    switch (scalar.style, scalar.string) {
    case (.plain, "true"): self = .flag(true)
    case (.plain, "false"): self = .flag(false)
    case (.plain, "null"), (.plain, "~"), (.plain, ""): self = .nothing
    case (.plain, let text): self = Int(text).map { .number($0) } ?? .text(text)
    case (_, let text): self = .text(text)
    }
  }
}
