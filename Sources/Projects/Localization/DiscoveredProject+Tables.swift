import Foundation

extension DiscoveredProject {
  /// Returns the strings tables of the project.
  ///
  /// The tables of a document that was requested by its path are next to its folder. They are in no
  /// listing, and are searched for only if a language is requested.
  func tables(for language: Language?) -> [DiscoveredFile] {
    guard language != nil, strings.isEmpty, documents.count == 1 else { return strings }
    return documents.flatMap(\.tablesBeside)
  }
}

extension DiscoveredFile {
  /// The tables of a document and of code, in the `.lproj` folders next to it.
  fileprivate var tablesBeside: [DiscoveredFile] {
    let document = LocalizedPath(key)
    let parent = String(document.folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    let folders = [""] + names.filter { $0.hasSuffix(".lproj") }.sorted().map { $0 + "/" }
    let tables = [document.name, "Localizable"].flatMap { [$0 + ".strings", $0 + ".xcstrings"] }
    return folders.flatMap { folder in tables.map { folder + $0 } }.compactMap { table in
      let path = parent + "/" + table
      guard FileManager.default.fileExists(atPath: path) else { return nil }
      return DiscoveredFile(path: path, key: path, name: table)
    }
  }
}
