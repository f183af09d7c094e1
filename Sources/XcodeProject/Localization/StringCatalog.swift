import FileReading
package import Foundation

/// A string catalog (`.xcstrings`): the texts of one table in all languages.
package struct StringCatalog: Sendable {
  /// The source language, which keys without a text are written in.
  package let sourceLanguage: String
  private let entries: [String: Entry]

  /// Reads a file. Errors contain the given name.
  ///
  /// - Throws: An error with the name and the line.
  package init(contentsOf path: String, as name: String) throws(ProjectError) {
    try self.init(Data(FileBytes.load(path, as: name)), file: name)
  }

  /// Reads bytes.
  ///
  /// - Throws: An error with the file, and the line where the syntax is wrong.
  package init(_ data: Data, file: String) throws(ProjectError) {
    do {
      let contents = try JSONDecoder().decode(Contents.self, from: data)
      sourceLanguage = contents.sourceLanguage
      entries = contents.strings
    } catch {
      throw Self.failure(data, file)
    }
  }

  /// The languages of its texts, as spelled in the file.
  package var languages: Set<String> {
    entries.values.reduce(into: [sourceLanguage]) { $0.formUnion(($1.localizations ?? [:]).keys) }
  }

  /// The keys, with or without a text.
  package var keys: some Collection<String> { entries.keys }

  /// The texts of a language, by key. In the source language, a key that is no identifier is its
  /// own text if it has none.
  package func values(in language: String) -> [String: String] {
    var values = entries.compactMapValues { $0.localizations?[language]?.text }
    guard language == sourceLanguage else { return values }
    for key in entries.keys where values[key] == nil && Self.isText(key) { values[key] = key }
    return values
  }

  /// Whether a key is text, and not an identifier such as `settings.title`.
  private static func isText(_ key: String) -> Bool {
    !key.isEmpty && (key.contains(where: \.isWhitespace) || !key.contains { "._".contains($0) })
  }

  private static func failure(_ data: Data, _ file: String) -> ProjectError {
    guard let line = JSONSyntax.errorLine(in: data) else {
      return ProjectError(file: file, message: "This is JSON, but no string catalog.")
    }
    return ProjectError(
      file: file, line: line,
      message: "This is no string catalog: the syntax of its JSON is wrong here.")
  }
}

// MARK: - The form of the file

extension StringCatalog {
  private struct Contents: Decodable {
    var sourceLanguage: String
    var strings: [String: Entry]
  }

  private struct Entry: Decodable {
    var localizations: [String: Localization]?
  }

  /// A text, or variations by number or device, which may be nested.
  private struct Localization: Decodable {
    struct Unit: Decodable { var value: String? }

    var stringUnit: Unit?
    var variations: [String: [String: Localization]]?

    /// The default text: that of a Mac or an iPad, and of the plural category `other`.
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
