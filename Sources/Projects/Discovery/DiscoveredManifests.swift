import FileReading
import Foundation
import Threads
import XcodeProject

/// The manifests at a searched path: XcodeGen specifications, Tuist manifests, and Swift packages.
struct DiscoveredManifests: Sendable {
  /// A manifest, with its path relative to the searched path.
  typealias Manifest = (path: String, manifest: ProjectManifest)

  /// The manifests that describe apps.
  private(set) var projects: [Manifest] = []
  /// The folders of the Swift packages without an app, each with the folders of its dependencies.
  private(set) var libraries: [String: Set<String>] = [:]
  /// The folders of these packages, by the names of their products.
  private(set) var products: [String: Set<String>] = [:]
  /// The folders of these packages, by the identifiers of the bundles with their resources.
  private(set) var resourceBundles: [String: String] = [:]
  /// The folders of the targets of Swift packages that only apps for other platforms than iOS and the
  /// Mac contain.
  private(set) var foldersElsewhere: Set<String> = []
  /// The manifests of modules whose targets are computed by code.
  private(set) var modules: Set<String> = []
  /// The problems of files that cannot be read, with their folders.
  private(set) var problems: [(folder: String, problem: InputProblem)] = []

  /// The result of reading a manifest.
  private enum Outcome: Sendable {
    case project(String, ProjectManifest)
    case library(Set<String>, PackageManifest, elsewhere: Set<String>)
    case module(String)
    case unreadable(InputProblem)
    case nothing
  }

  /// Reads the manifests in folders without an Xcode project.
  ///
  /// - Parameters:
  ///   - search: The searched path.
  ///   - excluded: The folders of tests and third-party code.
  ///   - threads: The number of threads to read with.
  init(in search: SearchedPath, without excluded: ExcludedFolders, threads: Int) {
    var excluded = excluded
    let taken = Set(
      (search.listing?.projects ?? []).filter(search.isProject).map(ProjectPath.parent))
    let files = (search.listing?.manifests ?? []).filter {
      !taken.contains(ProjectPath.parent(of: $0)) && excluded[$0] == nil
    }
    let groups = Dictionary(grouping: files, by: ProjectPath.parent)
    let folders = groups.keys.sorted()
    let outcomes = inParallel(folders.count, threads: threads) {
      { Self.outcome(in: folders[$0], of: Set(groups[folders[$0]] ?? []), search) }
    }
    for (folder, outcome) in zip(folders, outcomes) {
      switch outcome {
      case .project(let path, let manifest): projects.append((path, manifest))
      case .library(let packages, let manifest, let elsewhere):
        libraries[folder] = packages
        for name in manifest.products { products[name, default: []].insert(folder) }
        for bundle in manifest.resourceBundles { resourceBundles[bundle] = folder }
        foldersElsewhere.formUnion(elsewhere)
      case .module(let path): modules.insert(path)
      case .unreadable(let problem): problems.append((folder, problem))
      case .nothing: break
      }
    }
  }

  /// The paths of the manifests that describe projects.
  var files: Set<String> { Set(projects.map(\.path)).union(modules) }

  private static func outcome(
    in folder: String, of files: Set<String>, _ search: SearchedPath
  ) -> Outcome {
    do throws(ProjectError) {
      for path in ProjectManifest.fileNames.map({ ProjectPath.join(folder, $0) })
      where files.contains(path) {
        if let manifest = try ProjectManifest.manifest(contentsOf: search.place(of: path)) {
          return .project(path, manifest)
        }
        if ProjectManifest.isComputed(search.place(of: path)) { return .module(path) }
      }
      let path = ProjectPath.join(folder, "Package.swift")
      guard files.contains(path),
        let package = try PackageManifest(contentsOf: search.place(of: path))
      else { return .nothing }
      let apps = PackageApps(package, in: folder, of: search).platforms
      guard apps.isEmpty else { return .project(path, package.project(apps: apps)) }
      let place = { ProjectPath.normal(ProjectPath.join(folder, $0)) }
      return .library(
        Set(package.localPackages.map(place)), package,
        elsewhere: Set(package.foldersElsewhere.map(place)))
    } catch {
      return .unreadable(
        InputProblem(
          .note, at: search.location(of: error),
          error.message + " If a project is made from this file, its targets are not in the report."
        ))
    }
  }
}

/// Finds the targets of a Swift package that are apps: those with a user-interface entry point.
private struct PackageApps {
  /// The platforms of each app, by target name.
  private(set) var platforms: [String: Set<BuildPlatform>] = [:]

  private static let largestFile = FileLimit(mebibytes: 8, ".")

  init(_ package: PackageManifest, in folder: String, of search: SearchedPath) {
    for target in package.targets where target.isExecutable {
      if package.playgroundTargets.contains(target.name) {
        platforms[target.name] = [.iOS]
        continue
      }
      let place = ProjectPath.normal(ProjectPath.join(folder, target.folder))
      let prefix = place.isEmpty ? "" : place + "/"
      let files = search.sources.filter { $0.name.hasPrefix(prefix) && $0.name.hasSuffix(".swift") }
      guard let framework = files.lazy.compactMap(Self.startingFramework).first else { continue }
      let usual: Set<BuildPlatform> = framework == "UIKit" ? [.iOS] : [.macOS]
      platforms[target.name] = package.platforms.isEmpty ? usual : Set(package.platforms)
    }
  }

  /// Returns the user-interface framework of a file that contains an entry point.
  private static func startingFramework(of file: DiscoveredFile) -> String? {
    guard let bytes = try? FileBytes.load(file.path, limit: largestFile) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    guard ["@main", "@UIApplicationMain", "UIApplicationMain("].contains(where: text.contains)
    else { return nil }
    return ["UIKit", "SwiftUI"].first { text.contains("import \($0)") }
  }
}
