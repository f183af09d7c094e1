import FileReading
import Foundation
import Projects

/// The texts in the files of projects: in documents, strings tables, and code.
struct KnownTexts {
  private let files: [String]

  /// Creates the texts of projects. Nothing is read yet.
  init(_ projects: [DiscoveredProject]) {
    files = projects.flatMap { ($0.documents + $0.strings + $0.sources).map(\.path) }
  }

  /// Returns those of some texts that are in a file, as a whole text: between quotation marks, or
  /// between tags.
  func among(_ texts: Set<String>) -> Set<String> {
    var (known, unknown) = (Set<String>(), texts)
    for file in files where !unknown.isEmpty {
      guard let contents = Self.contents(of: file) else { continue }
      let found = unknown.filter { text in Self.forms(of: text).contains { contents.contains($0) } }
      known.formUnion(found)
      unknown.subtract(found)
    }
    return known
  }

  private static func contents(of path: String) -> String? {
    guard let bytes = try? FileBytes.load(path, limit: limit) else { return nil }
    let isWide = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    guard isWide else { return String(decoding: bytes, as: UTF8.self) }
    return String(bytes: bytes, encoding: .utf16)
  }

  private static let limit = FileLimit(mebibytes: 64, ".")

  private static func forms(of text: String) -> [String] {
    let escaped = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing("\"", with: "&quot;")
    let quoted = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return ["\"\(quoted)\"", "\"\(escaped)\"", ">\(escaped)<"]
  }
}
