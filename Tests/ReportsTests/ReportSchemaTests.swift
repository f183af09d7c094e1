import Foundation
import Testing

@testable import Reports

/// The report is what its JSON Schema says.
@Suite struct ReportSchemaTests {
  @Test(arguments: Repository.samples)
  func theReportOfASampleFits(sample: String) throws {
    let text = try ReportFormat.json.render(try makeReport(onSample: sample), RenderingOptions())
    let errors = try SchemaChecker().errors(in: text)
    #expect(errors == [])
  }

  @Test func aReportWithAProblemFits() throws {
    let folder = try TemporaryFolder()
    try folder.write("<document", to: "Broken.storyboard")
    try folder.write("", to: "Empty.xib")
    let text = try ReportFormat.json.render(
      try makeReport(on: [folder.url.path]), RenderingOptions())
    #expect(try SchemaChecker().errors(in: text) == [])
  }

  @Test(arguments: [
    ("\"schemaVersion\" : 1", "\"schemaVersion\" : 2"), ("\"edition\" : \"current\"", "\"x\" : 1"),
    ("\"confidence\" : \"likely\"", "\"confidence\" : \"sure\""),
    ("\"isRoutine\" : false", "\"isRoutine\" : 0.5"), ("\"line\" : 1", "\"line\" : \"x1"),
  ])
  func theCheckerFindsWhatDoesNotFit(old: String, new: String) throws {
    let text = try ReportFormat.json.render(
      try makeReport(onSample: "DeepTabs"), RenderingOptions())
    let range = try #require(text.range(of: old))
    var changed = text.replacingCharacters(in: range, with: new)
    if new.hasSuffix("x1") { changed = changed.replacing("\"x1", with: "\"x1\", \"y\": \"") }
    let errors = (try? SchemaChecker().errors(in: changed)) ?? ["no JSON"]
    #expect(errors != [])
  }
}

/// Checks JSON against the report's schema: the part of JSON Schema that the schema uses.
private struct SchemaChecker {
  private let schema: [String: Any]

  init() throws {
    let file = Repository.root.appending(path: "Sources/Reports/JSON/report.schema.json")
    let json = try JSONSerialization.jsonObject(with: try Data(contentsOf: file))
    schema = try #require(json as? [String: Any])
  }

  func errors(in text: String) throws -> [String] {
    check(try JSONSerialization.jsonObject(with: Data(text.utf8)), schema, "")
  }

  private func check(_ value: Any, _ schema: [String: Any], _ path: String) -> [String] {
    if let reference = schema["$ref"] as? String {
      return check(value, definition(reference), path)
    }
    if let choices = schema["anyOf"] as? [[String: Any]] {
      return choices.contains { check(value, $0, path).isEmpty } ? [] : ["\(path): fits no choice"]
    }
    if let constant = schema["const"], "\(constant)" != "\(value)" {
      return ["\(path): is not \(constant)"]
    }
    if let words = schema["enum"] as? [String] {
      return words.contains(value as? String ?? "") ? [] : ["\(path): \(value) is none of \(words)"]
    }
    return typeErrors(value, schema, path) + parts(value, schema, path)
  }

  private func definition(_ reference: String) -> [String: Any] {
    let name = reference.split(separator: "/").last.map(String.init) ?? ""
    return (schema["$defs"] as? [String: Any])?[name] as? [String: Any] ?? [:]
  }

  private func typeErrors(_ value: Any, _ schema: [String: Any], _ path: String) -> [String] {
    let types = schema["type"] as? [String] ?? (schema["type"] as? String).map { [$0] } ?? []
    let fits = types.contains { type in
      switch type {
      case "string": value is String
      case "integer":
        (value as? NSNumber).map { $0.doubleValue.rounded() == $0.doubleValue } ?? false
      case "boolean": "\(value)" == "true" || "\(value)" == "false" || value is Bool
      case "null": value is NSNull
      case "array": value is [Any]
      case "object": value is [String: Any]
      default: false
      }
    }
    return types.isEmpty || fits ? [] : ["\(path): is not \(types.joined(separator: " or "))"]
  }

  private func parts(_ value: Any, _ schema: [String: Any], _ path: String) -> [String] {
    if let items = schema["items"] as? [String: Any], let list = value as? [Any] {
      return list.enumerated().flatMap { check($1, items, "\(path)/\($0)") }
    }
    guard let object = value as? [String: Any] else { return [] }
    let known = schema["properties"] as? [String: [String: Any]] ?? [:]
    let missing = (schema["required"] as? [String] ?? []).filter { object[$0] == nil }
    return missing.map { "\(path): lacks \($0)" }
      + object.sorted { $0.key < $1.key }.flatMap { key, value in
        if let schema = known[key] { return check(value, schema, "\(path)/\(key)") }
        if let others = schema["additionalProperties"] as? [String: Any] {
          return check(value, others, "\(path)/\(key)")
        }
        return schema["additionalProperties"] as? Bool == false ? ["\(path): has \(key)"] : []
      }
  }
}
