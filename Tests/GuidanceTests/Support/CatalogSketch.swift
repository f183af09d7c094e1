import Foundation
import Guidance
import TestSupport
import Testing

/// Reads a folder with some files in it, by path, and removes it again.
func readFolder(_ files: [String: String]) throws -> CatalogFolder {
  try withFiles(files) { try CatalogFolder($0) }
}

/// Does something with a folder that holds some files, by path.
func withFiles<Result>(_ files: [String: String], _ body: (String) throws -> Result) throws
  -> Result
{
  try withFolder(files: files) { folder in
    do {
      return try body(folder)
    } catch let errors as CatalogErrors {
      throw errors.relative(to: folder)
    }
  }
}

/// What is wrong with some files, besides the built-in catalog, as `file:line:column: message`.
func mistakes(in files: [String: String]) throws -> [String] {
  do {
    _ = try withFiles(files) { folder in
      try Catalog.inCheckout().adding(try CatalogFolder(folder))
    }
    return []
  } catch let errors as CatalogErrors {
    return errors.entries.map { "\($0.file):\($0.line):\($0.column): \($0.message)" }
  }
}

extension CatalogErrors {
  fileprivate func relative(to folder: String) -> CatalogErrors {
    CatalogErrors(
      entries.map { entry in
        var entry = entry
        entry.file = entry.file.replacingOccurrences(of: folder + "/", with: "")
        return entry
      })
  }
}

/// The lines of a rule that is right: the key of line 1 comes first. A change takes a line's place,
/// or takes it away; what is added stands from line 11 on.
func rule(_ changes: [String: String?] = [:], adding lines: String...) -> String {
  let right = [
    ("id", "id: own/one"), ("title", "title: Tab that is tested"), ("subject", "subject: tab"),
    ("when", "when: { isEnabled: false }"), ("equivalent", "equivalent: note"),
    ("severity", "severity: consider"), ("message", "message: The tab {name} is there."),
    ("why", "why: Because."), ("advice", "advice: Look at it."), ("sources", "sources: [GK]"),
  ]
  let kept = right.compactMap { key, line in changes[key] ?? line }
  return (kept + lines).joined(separator: "\n") + "\n"
}

/// A decision that is right, around some gates.
func decision(_ gates: String, adding lines: String...) -> String {
  let head = [
    "id: own", "title: What is tested", "subject: tab-bar", "decides: outcome", "sources: [GK]",
  ]
  return (head + [gates] + lines).joined(separator: "\n") + "\n"
}

extension Catalog {
  /// The catalog of this checkout.
  static func inCheckout() throws -> Catalog { try read.get() }

  private static let read = Result { try Catalog(embedded: try CatalogFolder.embeddedInCheckout()) }
}

extension CatalogFolder {
  /// The folder of the catalog in this checkout, which many tests look at.
  static func inCheckout() throws -> CatalogFolder { try read.get() }

  /// What the build embeds of it.
  static func embeddedInCheckout() throws -> String { try embedded.get() }

  private static let read = Result { try CatalogFolder(Repository.rules) }
  private static let embedded = Result { try inCheckout().embedded() }
}

/// Reads a value from JSON, which is YAML as well.
func decode<Value: CatalogValue>(_ type: Value.Type, _ json: String) throws -> Value {
  try CatalogFile("test.yml", text: json).read(type)
}

/// What is said about a value that cannot be read, if that is one thing.
func complaint<Value: CatalogValue>(about json: String, as type: Value.Type) -> String? {
  do {
    _ = try decode(type, json)
    return nil
  } catch let errors as CatalogErrors {
    return errors.entries.count == 1 ? errors.entries[0].message : "\(errors)"
  } catch {
    return "\(error)"
  }
}

/// Writes a file that is no text.
func writeBytes(_ bytes: [UInt8], to path: String) throws {
  try Data(bytes).write(to: URL(fileURLWithPath: path))
}
