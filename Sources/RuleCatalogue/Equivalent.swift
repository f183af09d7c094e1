/// A Mac equivalent: what it is, the APIs it is made with, and the steps to it.
package struct Equivalent: Sendable, Codable {
  /// Its name, by which recommendations refer to it.
  package var id: String
  /// What a designer calls it.
  package var title: String
  /// What it is on the Mac.
  package var summary: String
  /// The APIs it is made with, by platform.
  package var apis: PerPlatform<[API]>
  /// What to use from which version on.
  package var prefer: [Preference]
  /// What to do, by platform.
  package var steps: PerPlatform<[String]>
  /// The menu commands it brings, by their names in `shortcuts.yml`.
  package var menu: [String]
  /// The toolbar items it brings by itself.
  package var toolbar: [ToolbarEntry]
  /// Where it comes from.
  package var sources: [String]

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case id, title, summary, apis, prefer, steps, menu, toolbar, sources
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.strictContainer(keyedBy: CodingKeys.self)
    id = try container.decode(String.self, forKey: .id)
    title = try container.decode(String.self, forKey: .title)
    summary = try container.decode(String.self, forKey: .summary)
    apis = try container.decode(PerPlatform<[API]>.self, forKey: .apis)
    prefer = try container.decodeIfPresent([Preference].self, forKey: .prefer) ?? []
    steps = try container.decode(PerPlatform<[String]>.self, forKey: .steps)
    menu = try container.decodeIfPresent([String].self, forKey: .menu) ?? []
    toolbar = try container.decodeIfPresent([ToolbarEntry].self, forKey: .toolbar) ?? []
    sources = try container.decode([String].self, forKey: .sources)
  }
}

/// What the Mac app is made with.
package enum TargetPlatform: String, Sendable, Codable, CaseIterable {
  case macCatalyst = "mac-catalyst"
  case appKit = "appkit"
  case swiftUI = "swiftui"

  /// Its name as Apple writes it.
  package var title: String {
    switch self {
    case .macCatalyst: "Mac Catalyst"
    case .appKit: "AppKit"
    case .swiftUI: "SwiftUI"
    }
  }
}

/// A value for each platform.
package struct PerPlatform<Value: Codable & Sendable>: Sendable, Codable {
  private var macCatalyst: Value
  private var appKit: Value
  private var swiftUI: Value

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case macCatalyst = "mac-catalyst"
    case appKit = "appkit"
    case swiftUI = "swiftui"
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.strictContainer(keyedBy: CodingKeys.self)
    macCatalyst = try container.decode(Value.self, forKey: .macCatalyst)
    appKit = try container.decode(Value.self, forKey: .appKit)
    swiftUI = try container.decode(Value.self, forKey: .swiftUI)
  }

  fileprivate init(each value: Value) { (macCatalyst, appKit, swiftUI) = (value, value, value) }

  /// The value for a platform.
  package subscript(platform: TargetPlatform) -> Value {
    switch platform {
    case .macCatalyst: macCatalyst
    case .appKit: appKit
    case .swiftUI: swiftUI
    }
  }
}

extension PerPlatform: Blank {
  static var blank: PerPlatform? {
    ((Value.self as? any Blank.Type)?.blank as? Value).map(PerPlatform.init(each:))
  }
}

/// An API, with the version it is there from.
package struct API: Sendable, Codable {
  /// How it is spelled in code.
  package var api: String
  /// The first version that has it, where the documentation says so.
  package var since: String?
  /// What to know about it.
  package var note: String?

  private enum CodingKeys: String, CodingKey, CaseIterable { case api, since, note }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.strictContainer(keyedBy: CodingKeys.self)
    api = try container.decode(String.self, forKey: .api)
    since = try container.decodeIfPresent(String.self, forKey: .since)
    note = try container.decodeIfPresent(String.self, forKey: .note)
  }
}

/// What to use from which version on.
package struct Preference: Sendable, Codable {
  /// The platform it is about.
  package var platform: TargetPlatform
  /// The first version it holds for.
  package var from: String
  /// What to use.
  package var use: String
  /// What to use on older systems.
  package var before: String?

  private enum CodingKeys: String, CodingKey, CaseIterable { case platform, from, use, before }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.strictContainer(keyedBy: CodingKeys.self)
    platform = try container.decodeWord(TargetPlatform.self, forKey: .platform)
    from = try container.decode(String.self, forKey: .from)
    use = try container.decode(String.self, forKey: .use)
    before = try container.decodeIfPresent(String.self, forKey: .before)
  }
}

/// The menus of a Mac menu bar, in their order.
package enum MenuName: String, Sendable, Codable, CaseIterable {
  case app = "App"
  case file = "File"
  case edit = "Edit"
  case format = "Format"
  case view = "View"
  case go = "Go"
  /// A menu for what only this app does; it is better named after what it acts on.
  case actions = "Actions"
  case window = "Window"
  case help = "Help"
}

/// A toolbar item that an equivalent brings.
package struct ToolbarEntry: Sendable, Codable {
  /// Where in a toolbar an item stands.
  package enum Placement: String, Sendable, Codable, CaseIterable { case leading, center, trailing }

  /// Its title.
  package var title: String
  /// Where it stands.
  package var placement: Placement
  /// The command that does the same, by its name in `shortcuts.yml`; without one, those for the
  /// sections or segments do.
  package var command: String?
  /// Whether it stays when the window gets narrow.
  package var stays: Bool

  private enum CodingKeys: String, CodingKey, CaseIterable { case title, placement, command, stays }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.strictContainer(keyedBy: CodingKeys.self)
    title = try container.decode(String.self, forKey: .title)
    placement = try container.decodeWord(Placement.self, forKey: .placement)
    command = try container.decodeIfPresent(String.self, forKey: .command)
    stays = try container.decodeIfPresent(Bool.self, forKey: .stays) ?? false
  }
}
