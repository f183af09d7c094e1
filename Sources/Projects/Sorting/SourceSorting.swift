import XcodeProject

/// Sorts source files into projects: the files that an app compiles according to its project file,
/// or else those in its folder, and those of the local packages that it links. Code of tests and
/// third-party code belongs to no project.
struct SourceSorting {
  private let search: SearchedPath
  private let found: [DiscoveredXcodeProject]
  private let compiled: CompiledSources
  /// The source files, by the folder of the project around them.
  private var byFolder: [String: [Int]] = [:]
  private let tested: Set<Int>

  init(
    _ search: SearchedPath, _ found: [DiscoveredXcodeProject], _ compiled: CompiledSources,
    _ excluded: ExcludedFolders, _ projectFolders: EnclosingProjectFolders
  ) {
    self.search = search
    self.found = found
    self.compiled = compiled
    tested = found.reduce(into: []) { $0.formUnion($1.testSources) }
    var (excluded, projectFolders) = (excluded, projectFolders)
    for (index, file) in search.sources.enumerated() where excluded[file.name] == nil {
      byFolder[projectFolders[file.name], default: []].append(index)
    }
  }

  /// Returns the source files of a project.
  ///
  /// - Parameters:
  ///   - projectFolder: The folder that contains the project file.
  ///   - own: The files that the project file lists.
  ///   - packages: The folders of the packages that belong to the project.
  /// - Returns: The indices of the files, in order.
  func sources(
    in projectFolder: String, compiling own: Set<Int>, and packages: Set<String>
  ) -> [Int] {
    let near = byFolder[projectFolder] ?? []
    let files =
      own.isEmpty
      ? Set(near).subtracting(tested)
      : compiled.withHeaders(own, among: near)
    return files.union(packages.flatMap(ownSources)).sorted()
  }

  /// Returns the source files of a package or module, without its example apps.
  private func ownSources(of package: String) -> [Int] {
    (byFolder[package] ?? []).filter { index in
      let folder = ProjectPath.parent(of: search.sources[index].name)
      return !DemoProjects.isForExamples(ProjectPath.relative(folder, to: package))
    }
  }

  /// Returns the folders that contain only source code, with no project in them and no app around
  /// them.
  ///
  /// - Parameters:
  ///   - projectFolders: The folders of the projects.
  ///   - taken: The source files that belong to some app.
  /// - Returns: The folders, by path.
  func folders(without projectFolders: Set<String>, _ taken: Set<Int>) -> [String] {
    let readable = found.filter(\.isReadable).map(\.folder)
    let apps = Set(found.filter { !$0.apps.isEmpty }.map(\.folder))
    let packages = found.reduce(into: Set<String>()) { $0.formUnion($1.packages) }
    let projects = packages.union(found.map(\.folder)).union(projectFolders)
    return byFolder.filter { projectFolder, files in
      let isLoose =
        search.isBesideProjects(projectFolder)
        && readable.contains { SearchedPath.isIn($0, projectFolder) }
      return !isLoose && !projects.contains(projectFolder) && !Self.isBelow(projectFolder, apps)
        && files.contains { !taken.contains($0) }
    }.keys.sorted()
  }

  private static func isBelow(_ folder: String, _ others: Set<String>) -> Bool {
    guard !folder.isEmpty else { return false }
    let parent = ProjectPath.parent(of: folder)
    return others.contains(parent) || isBelow(parent, others)
  }
}
