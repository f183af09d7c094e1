import Drawings
import Markup
import MigrationStrategy

/// The navigation map of a project.
extension HTMLProject {
  func map(_ map: NavigationMap) -> [MarkupNode] {
    let targets = targets(of: map)
    let sheets = map.sheets.enumerated().map { sheet($0.element, at: $0.offset, targets) }
    return [HTMLMapLegend(map.sheets).node, controls(map)] + sheets
  }

  private func id(ofSheet index: Int) -> String { "\(id)-map-\(index + 1)" }

  /// Returns the controls of the page's script, which select the visible sheet and its size.
  private func controls(_ map: NavigationMap) -> MarkupNode {
    let own = "\(id)-map-choice"
    let options = map.sheets.enumerated().map { index, sheet in
      tag("option", ["value": id(ofSheet: index)], sheet.title)
    }
    let choice = tag(
      "div", ["class": "field"],
      [
        tag("label", ["for": own], "Map"),
        tag("select", ["id": own, "autocomplete": "off"], options),
      ])
    let buttons = [("in", "+", "Zoom in"), ("out", "−", "Zoom out"), ("fit", "Fit", "Fit the map")]
      .map { action, words, name in
        tag(
          "button", ["type": "button", "data-zoom": action, "aria-label": name, "title": name],
          words)
      }
    return tag(
      "div",
      ["class": "map-controls", "role": "group", "aria-label": "Map", "hidden": ""],
      (options.count > 1 ? [choice] : []) + buttons + [keys])
  }

  private var keys: MarkupNode {
    tag(
      "p", ["class": "map-keys"],
      [
        .text("On the map: "), tag("kbd", "+"), .text(" and "), tag("kbd", "-"), .text(" zoom, "),
        tag("kbd", "0"), .text(" fits, arrow keys and dragging move it."),
      ])
  }

  private func sheet(
    _ sheet: MapSheet, at index: Int, _ targets: [String: String]
  ) -> MarkupNode {
    let own = id(ofSheet: index)
    var targets = targets
    // No link leads to its own sheet.
    sheet.area.map { targets[$0] = nil }
    let picture = MapPicture(sheet, targets: targets)
    let rest = sheet.leftOut
    let note =
      rest == 0
      ? [] : [tag("p", ["class": "note"], "\(rest) nodes and lines are left out.")]
    return tag(
      "figure", ["class": "sheet", "id": own],
      [
        tag("figcaption", ["dir": "auto"], sheet.title),
        tag(
          "div",
          [
            "class": "map-view", "tabindex": "0", "role": "group",
            "aria-label": "Map: \(sheet.title)",
          ], [.element(picture.element(id: own))]),
      ] + note)
  }

  /// Returns the link destinations of nodes: the entry of a structure, or the sheet of an area.
  private func targets(of map: NavigationMap) -> [String: String] {
    var targets: [String: String] = [:]
    for (place, sheet) in map.sheets.enumerated() {
      if let area = sheet.area { targets[area] = "#\(id(ofSheet: place))" }
    }
    guard review.sections.contains(.structures) else { return targets }
    let places = Dictionary(
      review.reported.map { index, structure in
        (ObjectPlace(file: structure.file, object: structure.object), index)
      },
      uniquingKeysWith: { first, _ in first })
    for scene in map.scenes {
      guard let place = places[ObjectPlace(file: scene.file, object: scene.object)] else {
        continue
      }
      targets[scene.id] = "#\(id(ofStructure: place))"
    }
    return targets
  }
}

/// An object in a document.
private struct ObjectPlace: Hashable {
  var file: String
  var object: String
}
