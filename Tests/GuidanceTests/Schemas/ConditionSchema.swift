import Guidance
import TestSupport

/// The schema of conditions, made from the vocabulary.
enum ConditionSchema {
  static let value: JSONValue = [
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "title": "A condition of macward",
    "description": "Made from the vocabulary in Sources/Guidance by make goldens.",
    "$ref": "#/$defs/predicate",
    "$defs": [
      "subject": ["enum": words(SubjectKind.allCases.map(\.rawValue))],
      "factName": ["enum": words(AnyFact.all.map(\.name))],
      "predicate": mapping(predicate), "relative": mapping(relative),
    ],
  ]

  private static func words(_ words: [String]) -> JSONValue { .array(words.map { .string($0) }) }

  private static func mapping(_ properties: [String: JSONValue]) -> JSONValue {
    ["type": "object", "additionalProperties": false, "properties": .object(properties)]
  }
}

// MARK: - Predicates

extension ConditionSchema {
  private static let predicate: [String: JSONValue] = {
    let facts = AnyFact.all.filter { $0.type != .text }
    let predicates: JSONValue = ["type": "array", "items": ["$ref": "#/$defs/predicate"]]
    let composites: [String: JSONValue] = [
      "all": predicates.described("Every one of these holds."),
      "any": predicates.described("At least one of these holds."),
      "not": ["description": "This does not hold.", "$ref": "#/$defs/predicate"],
      "inside": related(by: "predicate").described("What it is part of."),
      "has": related(by: "relative").described("What it holds."),
    ]
    return Dictionary(facts.map { ($0.name, schema(of: $0)) }) { $1 }
      .merging(composites) { $1 }
  }()

  /// What a predicate may say, and how many parts must meet it.
  private static let relative: [String: JSONValue] = {
    let count: JSONValue = [
      "description": "How many there must be; without it, one at least.",
      "$ref": "common.schema.json#/$defs/bounds",
    ]
    return Dictionary(
      predicate.keys.map { ($0, ["$ref": .string("#/$defs/predicate/properties/\($0)")]) }
        + [("count", count)]
    ) { $1 }
  }()

  private static func related(by definition: String) -> JSONValue {
    let kinds = SubjectKind.allCases.map(\.rawValue)
    let reference: JSONValue = ["$ref": .string("#/$defs/\(definition)")]
    return mapping(Dictionary(kinds.map { ($0, reference) }) { $1 })
  }

  private static func schema(of fact: AnyFact) -> JSONValue {
    let kinds = SubjectKind.allCases.filter { fact.holds(for: $0) }.map(\.rawValue)
    let owners = fact.subjects.isEmpty ? "any subject" : kinds.joined(separator: ", ")
    return schema(of: fact.type).described("\(fact.meaning) (\(owners))")
  }

  private static func schema(of type: FactType) -> JSONValue {
    switch type {
    case .flag: return ["type": "boolean"]
    case .count: return ["$ref": "common.schema.json#/$defs/bounds"]
    case .word(let allowed):
      let word: JSONValue = allowed.isEmpty ? ["type": "string"] : ["enum": words(allowed)]
      return ["anyOf": [word, ["type": "array", "items": word]]]
    case .words:
      return ["anyOf": [["type": "string"], ["type": "array", "items": ["type": "string"]]]]
    case .text: return ["enum": []]
    }
  }
}

extension JSONValue {
  fileprivate func described(_ text: String) -> JSONValue {
    .object((object ?? [:]).merging(["description": .string(text)]) { $1 })
  }
}
