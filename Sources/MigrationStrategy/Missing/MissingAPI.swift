package import FileReading
package import Guidance
package import NavigationGraph
import Projects

/// Something that a project uses and that a target does not have, or only in part.
package struct MissingAPI: Sendable {
  /// A use in a document or in code.
  package struct Place: Sendable, Hashable {
    /// The location.
    package var location: SourceLocation
    /// The object ID in a document, or `nil` in code.
    package var object: String?
    /// The scene in a document that contains it, if there is one.
    package var scene: String?
    /// The name in code, or `nil` in a document and for a module.
    package var name: String?
  }

  /// The entry in the target's table.
  package var api: UnavailableAPI
  /// The uses: first those in documents, each element once, then those in code, each line once.
  package var places: [Place]
}

// MARK: - Finding

extension MissingAPI {
  /// Returns what a project uses of a target's table, in the order of the table.
  package static func all(
    in graph: NavigationGraph, of table: UnavailableAPIs
  ) -> [MissingAPI] {
    let documents = placesInDocuments(of: table, in: graph)
    let code = CodePlaces(graph.project.source, for: table.system)
    return table.entries.enumerated().compactMap { index, api in
      let places = unique((documents[index] ?? []) + code.places(of: api))
      return places.isEmpty ? nil : MissingAPI(api: api, places: places)
    }
  }

  /// Returns the uses in documents, by the index of the entry.
  private static func placesInDocuments(
    of table: UnavailableAPIs, in graph: NavigationGraph
  ) -> [Int: [Place]] {
    let patterns = table.entries.enumerated().flatMap { index, api in
      api.documentPatterns.map { (index, $0) }
    }
    return graph.uses(of: patterns.map(\.1)).reduce(into: [:]) { places, use in
      places[patterns[use.pattern].0, default: []].append(
        Place(
          location: use.location, object: use.object,
          scene: use.screen.map { graph.shownName(of: $0) }))
    }
  }

  /// Returns places, each element and each line of code once.
  private static func unique(_ places: [Place]) -> [Place] {
    var seen: Set<SourceLocation> = []
    return places.filter { place in
      var location = place.location
      if place.object == nil { location.column = 1 }
      return seen.insert(location).inserted
    }
  }
}

extension UnavailableAPI {
  /// What to look for in documents.
  fileprivate var documentPatterns: [DocumentPattern] {
    let own = elements.isEmpty ? [] : [DocumentPattern(elements: elements)]
    return own
      + attributes.map { attribute in
        DocumentPattern(
          elements: attribute.elements,
          attribute: .init(attribute.name, values: attribute.values, except: attribute.except))
      }
  }
}
