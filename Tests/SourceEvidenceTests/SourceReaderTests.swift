import Foundation
import Testing

@testable import SourceEvidence

struct SourceReaderTests {
  @Test func `only files with a word of interest are parsed`() throws {
    let found = try evidence([
      "Model.swift": "struct Model { var name = \"UITabBarController\" /* UITabBarController */ }",
      "Tabs.swift": "class Tabs: UITabBarController {}",
      "notes.txt": "UITabBarController",
    ])
    #expect(found.fileCount == 2)
    #expect(found.parsedFileCount == 1)
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
