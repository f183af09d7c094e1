import Foundation

// Writes text files into one Swift file, each as a constant named after it: `picture.css` becomes
// `EmbeddedText.pictureCSS`, and `mainMenu.template` becomes `EmbeddedText.mainMenuTemplate`.

let arguments = CommandLine.arguments
guard arguments.count >= 3 else {
  FileHandle.standardError.write(Data("usage: TextCompiler OUTPUT.swift FILE…\n".utf8))
  exit(64)
}

/// Leaves out what a page has no use for: indentation, and lines that are comments of a script.
func shortened(_ text: String, _ kind: String) -> String {
  guard ["js", "css"].contains(kind) else { return text }
  let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
  return lines.filter { !$0.isEmpty && !(kind == "js" && $0.hasPrefix("//")) }
    .joined(separator: "\n") + "\n"
}

do {
  let constants = try arguments.dropFirst(2).map { path in
    let file = URL(fileURLWithPath: path)
    let kind = file.pathExtension
    let name =
      file.deletingPathExtension().lastPathComponent.replacing(".", with: "")
      + (kind == "template" ? kind.capitalized : kind.uppercased())
    let text = shortened(try String(contentsOf: file, encoding: .utf8), kind)
    // The debug description of a text is how Swift spells it.
    return "  /// `\(file.lastPathComponent)`.\n  static let \(name) = \(text.debugDescription)\n"
  }
  let source = """
    /// The texts that the program carries, so that it works wherever it is copied.
    enum EmbeddedText {
    \(constants.joined(separator: "\n"))}

    """
  try source.write(toFile: arguments[1], atomically: true, encoding: .utf8)
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
