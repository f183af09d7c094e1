import Foundation
import Testing
import XcodeProject

/// Tables of real projects, where there are some: `MACWARD_CORPUS` names their folder.
@Suite struct StringsCorpusTests {
  private static let files: [URL] = {
    let named = ProcessInfo.processInfo.environment["MACWARD_CORPUS"]
    let here = FileManager.default.currentDirectoryPath
    let folder = URL(fileURLWithPath: named ?? here + "/../shared/corpus")
    let names = FileManager.default.subpaths(atPath: folder.path) ?? []
    return names.filter { $0.hasSuffix(".strings") || $0.hasSuffix(".xcstrings") }.sorted()
      .map { folder.appending(path: $0) }
  }()

  /// Counted in the text, independently of the reader.
  @Test(.enabled(if: !files.isEmpty, "there is no corpus of real projects here"))
  func noTextIsLost() throws {
    for file in Self.files where file.pathExtension == "strings" {
      let table = try StringsTable(contentsOf: file.path, as: file.lastPathComponent)
      var encoding = String.Encoding.utf8
      let text = try String(contentsOf: file, usedEncoding: &encoding)
      let pattern = /\/\*(?s:.*?)\*\/|\/\/[^\n]*|"((?:[^"\\]|\\.)*)"\s*=\s*"(?:[^"\\]|\\.)*"\s*;/
      let keys = Set(text.matches(of: pattern).compactMap(\.1))
      #expect(table.values.count == keys.count, "\(file.path)")
    }
  }

  @Test(.enabled(if: !files.isEmpty, "there is no corpus of real projects here"))
  func everyCatalogIsRead() throws {
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
