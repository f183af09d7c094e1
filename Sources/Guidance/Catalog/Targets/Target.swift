/// A system that macward advises for, such as the Mac: the file `target.yml` in its folder.
package struct Target: Sendable, CatalogRecord {
  /// The ID, which is the name of the folder.
  package var id: String
  /// The name of the device, as Apple writes it.
  package var title: String
  /// The name of the system, as Apple writes it.
  package var system: String
  /// Where the app is then, for headings and sentences: `on the Mac`.
  package var phrase: String
  /// The position among all targets. The first one is advised for by default.
  package var position: Int
  /// The technologies that an app for the target can be built with. The first one is the default.
  package var forms: [TargetPlatform]
  /// The parts of a review that the target has besides structures and findings.
  package var parts: [TargetPart]
  /// How pictures show the outcomes, or `nil` if there are no pictures.
  package var drawings: TargetDrawings?
  /// Whether macward advises for the target by default.
  package internal(set) var isDefault = false

  package init(from keys: inout KeyReader) {
    id = keys.read("id")
    title = keys.read("title")
    system = keys.read("system")
    phrase = keys.read("phrase")
    position = keys.read("position")
    forms = keys.read("forms")
    parts = keys.readIfPresent("parts") ?? []
    let drawn: [String: [String: DrawingForm]]? = keys.readIfPresent("drawings")
    let frame: TargetFrame? = keys.readIfPresent("frame")
    drawings = frame.map { TargetDrawings($0, drawn ?? [:]) }
    if drawn != nil, frame == nil { keys.note("drawings need a frame", at: "drawings") }
    if forms.isEmpty { keys.note("a target needs at least one form", at: "forms") }
  }

  /// Creates a target without a name, for a catalog or a report whose target is set afterward.
  package init() {
    (id, title, system, phrase) = ("", "", "", "")
    (position, forms, parts) = (0, [], [])
  }

  /// Whether a review for the target has a part.
  package func has(_ part: TargetPart) -> Bool { parts.contains(part) }
}

extension Target: Encodable {
  private enum CodingKeys: String, CodingKey { case id, title, system }
}

/// A part of a review that only some targets have.
package enum TargetPart: String, Sendable, CatalogWord {
  /// The recommended menu bar.
  case menuBar = "menu-bar"
  /// The recommended toolbars.
  case toolbars
  /// The routes to the target, with frameworks and dependencies.
  case routes
  /// What the project has for the target already.
  case existingWork = "existing-work"
}
