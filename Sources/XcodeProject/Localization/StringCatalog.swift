import FileReading
package import Foundation

/// A string catalog (`.xcstrings`), which contains the texts of one table in all languages.
package struct StringCatalog: Sendable {
  /// The source language. Keys without a text are in this language.
  package let sourceLanguage: String
  private let entries: [String: Entry]

  /// Reads a file.
  ///
  /// - Throws: An error with the given name and the line.
  package init(contentsOf path: String, as name: String) throws(ProjectError) {
    try self.init(Data(FileBytes.load(path, as: name)), file: name)
  }

  /// Reads data.
  ///
  /// - Throws: An error with the file, and with the line of a syntax error.
  package init(_ data: Data, file: String) throws(ProjectError) {
    do {
      let contents = try JSONDecoder().decode(Contents.self, from: data)
      sourceLanguage = contents.sourceLanguage
      entries = contents.strings
    } catch {
      throw Self.failure(data, file)
    }
  }

  /// The languages of the texts, as spelled in the file.
  package var languages: Set<String> {
    entries.values.reduce(into: [sourceLanguage]) { $0.formUnion(($1.localizations ?? [:]).keys) }
  }

  /// The keys, with or without a text.
  package var keys: some Collection<String> { entries.keys }

  /// Returns the texts of a language, by key. In the source language, a key that is not an
  /// identifier is its own text if it has no other.
  package func values(in language: String) -> [String: String] {
    var values = entries.compactMapValues { $0.localizations?[language]?.text }
    guard language == sourceLanguage else { return values }
    for key in entries.keys where values[key] == nil && Self.isText(key) { values[key] = key }
    return values
  }

  /// Whether a key is a text, not an identifier such as `settings.title`.
  private static func isText(_ key: String) -> Bool {
    !key.isEmpty && (key.contains(where: \.isWhitespace) || !key.contains { "._".contains($0) })
  }

  private static func failure(_ data: Data, _ file: String) -> ProjectError {
    guard let line = JSONSyntax.errorLine(in: data) else {
      return ProjectError(file: file, message: "This is JSON, but not a string catalog.")
    }
    return ProjectError(
      file: file, line: line,
      message: "This is not a string catalog: the syntax of its JSON is wrong here.")
  }
}

// MARK: - File format

extension StringCatalog {
  private struct Contents: Decodable {
    var sourceLanguage: String
    var strings: [String: Entry]
  }

  private struct Entry: Decodable {
    var localizations: [String: Localization]?
  }

  /// The text of a language, or its variations by number or device, which may be nested.
  private struct Localization: Decodable {
    struct Unit: Decodable { var value: String? }

    var stringUnit: Unit?
    var variations: [String: [String: Localization]]?

    /// The default text: the one for a Mac or an iPad, and for the plural category `other`.
    var text: String? {
      if let value = stringUnit?.value { return value.isEmpty ? nil : value }
      let all = (variations ?? [:]).sorted { $0.key < $1.key }
      return all.lazy.compactMap { Self.text(of: $0.value) }.first
    }

    private static func text(of variants: [String: Localization]) -> String? {
      let usual = ["mac", "ipad", "other"].compactMap { variants[$0] }
      let others = variants.sorted { $0.key < $1.key }.map(\.value)
      return (usual + others).lazy.compactMap(\.text).first
    }
  }
}
