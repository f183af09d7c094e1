import Foundation
import TestSupport
import Testing
import XcodeProject

@Suite(.needsCorpus) struct StringsCorpusTests {
  private static let files = Corpus.files(endingIn: ".strings", ".xcstrings")

  @Test func theCorpusHasTables() { #expect(!Self.files.isEmpty) }

  /// Counted in the text, independently of the reader.
  @Test func noTextIsLost() throws {
    for file in Self.files where file.pathExtension == "strings" {
      let table = try StringsTable(contentsOf: file.path, as: file.lastPathComponent)
      var encoding = String.Encoding.utf8
      let text = try String(contentsOf: file, usedEncoding: &encoding)
      let pattern = /\/\*(?s:.*?)\*\/|\/\/[^\n]*|"((?:[^"\\]|\\.)*)"\s*=\s*"(?:[^"\\]|\\.)*"\s*;/
      let keys = Set(text.matches(of: pattern).compactMap(\.1))
      #expect(table.values.count == keys.count, "\(file.path)")
    }
  }

  @Test func everyCatalogIsRead() throws {
    for file in Self.files where file.pathExtension == "xcstrings" {
      let catalog = try StringCatalog(contentsOf: file.path, as: file.lastPathComponent)
      let json = try JSONSerialization.jsonObject(with: try Data(contentsOf: file))
      let strings = try #require((json as? [String: Any])?["strings"] as? [String: Any])
      let languages = strings.values.compactMap { $0 as? [String: Any] }
        .compactMap { $0["localizations"] as? [String: Any] }.flatMap(\.keys)
      #expect(catalog.languages == Set(languages + [catalog.sourceLanguage]), "\(file.path)")
    }
  }
}
