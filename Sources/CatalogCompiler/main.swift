import Foundation
import YAMLReading

// Writes the YAML files in the folder of the first argument into the Swift file of the second. What they
// mean is checked by the tests, and by `macward rules test`.

let arguments = CommandLine.arguments
guard arguments.count == 3 else {
  FileHandle.standardError.write(Data("usage: CatalogCompiler RULES OUTPUT.swift\n".utf8))
  exit(64)
}

do {
  let text = try YAMLFolder.read(URL(filePath: arguments[1])).embedded
  // The debug description of a text is how Swift spells it.
  let source = """
    /// The catalog in `Rules/`.
    let builtInCatalog = \(text.debugDescription)

    """
  try source.write(toFile: arguments[2], atomically: true, encoding: .utf8)
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
