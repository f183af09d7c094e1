import Foundation
import Yams

/// One YAML file of a catalogue. This is the only place that knows YAML.
struct CatalogueFile: @unchecked Sendable {
  /// Where it is.
  let path: String
  /// What it holds, as JSON values.
  let json: Any
  /// What it says its name is.
  var id: String? { (json as? [String: Any])?["id"] as? String }
  private let root: Node

  init(_ path: String) throws(CatalogueErrors) {
    self.path = path
    let text = try CatalogueText.read(path)
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
  ///
  /// - Throws: All mistakes in it at once.
  func decode<Value: Decodable>(_ type: Value.Type) throws(CatalogueErrors) -> Value {
    let mistakes = Mistakes()
    let value: Value?
    do {
      value = try Optional(mistakes).noting { try decode(type, gathering: mistakes) }
    } catch {
      throw self.error(at: [], "\(error)")
    }
    guard let value, mistakes.errors.isEmpty else {
      throw CatalogueErrors(mistakes.errors.flatMap { located($0).entries })
    }
    return value
  }

  private func decode<Value: Decodable>(
    _ type: Value.Type, gathering mistakes: Mistakes
  ) throws -> Value {
    let decoder = JSONDecoder()
    if let key = Mistakes.key { decoder.userInfo[key] = mistakes }
    let data = try JSONSerialization.data(withJSONObject: json, options: .fragmentsAllowed)
    return try decoder.decode(type, from: data)
  }

  /// The value the file describes, whose id must be the file's name.
  func decode<Value: Decodable>(
    _ type: Value.Type, named name: String
  ) throws(CatalogueErrors) -> Value {
    guard let id, id != name else { return try decode(type) }
    var entries = error(at: ["id"], "the id is '\(id)', but the file's name says '\(name)'").entries
    do { _ = try decode(type) } catch { entries += error.entries }
    throw CatalogueErrors(entries)
  }

  /// An error at a place in the file, given by the keys that lead to it.
  func error(at keys: [String], _ message: String) -> CatalogueErrors {
    Self.error(path, mark(of: keys), message)
  }

  private func located(_ error: DecodingError) -> CatalogueErrors {
    let (path, message) =
      switch error {
      case .keyNotFound(let key, let context):
        (context.codingPath, "the key '\(key.stringValue)' is missing")
      case .typeMismatch(let type, let context):
        (context.codingPath, "expected \(Self.words(for: type)) here")
      case .valueNotFound(let type, let context):
        (context.codingPath, "expected \(Self.words(for: type)), found nothing")
      case .dataCorrupted(let context): (context.codingPath, context.debugDescription)
      @unknown default: (error.path, "\(error)")
      }
    return self.error(at: path.map(\.name), message)
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
    CatalogueErrors(path, line: mark?.line ?? 1, column: mark?.column ?? 1, message)
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
