/// The key equivalents of the Mac: which commands have one by convention, which are taken, and
/// which clash (How-the-Menu-Bar-Is-Built.md#keys).
package struct Shortcuts: Sendable, CatalogRecord {
  /// The commands that macward proposes.
  package var standard: [StandardCommand]
  /// The keys for the sections that were tabs, in order.
  package var sections: SectionKeys
  /// The keys that nothing else may have.
  package var reserved: [ReservedKeys]
  /// The keys that may be proposed, but clash with something in some apps.
  package var conflicts: [KeyConflict]
  /// The menus of commands that only this app has, by their first words; none if it does not say.
  package var menus: [MenuWords]

  package init(from keys: inout KeyReader) {
    standard = keys.read("standard")
    sections = keys.read("sections")
    reserved = keys.read("reserved")
    conflicts = keys.read("conflicts")
    menus = keys.readIfPresent("menus") ?? []
  }

  /// The command with an id.
  package func command(_ id: String) -> StandardCommand? { standard.first { $0.id == id } }
}

/// The keys for sections.
package struct SectionKeys: Sendable, CatalogRecord {
  /// The keys, in order.
  package var keys: [String]
  /// What enables their commands; nothing is said without it.
  package var enabled: String?
  /// Where they come from.
  package var sources: [String]

  package init(from keys: inout KeyReader) {
    self.keys = keys.read("keys")
    enabled = keys.readIfPresent("enabled")
    sources = keys.read("sources")
  }
}

/// Keys that belong to somebody.
package struct ReservedKeys: Sendable, CatalogRecord {
  /// Whose they are.
  package var owner: String
  /// The keys.
  package var keys: [String]
  /// The words of commands that may have them, because they are the owner's own; none where nothing
  /// of an app's may.
  package var words: [String]
  /// Where that is said.
  package var sources: [String]

  package init(from keys: inout KeyReader) {
    owner = keys.read("owner")
    self.keys = keys.read("keys")
    words = keys.readIfPresent("words") ?? []
    sources = keys.read("sources")
  }
}

/// A key that clashes with something in some apps.
package struct KeyConflict: Sendable, CatalogRecord {
  /// The key.
  package var key: String
  /// What it clashes with.
  package var clashes: String
  /// When.
  package var when: AppSituation
  /// The key to use then; without one, none.
  package var instead: String?
  /// What the command is then called, where its own title belongs to the other one.
  package var title: String?
  /// Where that is said.
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
