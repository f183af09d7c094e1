import SourceEvidence
import XcodeProject

/// The source code of one folder, shared by the projects in it. Each file is read once, and each
/// set of files is analyzed once.
///
/// The cache contains one folder at a time, because projects are read folder by folder.
package struct SourceCache: Sendable {
  private var folder: String?
  private var files = ParsedFiles()
  private var evidence: [Key: SourceEvidence] = [:]

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
    if folder != project.sourceFolder { start(project.sourceFolder) }
    let list = project.sources.map { SourceFile(path: $0.path, name: $0.name) }
    let build = BuildContext(flags: project.releaseConditions.map { $0.swift.union($0.macros) })
    let key = Key(
      files: list, build: build, app: project.apps.first?.navigation.file, texts: texts,
      named: named, search: search)
    if let known = evidence[key] { return known }
    let found = SourceReader(threads: threads).read(
      list, build: build, resources: ProjectResources(of: project), lookingFor: texts,
      besides: named, usesOf: search, keeping: &files)
    evidence[key] = found
    return found
  }

  private mutating func start(_ folder: String) {
    self = SourceCache()
    self.folder = folder
  }
}
