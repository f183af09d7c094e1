import FileReading
import Foundation

/// The packages in a `Package.resolved`.
struct ResolvedPackages {
  /// A package with its version.
  struct Pin {
    var name: String
    var url: String
    var version: String?
    var line: Int
  }

  private(set) var pins: [Pin] = []

  /// Reads a file of any version of its format. A file that cannot be read has no packages.
  init(contentsOf path: String) {
    guard let bytes = try? FileBytes.load(path),
      let root = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    else { return }
    let object = root["object"] as? [String: Any] ?? root
    let lines = Self.linesByText(bytes)
    for pin in object["pins"] as? [[String: Any]] ?? [] {
      guard let url = (pin["location"] ?? pin["repositoryURL"]) as? String else { continue }
      let state = pin["state"] as? [String: Any]
      pins.append(
        Pin(
          name: Self.name(of: url), url: url,
          version: state?["version"] as? String, line: lines[url] ?? 1))
    }
  }

  /// Returns the first line, starting at 1, of each text between quotation marks.
  private static func linesByText(_ bytes: [UInt8]) -> [String: Int] {
    var found: [String: Int] = [:]
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      for text in line.split(separator: UInt8(ascii: "\"")) {
        let text = String(decoding: text, as: UTF8.self)
        found[text] = found[text] ?? index + 1
      }
    }
    return found
  }

  /// Returns a repository's URL without what may differ between two spellings of it.
  static func key(of url: String) -> String { name(of: url.lowercased()) }

  /// Returns the name of a package, which is the last part of its repository's URL.
  static func name(of url: String) -> String {
    let end = url.hasSuffix("/") ? String(url.dropLast()) : url
    return ProjectPath.name(of: end, without: ".git")
  }
}
