package import XcodeProject

/// Which documents a team wants to have judged, beside what is left out by itself.
package struct PathFilter: Sendable {
  /// What is judged although it stands in a folder of tests or of third-party code.
  package var include: [PathGlob]
  /// What is left out of the advice.
  package var exclude: [PathGlob]
  /// What the globs are relative to, seen from the project's root: nothing for that root itself, or
  /// where the root is below the folder of the globs.
  package var prefix: String

  /// Creates a filter of globs.
  package init(include: [String] = [], exclude: [String] = [], prefix: String = "") {
    self.include = include.map(PathGlob.init)
    self.exclude = exclude.map(PathGlob.init)
    self.prefix = prefix
  }

  /// Whether it changes nothing.
  package var isEmpty: Bool { include.isEmpty && exclude.isEmpty }

  fileprivate func includes(_ name: String) -> Bool {
    include.contains { matches($0, name) }
  }

  fileprivate func excluding(_ name: String) -> PathGlob? {
    exclude.first { matches($0, name) }
  }

  private func matches(_ glob: PathGlob, _ name: String) -> Bool {
    glob.matches(name) || !prefix.isEmpty && glob.matches("\(prefix)/\(name)")
  }
}

extension DiscoveredProject {
  /// Takes what a filter includes into the advice, and what it excludes out of it. What is excluded
  /// stays so, whatever is included.
  package mutating func apply(_ filter: PathFilter) {
    guard !filter.isEmpty else { return }
    for index in documents.indices { documents[index].apply(filter) }
    var lists = propertyLists + excludedPropertyLists
    for index in lists.indices { lists[index].apply(filter) }
    lists.sort { $0.name < $1.name }
    let isProject = documents.contains { $0.exclusion == nil }
    propertyLists = lists.filter { isProject && $0.exclusion == nil }
    excludedPropertyLists = lists.filter { !isProject || $0.exclusion != nil }
  }
}

extension DiscoveredFile {
  fileprivate mutating func apply(_ filter: PathFilter) {
    if filter.includes(name) { exclusion = nil }
    if let glob = filter.excluding(name) { exclusion = ExcludedFolder(excludedBy: glob.text) }
  }
}
