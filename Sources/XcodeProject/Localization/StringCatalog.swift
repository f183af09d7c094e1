import FileReading
package import Foundation

/// A string catalog (`.xcstrings`): the texts of one table in all languages.
package struct StringCatalog: Sendable {
  /// The language that keys without a text of their own are written in.
  package let sourceLanguage: String
  private let entries: [String: Entry]

  /// Reads a file, and calls it in errors by a name.
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

  /// The languages that it has a text in, as it spells them.
  package var languages: Set<String> {
    entries.values.reduce(into: [sourceLanguage]) { $0.formUnion(($1.localizations ?? [:]).keys) }
  }

  /// The keys, with or without a text.
  package var keys: some Collection<String> { entries.keys }

  /// The texts of a language by key. In the source language a key that is no identifier stands for
  /// itself where nobody has given it a text.
  package func values(in language: String) -> [String: String] {
    var values = entries.compactMapValues { $0.localizations?[language]?.text }
    guard language == sourceLanguage else { return values }
    for key in entries.keys where values[key] == nil && Self.isText(key) { values[key] = key }
    return values
  }

  /// Whether a key reads as words, and not as a name such as `settings.title`.
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

  /// A text, or one for each number or device; those again may vary by the other.
  private struct Localization: Decodable {
    struct Unit: Decodable { var value: String? }

    var stringUnit: Unit?
    var variations: [String: [String: Localization]]?

    /// The text that stands for all: what a Mac or an iPad shows, of numbers the usual one.
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
