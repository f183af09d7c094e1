import Foundation
import Guidance
import TestSupport

/// A schema of the catalog, with what decodes the same files.
enum SchemaFile: String, CaseIterable, Sendable {
  case rule, decision, equivalent, route, shortcuts, words, plan, frameworks, unavailable,
    configuration

  static func url(_ name: String) -> URL {
    URL(fileURLWithPath: Repository.rules).appending(path: "schema/\(name).schema.json")
  }

  /// The built-in catalog, which is read once.
  private static let catalog = Result {
    CatalogNode(embedded: try CatalogFolder(Repository.rules).embedded())
  }

  /// The schema itself.
  func schema() throws -> JSONSchema { try JSONSchema(Self.url(rawValue)) }

  /// Whether the program accepts a file's contents.
  func decodes(_ value: JSONValue) throws -> Bool {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    let json = String(decoding: try encoder.encode(value), as: UTF8.self)
    return (try? read(try CatalogFile("test.yml", text: json))) != nil
  }

  private func read(_ file: CatalogFile) throws -> any Sendable {
    switch self {
    case .rule: try file.read(Rule.self)
    case .decision: try file.read(DecisionProcedure.self)
    case .equivalent: try file.read(Equivalent.self)
    case .route: try file.read(Route.self)
    case .frameworks: try file.read(AppleFrameworks.self)
    case .unavailable: try file.read(UnavailableAPIs.self)
    case .shortcuts: try file.read(Shortcuts.self)
    case .words: try file.read(Words.self)
    case .plan: try file.read(PlanTemplate.self)
    case .configuration: try file.read(Configuration.self)
    }
  }

  /// The files of the built-in catalog that the schema is for. A team's file is none of them.
  func builtIn() throws -> [JSONValue] {
    if self == .configuration { return try samples() }
    let all = try Self.catalog.get()
    let isSingle = [.shortcuts, .words, .plan, .frameworks, .unavailable].contains(self)
    let name = isSingle ? rawValue : rawValue + "s"
    let targets = all["targets"].map { JSONValue($0) }?.array ?? []
    let values = ([JSONValue(all)] + targets).compactMap { $0.object?[name] }
    return values.flatMap { $0.array ?? [$0] }
  }
}

extension JSONValue {
  /// The same as a node of a catalog.
  fileprivate init(_ node: CatalogNode) {
    switch node.value {
    case .nothing: self = .null
    case .flag(let flag): self = .bool(flag)
    case .number(let number): self = .number(Double(number))
    case .text(let text): self = .string(text)
    case .list(let elements): self = .array(elements.map(JSONValue.init))
    case .mapping(let entries):
      self = .object(Dictionary(entries.map { ($0.key, JSONValue($0.node)) }) { $1 })
    }
  }
}
