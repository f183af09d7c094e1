import FileReading

/// A path, split at the `.lproj` folder whose name is the language of the file.
package struct LocalizedPath {
  /// The folder around the file, without the `.lproj` folder.
  let folder: Substring
  /// The file's name without its extension, which is the name of the storyboard or table.
  let name: String
  /// The name of the `.lproj` folder without the extension, which is a language, `Base`, or `mul`,
  /// or `nil` if there is no such folder.
  let languageFolder: Substring?

  init(_ path: String) {
    name = fileName(of: path)
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let last = parts.last.flatMap { $0.hasSuffix(".lproj") ? $0.dropLast(".lproj".count) : nil }
    languageFolder = last
    let rest = last == nil ? parts : parts.dropLast()
    folder = rest.isEmpty ? "" : path[..<(rest.last?.endIndex ?? path.startIndex)]
  }

  /// The language of the file, if its folder name contains one.
  var language: Language? { languageFolder.flatMap { Language($0) } }

  /// Returns a path without the `.lproj` folder, which is the same for all localized copies of a
  /// file.
  package static func withoutLanguage(_ path: String) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false)
      .filter { !$0.hasSuffix(".lproj") }.joined(separator: "/")
  }

  /// The path that a document, its localized copies, and its strings tables have in common.
  var shared: String { folder.isEmpty ? name : folder + "/" + name }
}
