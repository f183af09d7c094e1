/// A source that rules, decisions, and equivalents cite: an entry of `sources.yml`.
package struct GuidanceSource: Sendable, CatalogRecord {
  /// The ID, such as `HIG:Catalyst`, or `S2` for a document with numbered statements.
  package var id: String
  /// The title.
  package var title: String
  /// The date of the edition, in words.
  package var date: String
  /// The address, or `nil` if there is no page.
  package var url: String?
  /// What the address does not show, or `nil`.
  package var note: String?

  package init(from keys: inout KeyReader) {
    id = keys.read("id")
    title = keys.read("title")
    date = keys.read("date")
    url = keys.readIfPresent("url")
    note = keys.readIfPresent("note")
    if url == nil, note == nil { keys.note("a source without a page needs a note", at: "id") }
  }
}

/// The sources of a catalog: the file `sources.yml`.
package struct GuidanceSources: Sendable, CatalogRecord {
  /// The sources, in order.
  package var sources: [GuidanceSource]

  package init(from keys: inout KeyReader) { sources = keys.read("sources") }

  /// Returns the source with an ID, or the document that contains a statement, or the SDK that
  /// contains a header.
  package func source(_ id: String) -> GuidanceSource? {
    sources.first { $0.id == id } ?? sources.first { $0.id == id.prefix { $0 != "." } }
      ?? sources.first { $0.id == id.prefix { $0 != ":" } }
  }
}
