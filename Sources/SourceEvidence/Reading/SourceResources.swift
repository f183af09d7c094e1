/// The files of a project, besides its code, that code reads by their names.
package protocol SourceResources: Sendable {
  /// The contents of a property list by its file's name, with or without the extension; `nil` if the
  /// project has none of that name.
  func propertyList(named name: String) -> ResourceValue?

  /// The key of a table of texts that the members of a generated type spell, such as
  /// `["L10n", "Tab", "homeTitle"]`; `nil` if it is not exactly one.
  func key(spelledBy path: [String]) -> (key: String, table: String)?
}

/// A value of a property list.
package indirect enum ResourceValue: Sendable, Hashable {
  case text(String)
  case number(Int)
  case flag(Bool)
  case list([ResourceValue])
  case dictionary([String: ResourceValue])
  case unknown
}

/// A project without other files.
package struct NoResources: SourceResources {
  /// Creates resources of nothing.
  package init() {}

  package func propertyList(named name: String) -> ResourceValue? { nil }

  package func key(spelledBy path: [String]) -> (key: String, table: String)? { nil }
}
