/// An equivalent on a target, such as a sidebar on the Mac: a summary, the APIs that provide it, and the steps to adopt it.
package struct Equivalent: Sendable, CatalogRecord, Encodable {
  /// The ID, which recommendations refer to.
  package var id: String
  /// The name that designers use for it.
  package var title: String
  /// A description of it on the Mac.
  package var summary: String
  /// The APIs that provide it, by platform.
  package var apis: PerPlatform<API>
  /// The APIs to prefer from a version on.
  package var prefer: [Preference]
  /// The steps to adopt it, by platform.
  package var steps: PerPlatform<String>
  /// The menu commands that it adds, by their IDs in `shortcuts.yml`.
  package var menu: [String]
  /// The toolbar items that it adds.
  package var toolbar: [ToolbarEntry]
  /// The sources.
  package var sources: [String]

  /// Whether the equivalent adds a control or command, in contrast to a note.
  package var isBuilt: Bool { steps.platforms.contains { !steps[$0].isEmpty } }

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

/// The technology that an app for a target is built with.
package enum TargetPlatform: String, Sendable, CatalogWord, Encodable {
  case macCatalyst = "mac-catalyst"
  case appKit = "appkit"
  case uiKit = "uikit"
  case swiftUI = "swiftui"

  /// The name, as Apple writes it.
  package var title: String {
    switch self {
    case .macCatalyst: "Mac Catalyst"
    case .appKit: "AppKit"
    case .uiKit: "UIKit"
    case .swiftUI: "SwiftUI"
    }
  }
}

/// A list for each technology of a target.
package struct PerPlatform<Element: Sendable>: Sendable {
  private var values: [TargetPlatform: [Element]]

  /// Returns the list for a technology. It is empty if the target has no such technology.
  package subscript(platform: TargetPlatform) -> [Element] { values[platform] ?? [] }

  /// Keeps the elements for which a condition holds.
  mutating func filter(_ isKept: (Element) -> Bool) {
    values = values.mapValues { $0.filter(isKept) }
  }

  /// The technologies with a list, in order.
  package var platforms: [TargetPlatform] {
    TargetPlatform.allCases.filter { values[$0] != nil }
  }
}

// The constraints are on the extensions and not on the type, because creating the type's metadata
// would otherwise involve protocol conformance lookups at run time.
extension PerPlatform: CatalogValue, CatalogRecord where Element: CatalogValue {
  package init(from keys: inout KeyReader) {
    values = [:]
    for platform in TargetPlatform.allCases {
      values[platform] = keys.readIfPresent(platform.rawValue)
    }
  }
}

extension PerPlatform: Encodable where Element: Encodable {
  package func encode(to encoder: any Encoder) throws {
    try Dictionary(uniqueKeysWithValues: values.map { ($0.key.rawValue, $0.value) })
      .encode(to: encoder)
  }
}

/// An API and the version that introduced it.
package struct API: Sendable, CatalogRecord, Encodable {
  /// The name in code.
  package var api: String
  /// The version that introduced the API, if it is documented.
  package var since: String?
  /// A note about the API.
  package var note: String?

  package init(from keys: inout KeyReader) {
    api = keys.read("api")
    since = keys.readIfPresent("since")
    note = keys.readIfPresent("note")
  }
}

/// An API to prefer from a version on.
package struct Preference: Sendable, CatalogRecord, Encodable {
  /// The platform that the preference applies to.
  package var platform: TargetPlatform
  /// The first version that the preference applies to.
  package var from: String
  /// The API to use.
  package var use: String
  /// The API to use on older systems.
  package var before: String?

  package init(from keys: inout KeyReader) {
    platform = keys.read("platform")
    from = keys.read("from")
    use = keys.read("use")
    before = keys.readIfPresent("before")
  }
}

/// The menus of a Mac menu bar, in order.
package enum MenuName: String, Sendable, CatalogWord, Encodable {
  case app = "App"
  case file = "File"
  case edit = "Edit"
  case format = "Format"
  case view = "View"
  case go = "Go"
  /// A menu for commands that are specific to the app. A title that names their subject is better.
  case actions = "Actions"
  case window = "Window"
  case help = "Help"
}

/// A toolbar item that an equivalent adds.
package struct ToolbarEntry: Sendable, CatalogRecord, Encodable {
  /// The placement of an item in a toolbar.
  package enum Placement: String, Sendable, CatalogWord, Encodable {
    case leading, center, trailing
  }

  /// The title.
  package var title: String
  /// The placement.
  package var placement: Placement
  /// The command that does the same, by its ID in `shortcuts.yml`. If it is absent, the commands
  /// for the sections or segments do the same.
  package var command: String?
  /// Whether the item remains in the toolbar of a narrow window.
  package var stays: Bool

  package init(from keys: inout KeyReader) {
    title = keys.read("title")
    placement = keys.read("placement")
    command = keys.readIfPresent("command")
    stays = keys.readIfPresent("stays") ?? false
  }
}
