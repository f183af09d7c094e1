import XcodeProject

/// The documents and bundles below a path, to find those that a target names.
struct FilesByPath: Sendable {
  private enum Entry { case document(Int), bundle }

  private let paths: [String]
  private let entries: [String: Entry]

  /// - Parameters:
  ///   - documents: The documents, whose indices are told.
  ///   - bundles: The paths of asset catalogues and the like.
  init(documents: [ListedFile], bundles: [String]) {
    paths = documents.map(\.name) + bundles
    let entries = documents.indices.map(Entry.document) + bundles.map { _ in Entry.bundle }
    self.entries = Dictionary(zip(paths, entries), uniquingKeysWith: { first, _ in first })
  }

  /// What there is of a target's contents.
  ///
  /// - Parameters:
  ///   - contents: The contents.
  ///   - folder: The folder that holds the `.xcodeproj`, relative to the path that was asked for.
  /// - Returns: The documents in order, and the bundles by path, relative to the folder.
  func held(
    by contents: TargetContents, in folder: String
  ) -> (documents: [Int], bundles: [String]) {
    let named = contents.files.map {
      ($0, entries[ProjectPath.normal(ProjectPath.join(folder, $0))])
    }
    let found =
      named.compactMap { file, entry in entry.map { (file, $0) } }
      + inFolders(of: contents, in: folder)
    var documents: Set<Int> = []
    var bundles: Set<String> = []
    for (file, entry) in found {
      switch entry {
      case .document(let index): documents.insert(index)
      case .bundle: bundles.insert(file)
      }
    }
    return (documents.sorted(), bundles.sorted())
  }

  private func inFolders(
    of contents: TargetContents, in folder: String
  ) -> [(String, Entry)] {
    guard !contents.folders.isEmpty else { return [] }
    let prefix = folder.isEmpty ? "" : folder + "/"
    return paths.compactMap { path in
      guard path.hasPrefix(prefix) else { return nil }
      let file = String(path.dropFirst(prefix.count))
      guard contents.folders.contains(where: { $0.holds(file) }) else { return nil }
      return entries[path].map { (file, $0) }
    }
  }
}
