import Foundation
import YAMLReading

// Writes what is in `Rules/` into a Swift file: the catalog, or the keys of the facts. What the catalog
// means is checked by the tests, and by `macward rules test`.

let arguments = CommandLine.arguments
guard arguments.count == 4, ["catalog", "facts"].contains(arguments[1]) else {
  FileHandle.standardError.write(
    Data("usage: CatalogCompiler catalog|facts RULES OUTPUT.swift\n".utf8))
  exit(64)
}

do {
  let rules = URL(filePath: arguments[2])
  let source =
    arguments[1] == "facts"
    ? try FactSource(rules.appending(path: "facts.yml")).text : try catalogSource(rules)
  try source.write(toFile: arguments[3], atomically: true, encoding: .utf8)
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}

/// Returns the Swift file with the catalog.
func catalogSource(_ rules: URL) throws -> String {
  // The debug description of a text is how Swift spells it.
  """
  /// The catalog in `Rules/`.
  let builtInCatalog = \(try YAMLFolder.catalog(rules).embedded.debugDescription)

  """
}
