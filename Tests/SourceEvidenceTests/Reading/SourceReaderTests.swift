import FileReading
import Foundation
import Testing

@testable import SourceEvidence

struct SourceReaderTests {
  @Test func `files in other languages are passed over`() throws {
    let found = try evidence([
      "Tabs.swift": "class Tabs: UITabBarController {}", "notes.txt": "UITabBarController",
    ])
    #expect(found.fileCount == 1)
  }

  @Test func `the same from any number of threads`() throws {
    var files: [String: String] = [:]
    for index in 0..<40 {
      files["Screen\(index).swift"] = """
        class Screen\(index): UIViewController {
          func go() { present(Screen\((index + 7) % 40)(), animated: true) }
        }
        """
    }
    let one = try evidence(files, threads: 1)
    #expect(one.transitions.count == 40)
    #expect(try evidence(files, threads: 8) == one)
  }

  @Test func `files that cannot be read`() {
    let found = SourceReader(threads: 1).read([
      SourceFile(path: "/nowhere/at/all.swift", name: "all.swift"),
      SourceFile(path: "/", name: "folder.swift"),
    ])
    #expect(found.problems.map(\.place.file) == ["all.swift"])
    #expect(found.problems[0].message.hasPrefix("It cannot be opened"))
  }

  @Test func `files of several projects are read once, and read the same`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Tabs leads to the titles, which nothing else does.
    let texts = [
      "Tabs.swift": "class Tabs: UITabBarController { func go() { title = Words.home } }",
      "Words.swift": "enum Words { static let home = \"Home\" }",
      "Screen.swift":
        "class Screen: UIViewController { func go() { present(Tabs(), animated: true) } }",
    ]
    let files = try texts.map { name, text in
      try Data(text.utf8).write(to: folder.appending(path: name))
      return SourceFile(path: folder.appending(path: name).path, name: name)
    }.sorted { $0.name < $1.name }
    let reader = SourceReader(threads: 1)
    let parts = [files, [files[0], files[2]], [files[1]], files]
    let alone = parts.map { reader.read($0) }
    var memory = ParsedFiles()
    _ = reader.read(files, keeping: &memory)
    try FileManager.default.removeItem(at: folder)
    #expect(parts.map { reader.read($0, keeping: &memory) } == alone)
    #expect(alone[0].transitions.count == 1 && alone[0].fileCount == 3)
  }

  @Test func `nothing`() {
    #expect(SourceReader(threads: 4).read([]) == SourceEvidence())
  }

  @Test func `a file that does not parse does not stop the others`() throws {
    let found = try evidence([
      "Broken.swift": "}}}) UITabBarController ((( @@@ ###",
      "Tabs.swift": "class Tabs: UITabBarController {}",
    ])
    #expect(found.problems.map(\.place.file) == ["Broken.swift"])
    #expect(found.containers.map(\.name) == ["Tabs"])
  }
}
