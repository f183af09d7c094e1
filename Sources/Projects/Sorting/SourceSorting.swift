import XcodeProject

/// Sorts source files into projects: what an app is compiled from, as far as its project file says, or
/// else what is in its folder; and the packages beside it that it links. Code of tests and other
/// people's code is nobody's.
struct SourceSorting {
  private let request: RequestedPath
  private let found: [FoundProject]
  private let compiled: CompiledSources
  /// The source files by the folder of the project around them.
  private var byHome: [String: [Int]] = [:]
  private let tested: Set<Int>

  init(
    _ request: RequestedPath, _ found: [FoundProject], _ compiled: CompiledSources,
    _ sides: SideFolders, _ homes: Homes
  ) {
    self.request = request
    self.found = found
    self.compiled = compiled
    tested = found.reduce(into: []) { $0.formUnion($1.testSources) }
    var (sides, homes) = (sides, homes)
    for (index, file) in request.sources.enumerated() where sides[file.name] == nil {
      byHome[homes[file.name], default: []].append(index)
    }
  }

  /// The source files of a project.
  ///
  /// - Parameters:
  ///   - home: The folder that holds its project file.
  ///   - own: The files that its project file lists.
  ///   - packages: The folders of packages that belong to it.
  /// - Returns: Their indices, in order.
  func sources(
    in home: String, compiling own: Set<Int>, and packages: Set<String>
  ) -> [Int] {
    let near = byHome[home] ?? []
    let files =
      own.isEmpty
      ? Set(near).subtracting(tested)
      : compiled.withHeaders(own, among: near)
    return files.union(packages.flatMap { byHome[$0] ?? [] }).sorted()
  }

  /// The folders that hold nothing but source code: those that no project is in, and no app around
  /// them.
  ///
  /// - Parameters:
  ///   - homes: The folders of the projects.
  ///   - taken: The source files that are in some app.
  /// - Returns: The folders, by path.
  func folders(without homes: Set<String>, _ taken: Set<Int>) -> [String] {
    let isReadable = found.contains(where: \.isReadable)
    let apps = Set(found.filter { !$0.apps.isEmpty }.map(\.folder))
    let packages = found.reduce(into: Set<String>()) { $0.formUnion($1.packages) }
    let projects = packages.union(found.map(\.folder)).union(homes)
    return byHome.filter { home, files in
      let isLoose = isReadable && request.isBesideProjects(home)
      return !isLoose && !projects.contains(home) && !Self.isBelow(home, apps)
        && files.contains { !taken.contains($0) }
    }.keys.sorted()
  }

  private static func isBelow(_ folder: String, _ others: Set<String>) -> Bool {
    guard !folder.isEmpty else { return false }
    let parent = ProjectPath.parent(of: folder)
    return others.contains(parent) || isBelow(parent, others)
  }
}
