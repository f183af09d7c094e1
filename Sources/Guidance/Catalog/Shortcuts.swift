/// The key equivalents of the Mac: standard commands, reserved keys, and conflicts
/// (How-the-Menu-Bar-Is-Built.md#keys).
package struct Shortcuts: Sendable, Equatable, CatalogRecord {
  /// The commands that macward proposes.
  package var standard: [StandardCommand]
  /// The keys for the sections that replace tabs, in order.
  package var sections: SectionKeys
  /// The keys that are reserved.
  package var reserved: [ReservedKeys]
  /// The keys that may be proposed, but conflict with something in some apps.
  package var conflicts: [KeyConflict]
  /// The menus of an app's own commands, by words of their titles. It is empty if the file has
  /// none.
  package var menus: [MenuWords]

  package init(from keys: inout KeyReader) {
    standard = keys.read("standard")
    sections = keys.read("sections")
    reserved = keys.read("reserved")
    conflicts = keys.read("conflicts")
    menus = keys.readIfPresent("menus") ?? []
  }

  /// Returns the command with an ID.
  package func command(_ id: String) -> StandardCommand? { standard.first { $0.id == id } }
}

/// The keys for sections.
package struct SectionKeys: Sendable, Equatable, CatalogRecord {
  /// The keys, in order.
  package var keys: [String]
  /// The condition that enables the commands, for a report, or `nil` for none.
  package var enabled: String?
  /// The sources.
  package var sources: [String]

  package init(from keys: inout KeyReader) {
    self.keys = keys.read("keys")
    enabled = keys.readIfPresent("enabled")
    sources = keys.read("sources")
  }
}

/// Reserved keys.
package struct ReservedKeys: Sendable, Equatable, CatalogRecord {
  /// The owner of the keys.
  package var owner: String
  /// The keys.
  package var keys: [String]
  /// The words that identify the owner's own commands, which may have the keys. It is empty if no
  /// command of an app may have them.
  package var words: [String]
  /// The whole titles of the owner's own commands, where a word of them is not enough.
  package var titles: [String]
  /// The sources.
  package var sources: [String]

  package init(from keys: inout KeyReader) {
    owner = keys.read("owner")
    self.keys = keys.read("keys")
    words = keys.readIfPresent("words") ?? []
    titles = keys.readIfPresent("titles") ?? []
    sources = keys.read("sources")
  }
}

/// A key that conflicts with something in some apps.
package struct KeyConflict: Sendable, Equatable, CatalogRecord {
  /// The key.
  package var key: String
  /// The function that the key conflicts with.
  package var clashes: String
  /// The apps with the conflict.
  package var when: AppSituation
  /// The key to use in these apps, or `nil` for none.
  package var instead: String?
  /// The title of the command in these apps, if the other function has the same title.
  package var title: String?
  /// The sources.
  package var sources: [String]

  package init(from keys: inout KeyReader) {
    key = keys.read("key")
    clashes = keys.read("clashes")
    when = keys.read("when")
    instead = keys.readIfPresent("instead")
    title = keys.readIfPresent("title")
    sources = keys.read("sources")
  }
}
