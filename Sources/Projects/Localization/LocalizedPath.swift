import InterfaceBuilder

/// A path, and what its folder says about the language of the file.
package struct LocalizedPath {
  /// The folder around the file, and around its folder for a language.
  let folder: Substring
  /// The file's name without its extension: that of the storyboard, or of the table.
  let name: String
  /// The folder for a language without `.lproj`: a language, `Base` or `mul`; `nil` outside of one.
  let languageFolder: Substring?

  init(_ path: String) {
    name = fileName(of: path)
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let last = parts.last.flatMap { $0.hasSuffix(".lproj") ? $0.dropLast(".lproj".count) : nil }
    languageFolder = last
    let rest = last == nil ? parts : parts.dropLast()
    folder = rest.isEmpty ? "" : path[..<(rest.last?.endIndex ?? path.startIndex)]
  }

  /// The language of the file, where its folder names one.
  var language: Language? { languageFolder.flatMap { Language($0) } }

  /// A path without the folder for a language, which is the same for all copies of a file.
  package static func withoutLanguage(_ path: String) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false)
      .filter { !$0.hasSuffix(".lproj") }.joined(separator: "/")
  }

  /// What a document shares with its copies, and with its tables of texts in all languages.
  var shared: String { folder.isEmpty ? name : folder + "/" + name }
}
