package import FileReading

/// The resources of a project that code refers to by name.
package protocol SourceResources: Sendable {
  /// Returns the contents of a property list, by its file name with or without the extension, or
  /// `nil` if the project has no such file.
  func propertyList(named name: String) -> PropertyListValue?

  /// Returns the localization key that the members of a generated type spell, such as `["L10n",
  /// "Tab", "homeTitle"]`, or `nil` if there is not exactly one.
  func key(spelledBy path: [String]) -> (key: String, table: String)?
}

/// A project without resources.
package struct NoResources: SourceResources {
  /// Creates empty resources.
  package init() {}

  package func propertyList(named name: String) -> PropertyListValue? { nil }

  package func key(spelledBy path: [String]) -> (key: String, table: String)? { nil }
}
