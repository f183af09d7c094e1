package import Foundation
package import Testing

/// A folder of real projects, named by the environment variable `MACWARD_CORPUS`.
package enum Corpus {
  /// The folder, or `nil` if the variable is absent. Nothing outside of the repository is a default.
  package static let folder: URL? = ProcessInfo.processInfo.environment["MACWARD_CORPUS"]
    .map { URL(filePath: $0, directoryHint: .isDirectory) }

  /// The folders directly in it, which are projects, sorted by name.
  package static var projects: [URL] {
    guard let folder else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
      .map { folder.appending(path: $0, directoryHint: .isDirectory) }
      .filter { FileManager.default.subpaths(atPath: $0.path)?.isEmpty == false }
  }

  /// The files in the folder whose paths have one of the endings, sorted by path.
  package static func files(endingIn endings: String...) -> [URL] {
    guard let folder else { return [] }
    let paths = FileManager.default.subpaths(atPath: folder.path) ?? []
    return paths.filter { path in endings.contains { path.hasSuffix($0) } }.sorted()
      .map { folder.appending(path: $0) }
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips a test or suite if no folder of real projects is named.
  package static var needsCorpus: Self {
    .enabled(if: Corpus.folder != nil, "MACWARD_CORPUS names no folder of real projects")
  }
}
