import Guidance
import MigrationStrategy

/// What the app uses and the target does not have.
extension Review {
  /// A table with a row for each API, or a list on a terminal.
  var missing: [ReviewBlock] {
    let all = project.unavailable ?? []
    guard !all.isEmpty else { return [] }
    if form == .terminal { return [.list(all.map(item))] }
    let rows = all.map { api -> [ReviewText] in
      [
        "\(.code(api.name))", ReviewText(Self.sentence(api)), ReviewText(api.replacement ?? ""),
        places(of: api),
      ]
    }
    return table(
      missingTitle, header: ["What", project.target.title, "In its place", "Where"], rows: rows)
  }

  /// The heading of the table.
  var missingTitle: String { "What is not \(project.target.phrase)" }

  private func item(_ api: UnavailableReport) -> ReviewItem {
    let replacement = api.replacement.map { " \($0)" } ?? ""
    return ReviewItem(
      text: "\(.strong(api.name)): \(Self.sentence(api))\(replacement) \(places(of: api))")
  }

  /// Returns the availability as a sentence. What Apple does not say is marked.
  private static func sentence(_ api: UnavailableReport) -> String {
    let words = api.availability.prefix(1).uppercased() + api.availability.dropFirst()
    return api.certainty.isConfirmed ? words + "." : words + " (not confirmed by Apple)."
  }

  private func places(of api: UnavailableReport) -> ReviewText {
    let shown = api.places.prefix(Self.mostPlacesOfAPI).map { place in
      "\(.place("\(place.file):\(place.line)"))" as ReviewText
    }
    let rest = api.places.count - shown.count
    let text = shown.joined(separator: ", ")
    return rest > 0 ? "\(text) and \(rest) more" : text
  }

  /// The number of places of an API in the table.
  private static let mostPlacesOfAPI = 3
}
