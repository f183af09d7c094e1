import Foundation
import Guidance

// Checks the folder of the first argument and writes it into the Swift file of the second.

let arguments = CommandLine.arguments
guard arguments.count == 3 else {
  FileHandle.standardError.write(Data("usage: CatalogCompiler RULES OUTPUT.swift\n".utf8))
  exit(64)
}

do {
  let text = try CatalogFolder(arguments[1]).embedded()
  // The debug description of a text is how Swift spells it.
  let source = """
    /// The catalog in `Rules/`, checked when it was built.
    let builtInCatalog = \(text.debugDescription)

    """
  try source.write(toFile: arguments[2], atomically: true, encoding: .utf8)
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
