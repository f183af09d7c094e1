/// Something of Apple's SDKs that a target does not have, or only in part.
package struct UnavailableAPI: Sendable, CatalogRecord {
  /// The kind of API.
  package enum Kind: String, Sendable, CatalogWord, Encodable {
    /// An element of Interface Builder, with its class.
    case element
    /// A class without an element.
    case `class`
    /// An attribute in Interface Builder, with the members that code sets in its place.
    case attribute
    /// A framework.
    case framework
    /// Anything else in code, such as a view of SwiftUI.
    case symbol
  }

  /// What the target has of it.
  package enum Status: String, Sendable, CatalogWord, Encodable {
    /// Nothing.
    case unavailable
    /// It is there, and a later version may not have it.
    case deprecated
    /// It is there, without some of its parts, or from some version on.
    case onlyPart = "only-part"
    /// It is there from some version on.
    case later
  }

  /// The kind.
  package var kind: Kind
  /// The name, which is unique in the table.
  package var name: String
  /// The class of an element.
  package var className: String?
  /// What the target has of it.
  package var status: Status
  /// The first version of the target's system with this status, or `nil` if none is known.
  package var since: String?
  /// The elements whose uses count, as they are spelled in documents.
  package var elements: [String]
  /// The attributes whose uses count.
  package var attributes: [UnavailableAttribute]
  /// The names whose uses in code count; see `CodeSearch.Token`.
  package var tokens: [String]
  /// The module that a file must import so that its names count, or `nil` if any file counts.
  package var module: String?
  /// The modules whose imports count.
  package var modules: [String]
  /// The names of folders, in lowercase, whose code counts. An empty list stands for all.
  package var folders: [String]
  /// What to use in its place, as a sentence, or `nil` if nothing takes it.
  package var replacement: String?
  /// Whether people lose a way to move through the app without it, such as a toolbar or Back.
  package var removesNavigation: Bool
  /// What rules distinguish it by, or `nil`.
  package var topic: String?
  /// How certain the availability is.
  package var certainty: Certainty
  /// What else to know about the availability, as a sentence.
  package var note: String?
  /// The sources: headers, pages, or statements.
  package var sources: [String]

  package init(from keys: inout KeyReader) {
    kind = keys.read("kind")
    name = keys.read("name")
    className = keys.readIfPresent("class")
    status = keys.readIfPresent("status") ?? .unavailable
    since = keys.readIfPresent("since")
    elements = keys.readIfPresent("elements") ?? []
    attributes = keys.readIfPresent("attributes") ?? []
    tokens = keys.readIfPresent("tokens") ?? []
    module = keys.readIfPresent("module")
    modules = keys.readIfPresent("modules") ?? []
    folders = keys.readIfPresent("folders") ?? []
    replacement = keys.readIfPresent("replacement")
    removesNavigation = keys.readIfPresent("removes-navigation") ?? false
    topic = keys.readIfPresent("topic")
    certainty = keys.read("certainty")
    note = keys.readIfPresent("note")
    sources = keys.read("sources")
    checkUses(keys)
  }

  /// Reports an entry that nothing in an app can match.
  private func checkUses(_ keys: KeyReader) {
    if status == .later, since == nil {
      keys.note("an entry with the status 'later' names the first version", at: "since")
    }
    guard elements.isEmpty, attributes.isEmpty, tokens.isEmpty, modules.isEmpty else { return }
    keys.note("an entry names 'elements', 'attributes', 'tokens', or 'modules'", at: "name")
  }
}

extension UnavailableAPI {
  /// Whether Apple's own material says so.
  package var isCertain: Bool { certainty.isConfirmed }
}

/// An attribute of an element in Interface Builder.
package struct UnavailableAttribute: Sendable, CatalogRecord {
  /// The name, as it is spelled in documents.
  package var name: String
  /// The values that count. An empty list stands for all.
  package var values: [String]
  /// The values that do not count. If there are some, an element without the attribute counts, and
  /// `values` has no effect.
  package var except: [String]
  /// The elements that count. An empty list stands for all.
  package var elements: [String]

  package init(from keys: inout KeyReader) {
    name = keys.read("name")
    values = keys.readIfPresent("values") ?? []
    except = keys.readIfPresent("except") ?? []
    elements = keys.readIfPresent("on") ?? []
  }
}

/// What a target does not have.
package struct UnavailableAPIs: Sendable, CatalogRecord {
  /// The name of the target's system in `#if os(…)`, such as `tvOS`.
  package var system: String
  /// The entries, in the order in which reports list them.
  package var entries: [UnavailableAPI]

  package init(from keys: inout KeyReader) {
    system = keys.read("system")
    entries = keys.read("entries")
    let names = Dictionary(grouping: entries, by: \.name).filter { $0.value.count > 1 }.keys
    for name in names.sorted() { keys.note("two entries have the name '\(name)'", at: "entries") }
  }
}
