import InterfaceBuilder
import XcodeProject

/// All Xcode projects below a searched path, with what stands for one, and how they belong together.
struct DiscoveredXcodeProjects {
  /// Problems of files from which projects may be made, by folder.
  let problems: [(folder: String, problem: DocumentProblem)]
  private let all: [DiscoveredXcodeProject]
  private let libraries: Set<String>
  private let modules: Set<String>
  /// The folders that a package or a module needs, by its own.
  private let needs: [String: Set<String>]

  init(_ all: [DiscoveredXcodeProject], _ manifests: DiscoveredManifests) {
    self.all = all
    problems = manifests.problems
    libraries = Set(manifests.libraries.keys)
    let readable = all.filter(\.isModule)
    modules = Set(manifests.modules.map(ProjectPath.parent) + readable.map(\.folder))
    needs = manifests.libraries.merging(readable.map { ($0.folder, $0.packages) }) { $0.union($1) }
  }

  /// The packages among the folders that a project lists as a whole.
  func packages(in folders: Set<String>) -> Set<String> { folders.intersection(libraries) }

  /// The folders of packages, and of all that they need.
  ///
  /// - Parameters:
  ///   - packages: The folders of the packages.
  ///   - hasModules: Whether modules belong to them of which it is not known who uses them.
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

  /// The kind of a folder without an app that is known.
  func kind(of folder: String) -> Project.Kind {
    libraries.contains(folder) ? .library : .folder
  }

  /// The names of the targets for the Mac in a project and in those beside it.
  func macTargets(beside project: DiscoveredXcodeProject) -> [String] {
    all.filter(project.isBeside).flatMap(\.macApps).map(\.target.name)
  }
}
