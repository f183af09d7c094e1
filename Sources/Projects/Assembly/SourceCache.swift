import SourceEvidence
import XcodeProject

/// The source code of one folder, shared by the projects in it. Each file is read once, and each
/// set of files is analyzed once.
///
/// The cache contains one folder at a time, because projects are read folder by folder, unless it keeps all for
/// the next time.
package struct SourceCache: Sendable {
  /// Whether it keeps all folders.
  package var keepsAll = false
  private var folders: [String: Folder] = [:]

  /// What is known about a folder.
  private struct Folder {
    var files = ParsedFiles()
    var evidence: [Key: SourceEvidence] = [:]
  }

  /// The input that determines the evidence.
  private struct Key: Hashable {
    var files: [SourceFile]
    var build: BuildContext
    var app: String?
    var texts: Set<String>
    var named: Set<String>
    var search: CodeSearch?
  }

  /// Creates an empty cache.
  package init() {}

  /// Returns the evidence in the source code of a project.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - texts: The texts to look for (``SourceEvidence/mentionedTexts``).
  ///   - named: The names of classes and methods in documents.
  ///   - search: The names whose uses are wanted, or `nil` if none are.
  ///   - threads: The number of reading threads.
  /// - Returns: The evidence, or `nil` if the project has no source code.
  mutating func evidence(
    of project: DiscoveredProject, lookingFor texts: Set<String>, besides named: Set<String>,
    usesOf search: CodeSearch?, threads: Int
  ) -> SourceEvidence? {
    guard !project.sources.isEmpty else { return nil }
    let folder = project.sourceFolder
    if folders[folder] == nil, !keepsAll { folders = [:] }
    let list = project.sources.map { SourceFile(path: $0.path, name: $0.name) }
    let build = BuildContext(flags: project.releaseConditions.map { $0.swift.union($0.macros) })
    let key = Key(
      files: list, build: build, app: project.apps.first?.navigation.file, texts: texts,
      named: named, search: search)
    if let known = folders[folder]?.evidence[key] { return known }
    let found = SourceReader(threads: threads).read(
      list, build: build, resources: ProjectResources(of: project), lookingFor: texts,
      besides: named, usesOf: search, keeping: &folders[folder, default: Folder()].files)
    folders[folder]?.evidence[key] = found
    return found
  }

  /// Forgets files that have changed, and what is known about the code of all.
  ///
  /// - Parameter paths: The paths of the files, as they were read.
  package mutating func forget(_ paths: Set<String>) {
    for folder in folders.keys {
      folders[folder]?.files.forget(paths)
      folders[folder]?.evidence = [:]
    }
  }
}
