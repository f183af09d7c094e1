import Foundation

extension DiscoveredProject {
  /// The tables of texts.
  ///
  /// A document that was asked for by itself has its tables beside its folder: no listing has found
  /// them, and they are looked for only when a language is asked for.
  func tables(for language: Language?) -> [DiscoveredFile] {
    guard language != nil, strings.isEmpty, documents.count == 1 else { return strings }
    return documents.flatMap(\.tablesBeside)
  }
}

extension DiscoveredFile {
  /// The tables of a document's own, and those that code looks into, in the folders for languages
  /// around it.
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
