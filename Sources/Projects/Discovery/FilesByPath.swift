import Algorithms
import FileReading
import XcodeProject

/// An index of the documents and bundles at a path, to look up those of a target.
struct FilesByPath: Sendable {
  private enum Entry {
    case document(Int)
    case bundle
  }

  /// The paths, in byte order.
  private let paths: [String]
  private let entries: [String: Entry]

  /// Creates an index.
  ///
  /// - Parameters:
  ///   - documents: The documents. The other methods return indices into this array.
  ///   - bundles: The paths of bundles, such as asset catalogs.
  init(documents: [DiscoveredFile], bundles: [String]) {
    let names = documents.map(\.name) + bundles
    let entries = documents.indices.map(Entry.document) + bundles.map { _ in Entry.bundle }
    self.entries = Dictionary(zip(names, entries), uniquingKeysWith: { first, _ in first })
    paths = names.sorted { $0.precedesInBytes($1) }
  }

  /// Returns the existing documents and bundles of a target.
  ///
  /// - Parameters:
  ///   - contents: The contents of the target.
  ///   - folder: The folder that contains the `.xcodeproj`, relative to the searched path.
  /// - Returns: The indices of the documents, sorted, and the sorted paths of the bundles relative
  ///   to that folder.
  func held(
    by contents: TargetContents, in folder: String
  ) -> (documents: [Int], bundles: [String]) {
    let found = entries(of: contents.files, contents.folders, in: folder)
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

  /// Returns the documents among files and in the folders of a target.
  func indices(
    of files: Set<String>, _ folders: [SynchronizedFolder], in projectFolder: String
  ) -> Set<Int> {
    let found = entries(of: files, folders, in: projectFolder)
    return Set(
      found.compactMap { if case .document(let index) = $0.1 { index } else { nil } })
  }

  private func entries(
    of files: Set<String>, _ folders: [SynchronizedFolder], in projectFolder: String
  ) -> [(String, Entry)] {
    let named = files.map { ($0, entries[ProjectPath.normal(ProjectPath.join(projectFolder, $0))]) }
    return named.compactMap { file, entry in entry.map { (file, $0) } }
      + folders.flatMap { entries(in: $0, of: projectFolder) }
  }

  private func entries(in folder: SynchronizedFolder, of projectFolder: String) -> [(String, Entry)]
  {
    let place = ProjectPath.normal(ProjectPath.join(projectFolder, folder.path))
    let prefix = place.isEmpty ? "" : place + "/"
    let first = paths.partitioningIndex { !$0.precedesInBytes(prefix) }
    return paths[first...].prefix { $0.hasPrefix(prefix) }.compactMap { path in
      let file = ProjectPath.join(folder.path, String(path.dropFirst(prefix.count)))
      return folder.holds(file) ? entries[path].map { (file, $0) } : nil
    }
  }
}
