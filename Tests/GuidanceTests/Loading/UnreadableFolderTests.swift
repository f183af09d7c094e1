import Foundation
import Guidance
import TestSupport
import Testing

/// Folders and files that cannot be read.
@Suite struct UnreadableFolderTests {
  /// What is said about a folder with one rule, after something was done to it.
  private func messages(after change: (String) throws -> Void) throws -> [String] {
    let catalog = try Catalog.inCheckout()
    let errors = #expect(throws: CatalogErrors.self) {
      try withFiles(["rules/own/one.yml": rule()]) { folder in
        try change(folder + "/rules/own/one.yml")
        _ = try catalog.adding(try CatalogFolder(folder))
      }
    }
    return errors?.entries.map { "\($0.file):\($0.line):\($0.column): \($0.message)" } ?? []
  }

  @Test(arguments: [
    ("id: \u{FF}", "1:5"), ("id: own/one\ntitle: K\u{FC}che\n", "2:9"), ("\u{FF}\u{FE}i", "1:1"),
  ])
  func bytesThatAreNoUTF8AreRefusedWithThePlaceOfTheFirst(_ text: String, _ place: String) throws {
    let messages = try messages { path in
      try writeBytes(text.unicodeScalars.map { UInt8($0.value) }, to: path)
    }
    #expect(
      messages == ["rules/own/one.yml:\(place): this is not UTF-8; save the file as UTF-8"])
  }

  @Test func aFileThatMayNotBeOpenedIsRefused() throws {
    guard getuid() != 0 else { return }
    let messages = try messages { path in chmod(path, 0) }
    #expect(
      messages == [
        "rules/own/one.yml:1:1: cannot be read; expected a regular file of at most 16 MiB that may "
          + "be opened"
      ])
  }

  @Test func aFileThatLeadsNowhereIsRefused() throws {
    let messages = try messages { path in
      try FileManager.default.removeItem(atPath: path)
      try FileManager.default.createSymbolicLink(
        atPath: path, withDestinationPath: "/no/such/file.yml")
    }
    #expect(
      messages == [
        "rules/own/one.yml:1:1: cannot be read; expected a regular file of at most 16 MiB that may "
          + "be opened"
      ])
  }

  @Test(arguments: [[:], ["README.md": "# Rules\n"]])
  func aFolderWithoutYAMLIsRefused(_ files: [String: String]) throws {
    let errors = #expect(throws: CatalogErrors.self) { try readFolder(files) }
    let expected = "no rules here; expected rules/<group>/<name>.yml, decisions/<id>.yml or "
    #expect(errors?.entries.map(\.message) == [expected + "equivalents/<id>.yml"])
  }

  @Test func aFolderThatIsNotThereAndAFileInItsPlaceAreRefused() throws {
    let missing = #expect(throws: CatalogErrors.self) { try CatalogFolder("/no/such/folder") }
    #expect(
      missing?.description
        == "/no/such/folder:1:1: error: there is no such folder; check the spelling")
    let file = #expect(throws: CatalogErrors.self) { try CatalogFolder(#filePath) }
    #expect(
      file?.entries.map(\.message) == ["this is a file; expected the folder that contains rules/"])
  }

  @Test func aWholeCatalogNeedsShortcutsAndWords() throws {
    let errors = #expect(throws: CatalogErrors.self) {
      try withFiles(["equivalents/x.yml": "id: x", "words.yml": "{}"]) {
        try CatalogFolder($0).embedded()
      }
    }
    #expect(
      errors?.entries.map { "\($0.file): \($0.message)" } == [
        "equivalents/x.yml: the key 'apis' is missing",
        "equivalents/x.yml: the key 'sources' is missing",
        "equivalents/x.yml: the key 'steps' is missing",
        "equivalents/x.yml: the key 'summary' is missing",
        "equivalents/x.yml: the key 'title' is missing",
        "plan.yml: a whole catalog needs this file",
        "shortcuts.yml: a whole catalog needs this file",
      ])
  }

  @Test func whatIsNoYAMLSuchAsTheSchemasIsPassedOver() throws {
    let files = [
      "rules/own/one.yml": rule(), "schema/rule.schema.json": "{", "rules/own/x.txt": "",
    ]
    #expect(try mistakes(in: files) == [])
  }
}
