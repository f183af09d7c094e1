/// The key equivalents of the Mac: which commands have one by convention, which are taken, and
/// which clash (menus.md).
package struct Shortcuts: Sendable, Decodable {
  /// The commands that macward proposes.
  package var standard: [StandardCommand]
  /// The keys for the sections that were tabs, in order.
  package var sections: SectionKeys
  /// The keys that nothing else may have.
  package var reserved: [ReservedKeys]
  /// The keys that may be proposed, but clash with something in some apps.
  package var conflicts: [KeyConflict]

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case standard, sections, reserved, conflicts
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.strictContainer(keyedBy: CodingKeys.self)
    standard = try container.decode([StandardCommand].self, forKey: .standard)
    sections = try container.decode(SectionKeys.self, forKey: .sections)
    reserved = try container.decode([ReservedKeys].self, forKey: .reserved)
    conflicts = try container.decode([KeyConflict].self, forKey: .conflicts)
  }

  /// The command with an id.
  package func command(_ id: String) -> StandardCommand? { standard.first { $0.id == id } }
}

/// The keys for sections.
package struct SectionKeys: Sendable, Decodable {
  /// The keys, in order.
  package var keys: [String]
  /// What enables their commands; nothing is said without it.
  package var enabled: String?
  /// Where they come from.
  package var sources: [String]

  private enum CodingKeys: String, CodingKey, CaseIterable { case keys, enabled, sources }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.strictContainer(keyedBy: CodingKeys.self)
    keys = try container.decode([String].self, forKey: .keys)
    enabled = try container.decodeIfPresent(String.self, forKey: .enabled)
    sources = try container.decode([String].self, forKey: .sources)
  }

  fileprivate init() { (keys, sources) = ([], []) }
}

extension SectionKeys: Blank { static var blank: SectionKeys? { SectionKeys() } }

/// Keys that belong to somebody.
package struct ReservedKeys: Sendable, Decodable {
  /// Whose they are.
  package var owner: String
  /// The keys.
  package var keys: [String]
  /// Where that is said.
  package var sources: [String]

  private enum CodingKeys: String, CodingKey, CaseIterable { case owner, keys, sources }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.strictContainer(keyedBy: CodingKeys.self)
    owner = try container.decode(String.self, forKey: .owner)
    keys = try container.decode([String].self, forKey: .keys)
    sources = try container.decode([String].self, forKey: .sources)
  }
}

/// A key that clashes with something in some apps.
package struct KeyConflict: Sendable, Decodable {
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

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case key, clashes, when, instead, title, sources
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.strictContainer(keyedBy: CodingKeys.self)
    key = try container.decode(String.self, forKey: .key)
    clashes = try container.decode(String.self, forKey: .clashes)
    when = try container.decodeWord(AppSituation.self, forKey: .when)
    instead = try container.decodeIfPresent(String.self, forKey: .instead)
    title = try container.decodeIfPresent(String.self, forKey: .title)
    sources = try container.decode([String].self, forKey: .sources)
  }
}
