import Yams

/// Reads YAML. This is the only place that knows the library.
package enum YAMLReader {
  /// The values that one text may mean. Aliases stand for what they name, so that a few lines can mean
  /// more values than any machine holds.
  package static let mostValues = 100_000

  /// Reads a text.
  ///
  /// - Returns: The outermost value; `nil` where the text holds nothing but comments.
  /// - Throws: That this is not YAML, or too much of it.
  package static func read(_ text: String) throws(YAMLError) -> YAMLNode? {
    do {
      guard let node = try Yams.compose(yaml: text) else { return nil }
      var conversion = NodeConversion()
      let root = conversion.node(node, at: node.mark)
      guard !conversion.isTooLarge else {
        throw YAMLError(
          message: "the file has more than \(mostValues) values: write less, and no aliases of "
            + "aliases")
      }
      return root
    } catch let error as YAMLError {
      throw error
    } catch let error as YamlError {
      throw Self.error(error)
    } catch {
      throw YAMLError(message: "\(error)")
    }
  }

  private static func error(_ error: YamlError) -> YAMLError {
    switch error {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      Self.error("this is not YAML: \(problem)", at: mark)
    case .duplicatedKeysInMapping(let keys, let context):
      Self.error("a key stands twice: \(keys.joined(separator: ", "))", at: context.mark)
    default: YAMLError(message: "this is not YAML: \(error)")
    }
  }

  private static func error(_ message: String, at mark: Mark) -> YAMLError {
    YAMLError(place: YAMLNode.Place(line: mark.line, column: mark.column), message: message)
  }
}

/// Makes values of what the library has read.
private struct NodeConversion {
  private var count = 0

  var isTooLarge: Bool { count > YAMLReader.mostValues }

  mutating func node(_ node: Node, at mark: Mark?) -> YAMLNode {
    count += 1
    guard !isTooLarge else { return YAMLNode(value: .nothing) }
    let place = mark.map { YAMLNode.Place(line: $0.line, column: $0.column) }
    return YAMLNode(value: value(node), place: place ?? YAMLNode.Place())
  }

  private mutating func value(_ node: Node) -> YAMLNode.Value {
    switch node {
    case .mapping(let mapping):
      var entries: [YAMLNode.Entry] = []
      for (key, value) in mapping where !isTooLarge {
        entries.append(YAMLNode.Entry(key: key.string ?? "", node: self.node(value, at: key.mark)))
      }
      return .mapping(entries.sorted { $0.key < $1.key })
    case .sequence(let sequence):
      var elements: [YAMLNode] = []
      for element in sequence where !isTooLarge {
        elements.append(self.node(element, at: element.mark))
      }
      return .list(elements)
    case .scalar(let scalar): return YAMLNode.Value(scalar)
    default: return .nothing
    }
  }
}

extension YAMLNode.Value {
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
