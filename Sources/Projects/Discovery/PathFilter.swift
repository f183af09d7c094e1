package import XcodeProject

/// The globs of documents that a team includes in the advice, or excludes from it.
package struct PathFilter: Sendable {
  /// The globs of documents to include even if they are in folders of tests or third-party code.
  package var include: [PathGlob]
  /// The globs of documents to exclude.
  package var exclude: [PathGlob]
  /// The folder of the globs, relative to the project's root. It is empty for the root and for
  /// folders around it.
  package var prefix: String

  /// Creates a filter of globs.
  package init(include: [String] = [], exclude: [String] = [], prefix: String = "") {
    self.include = include.map(PathGlob.init)
    self.exclude = exclude.map(PathGlob.init)
    self.prefix = prefix
  }

  /// Whether the filter has no globs.
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
  /// Includes and excludes documents according to a filter. Exclusion takes precedence.
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
