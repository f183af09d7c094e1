import Foundation
import Guidance
import TestSupport
import Testing

/// The schemas of the catalog.
@Suite struct SchemaTests {
  @Test(arguments: SchemaFile.allCases)
  func everyFileOfTheCatalogFitsItsSchema(_ file: SchemaFile) throws {
    let schema = try file.schema()
    let values = try file.builtIn()
    #expect(!values.isEmpty)
    for value in values {
      #expect(schema.errors(in: value) == [], "\(value["id"]?.string ?? file.rawValue)")
    }
  }

  @Test(arguments: SchemaFile.allCases)
  func theSamplesAreRightAndUseEveryKey(_ file: SchemaFile) throws {
    let schema = try file.schema()
    let samples = try file.samples()
    for sample in samples {
      #expect(schema.errors(in: sample) == [])
      #expect(try file.decodes(sample))
    }
    let json = try JSONValue(try Data(contentsOf: SchemaFile.url(file.rawValue)))
    let missing = json.propertyNames.subtracting(samples.flatMap(\.keys))
    #expect(missing == [])
  }

  @Test(arguments: SchemaFile.allCases)
  func schemaAndProgramAskForTheSameKeys(_ file: SchemaFile) throws {
    let schema = try file.schema()
    for change in try file.samples().flatMap({ $0.withoutAKey() }) {
      let isRight = schema.errors(in: change.value).isEmpty
      #expect(try file.decodes(change.value) == isRight, "\(change.description)")
    }
  }

  @Test(arguments: SchemaFile.allCases)
  func schemaAndProgramRefuseAnUnknownKeyEverywhere(_ file: SchemaFile) throws {
    let schema = try file.schema()
    for change in try file.samples().flatMap({ $0.withAnUnknownKey() })
    // Their keys are ids. The check with a catalog compares them with its outcomes and questions.
    where !["/outcomes/unknown", "/answers/unknown"].contains(change.description) {
      #expect(!schema.errors(in: change.value).isEmpty, "\(change.description)")
      #expect(try !file.decodes(change.value), "\(change.description)")
    }
  }

  @Test(arguments: SchemaFile.allCases)
  func schemaAndProgramWantTheSameTypes(_ file: SchemaFile) throws {
    let values: [JSONValue] = [
      .null, true, .number(3), "§", ["§"], [[]], [.number(3)], [:], ["§": true],
    ]
    let schema = try file.schema()
    for change in try file.samples().flatMap({ $0.replacing(with: values) }) {
      let isRight = schema.errors(in: change.value).isEmpty
      #expect(try file.decodes(change.value) == isRight, "\(change.description)")
    }
  }

  @Test(arguments: [
    ("rule", "properties/needs/items", Evidence.allCases.map(\.rawValue)),
    ("rule", "$defs/severity", Severity.allCases.map(\.rawValue)),
    ("rule", "properties/effort", Effort.allCases.map(\.rawValue)),
    ("decision", "$defs/confidence", DecisionConfidence.allCases.map(\.rawValue)),
    (
      "equivalent", "properties/prefer/items/properties/platform",
      TargetPlatform.allCases.map(\.rawValue)
    ),
    (
      "equivalent", "properties/toolbar/items/properties/placement",
      ToolbarEntry.Placement.allCases.map(\.rawValue)
    ),
    (
      "shortcuts", "properties/standard/items/properties/menu",
      MenuName.allCases.map(\.rawValue)
    ),
    (
      "shortcuts", "properties/standard/items/properties/reach",
      StandardCommand.Reach.allCases.map(\.rawValue)
    ),
    (
      "configuration", "properties/platform", PlatformChoice.allCases.map(\.rawValue)
    ),
    ("configuration", "properties/fail-on", FailOn.allCases.map(\.rawValue)),
    (
      "configuration", "$defs/decision/properties/status",
      TeamDecision.Status.allCases.map(\.rawValue)
    ),
    ("shortcuts", "$defs/situation", AppSituation.allCases.map(\.rawValue)),
  ])
  func theSchemasHaveTheProgramsWords(_ name: String, _ path: String, _ words: [String]) throws {
    let schema = try JSONValue(try Data(contentsOf: SchemaFile.url(name)))
    let place = path.split(separator: "/").reduce(Optional(schema)) { $0?[String($1)] }
    #expect(place?["enum"]?.array?.compactMap(\.string) == words)
  }

  @Test func theSchemasHaveTheProgramsListsOfWords() throws {
    let schema = try JSONValue(try Data(contentsOf: SchemaFile.url("words")))
    let lists = (schema["properties"]?.object ?? [:]).flatMap { key, group in
      (group["properties"]?.object ?? [:]).keys.map { "\(key).\($0)" }
    }
    #expect(Set(lists) == Set(Words.List.allCases.map(\.rawValue)))
  }

  @Test func theGoldenSchemaOfConditionsHasEveryFact() throws {
    let file = SchemaFile.url("condition")
    if ProcessInfo.processInfo.environment["MACWARD_WRITE_GOLDENS"] != nil {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      try (encoder.encode(ConditionSchema.value) + Data("\n".utf8)).write(to: file)
    }
    let written = try JSONValue(try Data(contentsOf: file))
    #expect(written == ConditionSchema.value, "out of date; make goldens writes it anew")
  }
}

extension JSONValue {
  /// The names of all properties that a schema describes.
  fileprivate var propertyNames: Set<String> {
    let own = self["properties"]?.object?.keys.map { $0 } ?? []
    return (object?.values.map { $0 } ?? array ?? []).reduce(into: Set(own)) {
      $0.formUnion($1.propertyNames)
    }
  }

  /// All keys in a document.
  fileprivate var keys: Set<String> {
    let own = object?.keys.map { $0 } ?? []
    return (object?.values.map { $0 } ?? array ?? []).reduce(into: Set(own)) {
      $0.formUnion($1.keys)
    }
  }
}
