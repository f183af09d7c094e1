import Foundation
import XcodeProject

/// Finds the documents that no build of the Mac app contains, although project files state what
/// targets contain: documents in no target, and documents for other platforms only.
struct UnbuiltDocuments {
  private let search: SearchedPath
  private let built: Set<Int>
  /// The names of documents that targets contain, but that are elsewhere.
  private let missing: Set<String>
  private let elsewhere: Set<Int>
  /// The folders of package targets for other platforms only.
  private let foldersElsewhere: Set<String>
  /// Whether all project files in a folder were read, and state everything that targets build.
  private let isComplete: [String: Bool]
  private var hasOtherBuild: [String: Bool] = [:]

  init(_ found: [DiscoveredXcodeProject], _ manifests: DiscoveredManifests, in search: SearchedPath)
  {
    self.search = search
    built = found.reduce(into: []) { $0.formUnion($1.builtDocuments) }
    missing = found.reduce(into: []) { $0.formUnion($1.missingDocuments) }
    elsewhere = found.reduce(into: []) { $0.formUnion($1.documentsElsewhere) }
    foldersElsewhere = manifests.foldersElsewhere
    isComplete = Dictionary(found.map { ($0.folder, $0.isReadable && $0.listsAllDocuments) }) {
      $0 && $1
    }
  }

  /// Returns why a document that is in no app is left out of the advice, or `nil` if it is not.
  ///
  /// - Parameters:
  ///   - index: The index of the document.
  ///   - file: The document.
  ///   - projectFolder: The nearest folder around it with a project.
  /// - Returns: The reason, or `nil`.
  mutating func exclusion(
    of index: Int, _ file: DiscoveredFile, in projectFolder: String
  ) -> ExcludedFolder? {
    let folder = ProjectPath.parent(of: file.name)
    if elsewhere.contains(index) || foldersElsewhere.contains(where: { Self.isIn(folder, $0) }) {
      return ExcludedFolder(kind: .otherPlatforms, path: folder.isEmpty ? "." : folder)
    }
    guard isComplete[projectFolder] == true, !built.contains(index),
      !missing.contains(ProjectPath.name(of: file.name).lowercased()),
      !isInOtherBuild(folder, below: projectFolder)
    else { return nil }
    return ExcludedFolder(kind: .noTarget, path: folder.isEmpty ? "." : folder)
  }

  private static func isIn(_ folder: String, _ other: String) -> Bool {
    folder == other || folder.hasPrefix(other + "/")
  }

  /// Whether a folder, or one around it in the project's folder, contains the description of another
  /// build system, such as a pod, which may contain documents of its own.
  private mutating func isInOtherBuild(_ folder: String, below projectFolder: String) -> Bool {
    if let known = hasOtherBuild[folder] { return known }
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: search.place(of: folder))) ?? []
    let isHere = names.contains { name in
      Self.buildFiles.contains(name) || Self.endings.contains(where: name.hasSuffix)
    }
    let isOther =
      isHere
      || folder != projectFolder && !folder.isEmpty
        && isInOtherBuild(ProjectPath.parent(of: folder), below: projectFolder)
    hasOtherBuild[folder] = isOther
    return isOther
  }

  private static let endings = [".podspec", ".podspec.json"]
  private static let buildFiles: Set<String> = [
    "Package.swift", "BUILD", "BUILD.bazel", "BUCK", "CMakeLists.txt",
  ]
}
