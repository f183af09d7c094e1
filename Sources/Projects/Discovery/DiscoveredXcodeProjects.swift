import FileReading
import XcodeProject

/// The Xcode projects and manifests at a searched path, and their dependencies.
struct DiscoveredXcodeProjects {
  /// The problems of project files and manifests, by folder.
  let problems: [(folder: String, problem: InputProblem)]
  private let all: [DiscoveredXcodeProject]
  private let libraries: Set<String>
  private let modules: Set<String>
  /// The folders of the packages that build each product.
  private let packageProducts: [String: Set<String>]
  /// The folders that each package or module depends on, by its folder.
  private let needs: [String: Set<String>]

  init(_ all: [DiscoveredXcodeProject], _ manifests: DiscoveredManifests) {
    self.all = all
    problems = manifests.problems
    libraries = Set(manifests.libraries.keys)
    packageProducts = manifests.products
    let readable = all.filter(\.isModule)
    modules = Set(manifests.modules.map(ProjectPath.parent) + readable.map(\.folder))
    needs = manifests.libraries.merging(readable.map { ($0.folder, $0.packages) }) { $0.union($1) }
  }

  /// Returns the packages among the folder references of a project.
  func packages(in folders: Set<String>) -> Set<String> { folders.intersection(libraries) }

  /// Returns the folders of packages and of all their dependencies.
  ///
  /// - Parameters:
  ///   - packages: The folders of the packages.
  ///   - hasModules: Whether to include modules whose clients are unknown.
  /// - Returns: The folders.
  func allPackages(_ packages: Set<String>, andModules hasModules: Bool) -> Set<String> {
    let packages = hasModules ? packages.union(modules) : packages
    var (all, next) = (packages, packages)
    while !next.isEmpty {
      next = next.reduce(into: Set()) { $0.formUnion(needs[$1] ?? []) }.subtracting(all)
      all.formUnion(next)
    }
    return all
  }

  /// Returns the folders of the packages and of the projects without an app that build some products.
  func modules(building products: Set<String>) -> Set<String> {
    Set(all.filter { $0.isModule && !$0.products.isDisjoint(with: products) }.map(\.folder))
      .union(products.flatMap { packageProducts[$0] ?? [] })
  }

  /// Returns the kind of a folder without a known app.
  func kind(of folder: String) -> Project.Kind {
    libraries.contains(folder) ? .library : .folder
  }

  /// Returns the names of the Mac targets in a project and in those next to it.
  func macTargets(beside project: DiscoveredXcodeProject) -> [String] {
    all.filter(project.isBeside).flatMap(\.macApps).map(\.target.name)
  }

  /// Returns the source files of the Mac targets in a project and in those next to it.
  func macSources(beside project: DiscoveredXcodeProject) -> [Int] {
    all.filter(project.isBeside).flatMap(\.macApps).flatMap(\.sources).sorted()
  }

  /// Returns the names of the app targets for each platform in a project and in those beside it.
  func targetNames(beside project: DiscoveredXcodeProject) -> [BuildPlatform: [String]] {
    all.filter(project.isBeside).map(\.targetNames)
      .reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) }
  }

  /// The names of the targets for iPhone or iPad in a project and in those beside it.
  func touchTargets(beside project: DiscoveredXcodeProject) -> [String] {
    all.filter(project.isBeside).flatMap(\.apps).map(\.target)
      .filter { $0.platforms.contains(.iOS) }.map(\.name)
  }
}
