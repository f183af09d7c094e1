/// A path as people can paste it into a command, quoted if a shell requires that.
package struct PastedPath {
  let text: String

  /// Creates the path of a file.
  ///
  /// - Parameters:
  ///   - folder: The requested path and the project's folder in it. Empty parts are left out.
  ///   - file: The file, relative to the project's folder, and what follows, such as a line.
  init(_ folder: [String], _ file: String = "") {
    let parts = (folder + [file]).filter { !$0.isEmpty && $0 != "." }
    text = Self.quoted(parts.isEmpty ? "." : parts.joined(separator: "/"))
  }

  /// Returns a word of a command, in single quotes if a shell would change it otherwise.
  package static func quoted(_ word: String) -> String {
    let isPlain = word.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        || "/._-+,:@%#=~".unicodeScalars.contains(scalar)
    }
    guard !isPlain || word.isEmpty || word.hasPrefix("~") || word.hasPrefix("#") else {
      return word
    }
    return inSingleQuotes(word)
  }

  /// Returns a text of any number of lines as one word of a command.
  static func inSingleQuotes(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
