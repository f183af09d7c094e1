import SourceEvidence
import XcodeProject

/// What was read of the source code of one folder, so that the projects in it share it: each file is
/// read once, and the same files are understood once.
///
/// It holds one folder at a time, because projects come folder by folder.
package struct SourceCache: Sendable {
  private var folder: String?
  private var files = ParsedFiles()
  private var evidence: [Key: SourceEvidence] = [:]

  /// What the evidence depends on.
  private struct Key: Hashable {
    var files: [SourceFile]
    var build: BuildContext
    var app: String?
  }

  /// Creates a cache of nothing.
  package init() {}

  /// What the source code of a project says.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - threads: How many threads read at a time.
  /// - Returns: The evidence; `nil` where it has no source code.
  mutating func evidence(of project: DiscoveredProject, threads: Int) -> SourceEvidence? {
    guard !project.sources.isEmpty else { return nil }
    if folder != project.sourceFolder { start(project.sourceFolder) }
    let list = project.sources.map { SourceFile(path: $0.path, name: $0.name) }
    let build = BuildContext(flags: project.releaseConditions.map { $0.swift.union($0.macros) })
    let key = Key(files: list, build: build, app: project.apps.first?.navigation.file)
    if let known = evidence[key] { return known }
    let found = SourceReader(threads: threads).read(
      list, build: build, resources: ProjectResources(of: project), keeping: &files)
    evidence[key] = found
    return found
  }

  private mutating func start(_ folder: String) {
    self = SourceCache()
    self.folder = folder
  }
}
