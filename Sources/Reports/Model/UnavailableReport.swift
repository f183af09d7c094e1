import FileReading
package import Guidance
import MigrationStrategy

/// Something that a project uses and that the target does not have, or only in part.
package struct UnavailableReport: Sendable, Encodable {
  /// A use in a document or in code.
  package struct Place: Sendable, Encodable {
    package var file: String
    package var line: Int
    /// The object ID, or `nil` in code.
    package var object: String?
    /// The scene, or `nil` if there is none.
    package var scene: String?
  }

  package var kind: UnavailableAPI.Kind
  package var name: String
  package var status: UnavailableAPI.Status
  /// The first version of the system with this status, or `nil` if none is known.
  package var since: String?
  /// The same after the name, as a part of a sentence. It is used only for reviews.
  var availability: String
  /// What to use in its place, or `nil` if nothing takes it.
  package var replacement: String?
  /// How certain the availability is: A and B are Apple's own material, C and D are not.
  package var certainty: Certainty
  /// What else to know, or `nil`.
  package var note: String?
  package var sources: [String]
  /// The uses: first those in documents, then those in code.
  package var places: [Place]

  private enum CodingKeys: String, CodingKey {
    case kind, name, status, since, replacement, certainty, note, sources, places
  }

  init(_ missing: MissingAPI, on system: String) {
    let api = missing.api
    (kind, name, status, since) = (api.kind, api.name, api.status, api.since)
    availability = api.availability(on: system)
    (replacement, certainty, note, sources) = (
      api.replacement, api.certainty, api.note, api.sources
    )
    places = missing.places.map { place in
      Place(
        file: place.location.file, line: place.location.line, object: place.object,
        scene: place.scene)
    }
  }
}

extension PlaceReport {
  /// Returns the further places of a recommendation, or `nil` if there are none.
  static func all(of recommendation: Recommendation, kind: SubjectKind) -> [PlaceReport]? {
    guard !recommendation.furtherPlaces.isEmpty else { return nil }
    return recommendation.furtherPlaces.map { place in
      PlaceReport(
        subject: RecommendationReport.Subject(
          kind: kind, file: place.location.file, line: place.location.line,
          object: place.object ?? recommendation.object, scene: place.scene ?? ""),
        message: recommendation.message)
    }
  }
}
