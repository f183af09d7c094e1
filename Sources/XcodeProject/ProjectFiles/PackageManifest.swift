import FileReading

/// A Swift package: nothing but its name.
package struct PackageManifest: Sendable, Hashable {
  /// The package's name: the first `name:` in `Package.swift`, or else its folder's.
  package let name: String

  /// Reads a `Package.swift` as text, without running it.
  ///
  /// - Throws: An error with the path where the file is missing or no text.
  package init(contentsOf path: String) throws(ProjectError) {
    let bytes = try FileBytes.load(path)
    let text = bytes.isEmpty ? [] : try TextEncoding.utf8(bytes, file: path)
    let start = String(decoding: text.prefix(1 << 16), as: UTF8.self)
    let folder = ProjectPath.name(of: ProjectPath.parent(of: path))
    name = Self.name(in: start[...]) ?? folder
  }

  private static func name(in text: Substring) -> String? {
    guard let package = text.firstRange(of: "Package(") else { return nil }
    let rest = text[package.upperBound...].drop { $0.isWhitespace }
    guard rest.hasPrefix("name:") else { return nil }
    let value = rest.dropFirst("name:".count).drop { $0.isWhitespace }
    guard value.first == "\"" else { return nil }
    return String(value.dropFirst().prefix { $0 != "\"" && !$0.isNewline })
  }
}
