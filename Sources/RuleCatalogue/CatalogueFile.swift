import Foundation
import Yams

/// One YAML file of a catalogue. This is the only place that knows YAML.
struct CatalogueFile: @unchecked Sendable {
  /// Where it is.
  let path: String
  /// What it holds, as JSON values.
  let json: Any
  private let root: Node

  init(_ path: String) throws(CatalogueErrors) {
    self.path = path
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw Self.error(path, nil, "cannot be read as UTF-8 text")
    }
    do {
      guard let node = try Yams.compose(yaml: text) else {
        throw Self.error(path, nil, "the file is empty")
      }
      root = node
    } catch let error as CatalogueErrors {
      throw error
    } catch let error as YamlError {
      throw Self.syntaxError(error, path)
    } catch {
      throw Self.error(path, nil, "\(error)")
    }
    json = Self.json(root)
  }

  /// The value the file describes.
  func decode<Value: Decodable>(_ type: Value.Type) throws(CatalogueErrors) -> Value {
    do {
      let data = try JSONSerialization.data(withJSONObject: json, options: .fragmentsAllowed)
      return try JSONDecoder().decode(type, from: data)
    } catch let error as DecodingError {
      throw located(error)
    } catch {
      throw self.error(at: [], "\(error)")
    }
  }

  /// The value the file describes, whose id must be the file's name.
  func decode<Value: Decodable>(
    _ type: Value.Type, named name: String, id: KeyPath<Value, String>
  ) throws(CatalogueErrors) -> Value {
    let value = try decode(type)
    guard value[keyPath: id] == name else {
      throw error(
        at: ["id"], "the id is '\(value[keyPath: id])', but the file's name says '\(name)'")
    }
    return value
  }

  /// An error at a place in the file, given by the keys that lead to it.
  func error(at keys: [String], _ message: String) -> CatalogueErrors {
    Self.error(path, mark(of: keys), message)
  }

  private func located(_ error: DecodingError) -> CatalogueErrors {
    switch error {
    case .keyNotFound(let key, let context):
      self.error(at: context.codingPath.map(\.name), "the key '\(key.stringValue)' is missing")
    case .typeMismatch(let type, let context):
      self.error(at: context.codingPath.map(\.name), "expected \(Self.words(for: type)) here")
    case .valueNotFound(let type, let context):
      self.error(
        at: context.codingPath.map(\.name), "expected \(Self.words(for: type)), found nothing")
    case .dataCorrupted(let context):
      self.error(at: context.codingPath.map(\.name), context.debugDescription)
    @unknown default:
      self.error(at: [], "\(error)")
    }
  }

  private static func words(for type: Any.Type) -> String {
    switch "\(type)" {
    case "String": "text"
    case "Int": "a whole number"
    case "Bool": "true or false"
    case let name where name.hasPrefix("Array"): "a list"
    case let name where name.hasPrefix("Dictionary") || name.hasPrefix("Keyed"): "a mapping"
    case let name: name
    }
  }

  /// The place of the deepest key of a path that the file has.
  private func mark(of keys: [String]) -> Mark? {
    var node = root
    var mark = root.mark
    for key in keys {
      switch node {
      case .mapping(let mapping):
        guard let pair = mapping.first(where: { $0.key.string == key }) else { return mark }
        mark = pair.key.mark
        node = pair.value
      case .sequence(let sequence):
        guard let index = Int(key), sequence.indices.contains(index) else { return mark }
        node = sequence[index]
        mark = node.mark
      default: return mark
      }
    }
    return mark
  }

  private static func syntaxError(_ error: YamlError, _ path: String) -> CatalogueErrors {
    switch error {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      Self.error(path, mark, "this is not YAML: \(problem)")
    case .duplicatedKeysInMapping(let keys, let context):
      Self.error(path, context.mark, "a key stands twice: \(keys.joined(separator: ", "))")
    default: Self.error(path, nil, "this is not YAML: \(error)")
    }
  }

  private static func error(_ path: String, _ mark: Mark?, _ message: String) -> CatalogueErrors {
    CatalogueErrors([
      CatalogueErrors.Entry(
        file: path, line: mark?.line ?? 1, column: mark?.column ?? 1, message: message)
    ])
  }

  /// The node as JSON values; only what is written without quotes can be a number or flag.
  private static func json(_ node: Node) -> Any {
    switch node {
    case .mapping(let mapping):
      Dictionary(
        mapping.map { ($0.key.string ?? "", json($0.value)) },
        uniquingKeysWith: { first, _ in first })
    case .sequence(let sequence): sequence.map(json)
    case .scalar(let scalar): scalarValue(scalar, node)
    default: NSNull()
    }
  }

  private static func scalarValue(_ scalar: Node.Scalar, _ node: Node) -> Any {
    guard scalar.style == .plain else { return scalar.string }
    switch scalar.string {
    case "true": return true
    case "false": return false
    case "null", "~", "": return NSNull()
    default: return Int(scalar.string) ?? scalar.string
    }
  }
}

extension CodingKey {
  fileprivate var name: String { intValue.map(String.init) ?? stringValue }
}
