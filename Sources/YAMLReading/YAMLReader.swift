import Yams

/// Reads YAML. Only this type uses the YAML library.
package enum YAMLReader {
  /// The maximum number of values in one text. Aliases expand to the values they refer to, so a few
  /// lines could otherwise expand to more values than fit in memory.
  package static let mostValues = 100_000

  /// Reads a text.
  ///
  /// - Returns: The root value, or `nil` if the text contains only comments.
  /// - Throws: ``YAMLError`` if the text is not valid YAML or contains too many values.
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
      Self.error("a key appears twice: \(keys.joined(separator: ", "))", at: context.mark)
    default: YAMLError(message: "this is not YAML: \(error)")
    }
  }

  private static func error(_ message: String, at mark: Mark) -> YAMLError {
    YAMLError(place: YAMLNode.Place(line: mark.line, column: mark.column), message: message)
  }
}

/// Converts the library's nodes, and counts the values.
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
  /// Only plain scalars, written without quotation marks, can be numbers or Booleans.
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
