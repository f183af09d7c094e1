/// A Mac equivalent: what it is, the APIs it is made with, and the steps to it.
package struct Equivalent: Sendable, CatalogRecord, Encodable {
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

  package init(from keys: inout KeyReader) {
    id = keys.read("id")
    title = keys.read("title")
    summary = keys.read("summary")
    apis = keys.read("apis")
    prefer = keys.readIfPresent("prefer") ?? []
    steps = keys.read("steps")
    menu = keys.readIfPresent("menu") ?? []
    toolbar = keys.readIfPresent("toolbar") ?? []
    sources = keys.read("sources")
  }
}

/// What the Mac app is made with.
package enum TargetPlatform: String, Sendable, CatalogWord, Encodable {
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
package struct PerPlatform<Value: Sendable>: Sendable {
  private var macCatalyst: Value
  private var appKit: Value
  private var swiftUI: Value

  private enum CodingKeys: String, CodingKey {
    case macCatalyst = "mac-catalyst"
    case appKit = "appkit"
    case swiftUI = "swiftui"
  }

  /// The value for a platform.
  package subscript(platform: TargetPlatform) -> Value {
    switch platform {
    case .macCatalyst: macCatalyst
    case .appKit: appKit
    case .swiftUI: swiftUI
    }
  }
}

// What the values have to be stands here and not above: to make the type would otherwise mean to
// look that up while the program runs.
extension PerPlatform: CatalogValue, CatalogRecord where Value: CatalogValue {
  package init(from keys: inout KeyReader) {
    macCatalyst = keys.read(TargetPlatform.macCatalyst.rawValue)
    appKit = keys.read(TargetPlatform.appKit.rawValue)
    swiftUI = keys.read(TargetPlatform.swiftUI.rawValue)
  }
}

extension PerPlatform: Encodable where Value: Encodable {}

/// An API, with the version it is there from.
package struct API: Sendable, CatalogRecord, Encodable {
  /// How it is spelled in code.
  package var api: String
  /// The first version that has it, where the documentation says so.
  package var since: String?
  /// What to know about it.
  package var note: String?

  package init(from keys: inout KeyReader) {
    api = keys.read("api")
    since = keys.readIfPresent("since")
    note = keys.readIfPresent("note")
  }
}

/// What to use from which version on.
package struct Preference: Sendable, CatalogRecord, Encodable {
  /// The platform it is about.
  package var platform: TargetPlatform
  /// The first version it holds for.
  package var from: String
  /// What to use.
  package var use: String
  /// What to use on older systems.
  package var before: String?

  package init(from keys: inout KeyReader) {
    platform = keys.read("platform")
    from = keys.read("from")
    use = keys.read("use")
    before = keys.readIfPresent("before")
  }
}

/// The menus of a Mac menu bar, in their order.
package enum MenuName: String, Sendable, CatalogWord, Encodable {
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
package struct ToolbarEntry: Sendable, CatalogRecord, Encodable {
  /// Where in a toolbar an item stands.
  package enum Placement: String, Sendable, CatalogWord, Encodable {
    case leading, center, trailing
  }

  /// Its title.
  package var title: String
  /// Where it stands.
  package var placement: Placement
  /// The command that does the same, by its name in `shortcuts.yml`; without one, those for the
  /// sections or segments do.
  package var command: String?
  /// Whether it stays when the window gets narrow.
  package var stays: Bool

  package init(from keys: inout KeyReader) {
    title = keys.read("title")
    placement = keys.read("placement")
    command = keys.readIfPresent("command")
    stays = keys.readIfPresent("stays") ?? false
  }
}
