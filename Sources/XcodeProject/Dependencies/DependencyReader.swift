import FileReading

/// Reads the dependencies of an app from its project file, the files of package managers beside it,
/// and what the checkout contains of the dependencies themselves.
package struct DependencyReader {
  private let folder: String
  private let base: String

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - folder: The folder of the project file, as a path at which it can be opened.
  ///   - depth: The number of folders around it in which files of package managers may be.
  package init(folder: String, depth: Int) {
    self.folder = folder
    base = String(repeating: "../", count: depth)
  }

  /// Returns the dependencies of an app.
  ///
  /// - Parameters:
  ///   - linked: What its targets link.
  ///   - project: The name of the project file, without its extension.
  ///   - packages: The folders of local packages, relative to the folder of the project file.
  /// - Returns: The dependencies, by kind and name.
  package func dependencies(
    _ linked: LinkedDependencies, of project: String, _ packages: [String]
  ) -> [Dependency] {
    let resolved = withVersions(linked.dependencies, of: project)
    let all = resolved + pods + cartfile + packages.sorted().compactMap(localPackage)
    return all.sorted {
      ($0.isDirect ? 0 : 1, $0.kind.rawValue, $0.name) < (
        $1.isDirect ? 0 : 1, $1.kind.rawValue, $1.name
      )
    }
  }

  /// Adds versions, and the packages that others bring.
  private func withVersions(_ linked: [Dependency], of project: String) -> [Dependency] {
    guard let path = resolvedFile(of: project) else { return linked }
    let pins = ResolvedPackages(contentsOf: folder + "/" + path).pins
    let byKey = Dictionary(pins.map { (ResolvedPackages.key(of: $0.url), $0) }) { first, _ in first
    }
    let direct = linked.map { dependency in
      var dependency = dependency
      if let url = dependency.url, let pin = byKey[ResolvedPackages.key(of: url)] {
        dependency.version = pin.version ?? dependency.version
      }
      return dependency
    }
    let known = Set(linked.compactMap(\.url).map(ResolvedPackages.key))
    let others = pins.filter { !known.contains(ResolvedPackages.key(of: $0.url)) }.map { pin in
      Dependency(
        kind: .package, name: pin.name, version: pin.version, url: pin.url, file: path,
        line: pin.line, isDirect: known.isEmpty)
    }
    return direct + others
  }

  /// Returns the `Package.resolved` of a project, of a workspace around it, or of a package.
  private func resolvedFile(of project: String) -> String? {
    let inner = "xcshareddata/swiftpm/Package.resolved"
    let workspaces = surroundings.flatMap { place in
      ((try? FolderEntry.all(in: folder + "/" + place)) ?? []).compactMap(\.name)
        .filter { $0.hasSuffix(".xcworkspace") }.sorted().map { place + $0 + "/" + inner }
    }
    let paths =
      ["\(project).xcodeproj/project.xcworkspace/\(inner)"] + workspaces
      + surroundings.map { $0 + "Package.resolved" }
    return paths.first { FileStatus(folder + "/" + $0)?.isRegular == true }
  }

  private var pods: [Dependency] {
    found { PodFiles(in: $0).dependencies }
  }

  private var cartfile: [Dependency] {
    found { CartFile(in: $0).dependencies }
  }

  /// Returns the dependencies in the nearest folder that has some.
  private func found(_ read: (String) -> [Dependency]) -> [Dependency] {
    for place in surroundings {
      let dependencies = read(folder + "/" + place.dropLast(place.isEmpty ? 0 : 1))
      guard dependencies.isEmpty else {
        return dependencies.map { dependency in
          var dependency = dependency
          dependency.file = place + dependency.file
          return dependency
        }
      }
    }
    return []
  }

  /// The folder, and those around it: the empty path, `../`, `../../`, and so on.
  private var surroundings: [String] {
    (0...base.count / 3).map { String(base.prefix($0 * 3)) }
  }

  private func localPackage(_ path: String) -> Dependency? {
    let file = ProjectPath.join(path, "Package.swift")
    guard let manifest = try? PackageManifest(contentsOf: folder + "/" + file) else { return nil }
    var found = Dependency(kind: .localPackage, name: manifest.name, file: file, line: 1)
    let names = manifest.platformNames
    if names.contains("macCatalyst") { found.macCatalyst = .supported }
    if names.contains("macOS") { found.macOS = .supported }
    if !names.isEmpty { found.evidence = "It declares \(names.joined(separator: ", "))." }
    return found
  }
}

/// The dependencies in a `Cartfile`.
struct CartFile {
  private(set) var dependencies: [Dependency] = []

  /// Reads the file in a folder. A file that cannot be read contains nothing.
  init(in folder: String) {
    guard let bytes = try? FileBytes.load(folder + "/Cartfile") else { return }
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let parts = line.split(separator: "\"")
      guard ["github", "git", "binary"].contains(parts.first?.filter { $0 != " " } ?? ""),
        parts.count > 1
      else { continue }
      dependencies.append(
        Dependency(
          kind: .carthage, name: ProjectPath.name(of: String(parts[1]), without: ".git"),
          file: "Cartfile", line: index + 1))
    }
  }
}
