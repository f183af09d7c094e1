import Guidance

/// A source that a report cites.
package struct CitedSource: Sendable, Encodable, Equatable {
  /// The title of the page or document.
  package var title: String
  /// The date of the edition, in words.
  package var date: String
  /// The address, or `nil` if there is no page.
  package var url: String?
  /// What the address does not show, or `nil`.
  package var note: String?
  /// What a numbered statement is about, or `nil` for a page.
  package var statement: String?
}

extension Catalog {
  /// Returns the source with an ID, or `nil` if the catalog does not list it.
  package func cited(_ id: String) -> CitedSource? {
    sources?.source(id).map { source in
      CitedSource(
        title: source.title, date: source.date, url: source.url, note: source.note,
        statement: statements?.statements.first { $0.id == id }?.about)
    }
  }
}

extension ProjectReport {
  /// The IDs of the sources of all findings, decisions, and routes.
  var citations: Set<String> {
    let findings = (recommendations + checklist).flatMap {
      $0.sources + ($0.parts ?? []).flatMap(\.sources)
    }
    let decisions = structures.flatMap(\.decisions) + [routeDecision].compactMap { $0 }
    let reasons = decisions.flatMap(\.reasons)
      .flatMap { $0.source.split(separator: ", ").map(String.init) }
    return Set(findings + reasons + routes.flatMap(\.sources)).subtracting([""])
  }
}
