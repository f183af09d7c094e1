package import Foundation
package import Testing

/// A file with an expected text, kept beside the tests or samples it belongs to.
package struct Golden {
  /// The file.
  package let file: URL

  /// A file with an expected text.
  package init(_ file: URL) { self.file = file }

  /// A file in `Tests/ReportsTests/Goldens`.
  package init(named name: String) {
    file = Repository.root.appending(path: "Tests/ReportsTests/Goldens/\(name)")
  }

  /// Compares a text with the file; `make goldens` writes the file instead.
  package func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    if ProcessInfo.processInfo.environment["MACWARD_WRITE_GOLDENS"] != nil {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      return
    }
    let expected = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    guard text != expected else { return }
    Issue.record(
      "\(file.lastPathComponent) is not what the program writes:\n\(difference(expected, text))",
      sourceLocation: sourceLocation)
  }

  /// The first lines in which two texts differ.
  private func difference(_ expected: String, _ text: String) -> String {
    let pairs = zip(lines(expected) + [""], lines(text) + [""]).enumerated()
    let first = pairs.first { $0.element.0 != $0.element.1 }?.offset ?? 0
    let old = lines(expected).dropFirst(first).prefix(5).map { "- \($0)" }
    let new = lines(text).dropFirst(first).prefix(5).map { "+ \($0)" }
    return (["line \(first + 1):"] + old + new).joined(separator: "\n")
  }

  private func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
