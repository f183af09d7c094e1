/// A framework of Apple that is not on every Mac, or that has no effect there.
package struct AppleFramework: Sendable, CatalogRecord {
  /// The name of the module.
  package var module: String
  /// What people do with it, for a list of what they would miss.
  package var feature: String
  /// The first version of Mac Catalyst that has the framework, or `nil` if none has.
  package var macCatalyst: String?
  /// The first version of macOS that has the framework, or `nil` if none has.
  package var macOS: String?
  /// Whether the framework does something on a Mac.
  package var works: Bool
  /// What to use in its place, or what to know about it.
  package var note: String?
  /// The page of the documentation that lists the systems.
  package var source: String

  package init(from keys: inout KeyReader) {
    module = keys.read("module")
    feature = keys.read("feature")
    macCatalyst = keys.readIfPresent("mac-catalyst")
    macOS = keys.readIfPresent("macos")
    works = keys.readIfPresent("works") ?? true
    note = keys.readIfPresent("note")
    source = keys.read("source")
  }
}

extension AppleFramework {
  /// Whether an app that is built for a system can use the framework.
  package func exists(on system: Route.System) -> Bool {
    switch system {
    case .iOS: true
    case .macCatalyst: macCatalyst != nil
    case .macOS: macOS != nil
    }
  }
}

/// The frameworks of Apple that are not on every Mac, and the toolkits with screens of their own.
package struct AppleFrameworks: Sendable, CatalogRecord {
  /// The frameworks, by module.
  package var frameworks: [AppleFramework]
  /// The toolkits.
  package var toolkits: [Toolkit]

  package init(from keys: inout KeyReader) {
    frameworks = keys.read("frameworks")
    toolkits = keys.readIfPresent("toolkits") ?? []
  }
}
