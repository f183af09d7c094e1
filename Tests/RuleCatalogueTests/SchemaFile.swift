import Foundation
import RuleCatalogue
import TestSupport

/// A schema of the catalogue, with what decodes the same files.
enum SchemaFile: String, CaseIterable, Sendable {
  case rule, decision, equivalent, shortcuts, words

  static func url(_ name: String) -> URL {
    URL(fileURLWithPath: Catalogue.checkout).appending(path: "schema/\(name).schema.json")
  }

  /// The schema itself.
  func schema() throws -> JSONSchema { try JSONSchema(Self.url(rawValue)) }

  /// Whether the program accepts a file's contents.
  func decodes(_ value: JSONValue) throws -> Bool {
    let data = try JSONEncoder().encode(value)
    return (try? decode(data)) != nil
  }

  private func decode(_ data: Data) throws -> any Sendable {
    let decoder = JSONDecoder()
    return switch self {
    case .rule: try decoder.decode(Rule.self, from: data)
    case .decision: try decoder.decode(DecisionProcedure.self, from: data)
    case .equivalent: try decoder.decode(Equivalent.self, from: data)
    case .shortcuts: try decoder.decode(Shortcuts.self, from: data)
    case .words: try decoder.decode(Words.self, from: data)
    }
  }

  /// The files of the built-in catalogue that the schema is for.
  func builtIn() throws -> [JSONValue] {
    let all = try JSONValue(try CatalogueFolder(Catalogue.checkout).embedded())
    let name = self == .shortcuts || self == .words ? rawValue : rawValue + "s"
    guard let value = all[name] else { return [] }
    return value.array ?? [value]
  }
}
