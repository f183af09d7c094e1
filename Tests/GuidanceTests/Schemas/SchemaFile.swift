import Foundation
import Guidance
import TestSupport
import YAMLReading

/// A schema of the catalog, with what decodes the same files.
enum SchemaFile: String, CaseIterable, Sendable {
  case rule, decision, equivalent, route, shortcuts, words, plan, frameworks, unavailable,
    configuration

  static func url(_ name: String) -> URL {
    URL(fileURLWithPath: Repository.rules).appending(path: "schema/\(name).schema.json")
  }

  /// The built-in catalog, which is read once.
  private static let catalog = Result {
    YAMLNode(embedded: try CatalogFolder.embeddedInCheckout())
  }

  /// The schema itself.
  func schema() throws -> JSONSchema { try JSONSchema(Self.url(rawValue)) }

  /// Whether the program accepts a file's contents.
  func decodes(_ value: JSONValue) throws -> Bool {
    (try? read(CatalogFile("test.yml", root: YAMLNode(value)))) != nil
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
    return all.entries.filter { entry in
      let parts = entry.key.split(separator: "/")
      return isSingle ? parts.last == rawValue[...] : parts.dropLast().contains("\(rawValue)s")
    }.map { JSONValue($0.node) }
  }
}

extension YAMLNode {
  /// What a YAML file with the JSON would be read as.
  fileprivate init(_ value: JSONValue) {
    switch value {
    case .null: self.init(value: .nothing)
    case .bool(let flag): self.init(value: .flag(flag))
    case .number(let number): self.init(value: .number(Int(number)))
    case .string(let text): self.init(value: .text(text))
    case .array(let elements): self.init(value: .list(elements.map { YAMLNode($0) }))
    case .object(let members):
      self.init(
        value: .mapping(
          members.sorted { $0.key < $1.key }.map { Entry(key: $0.key, node: YAMLNode($0.value)) }))
    }
  }
}

extension JSONValue {
  /// The same as a node of a catalog.
  fileprivate init(_ node: YAMLNode) {
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
