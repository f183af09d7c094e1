package import Projects

/// The folder names of the projects in an audit. They are valid in every file system, are unique
/// even if case is ignored, and depend only on the paths of the projects.
package struct ProjectFolders {
  /// The name for each project, in the order of the projects.
  package let names: [String]

  /// Creates folder names for projects.
  package init(for projects: [DiscoveredProject]) {
    // Several projects in one folder are distinguished by their names.
    let counts = Dictionary(projects.map { ($0.root, 1) }, uniquingKeysWith: +)
    self.init(
      roots: projects.map { project in
        let isAlone = counts[project.root] == 1
        let parts = isAlone || project.root == "." ? [project.root] : [project.root, project.name]
        return (root: parts.joined(separator: "/"), name: project.name)
      })
  }

  init(roots: [(root: String, name: String)]) {
    let plain = roots.map { Self.safe($0.root == "." ? $0.name : $0.root) }
    let counts = Dictionary(plain.map { ($0.lowercased(), 1) }, uniquingKeysWith: +)
    var taken: [String: Int] = [:]
    names = zip(roots, plain).map { project, name in
      let isShared = counts[name.lowercased(), default: 0] > 1
      let name = isShared ? Self.marked(name, project.root) : name
      taken[name.lowercased(), default: 0] += 1
      let repeats = taken[name.lowercased(), default: 1]
      return repeats == 1 ? name : "\(name)-\(repeats)"
    }
  }

  /// Returns a name for a path. A path that is a valid name is returned unchanged. Other names get
  /// a suffix, because paths may differ only in the replaced characters.
  private static func safe(_ path: String) -> String {
    let scalars = path.unicodeScalars.map { harmlessScalars.contains($0) ? Character($0) : "-" }
    let name = String(String(scalars).drop { $0 == "." || $0 == "-" }.prefix(80))
    let isSame = name == path && !name.hasSuffix(".")
    return isSame ? name : marked(name.hasSuffix(".") ? name + "-" : name, path)
  }

  private static func marked(_ name: String, _ path: String) -> String {
    let digest = Digest(of: path).text.prefix(8)
    return name.isEmpty ? String(digest) : "\(name)-\(digest)"
  }

  private static let harmlessScalars = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.".unicodeScalars)
}
