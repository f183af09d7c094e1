package import Drawings
import Markup

/// The maps of all projects, as `macward graph` writes them.
///
/// The JSON has a schema. `schemaVersion` changes only if the JSON becomes incompatible.
package struct NavigationMaps: Sendable, Encodable {
  /// The version of the JSON.
  package var schemaVersion = 1
  /// The tool that created the maps.
  package var tool: Report.Tool
  /// The maps, sorted by root.
  package var projects: [NavigationMap]

  /// Creates the maps of a report's projects.
  package init(_ report: Report) {
    tool = report.tool
    projects = report.projects.compactMap(\.map)
  }

  /// The drawings of all maps, with their file names.
  package var drawings: [MapDrawing] {
    let names = Dictionary(projects.map { ($0.name, 1) }, uniquingKeysWith: +)
    let sheets = projects.flatMap { map in
      let isOnlyOne = names[map.name] == 1
      return map.sheets.map { (isOnlyOne ? map.name : "\(map.name) (\(map.root))", $0) }
    }
    return sheets.enumerated().map { index, found in
      let (project, sheet) = found
      return MapDrawing(
        number: index + 1, project: projects.count > 1 ? project : nil, sheet: sheet)
    }
  }

  /// Returns the maps as JSON.
  ///
  /// - Throws: An encoding error, which does not occur for maps.
  package func json() throws -> String { try jsonText(self) }
}

/// A drawing of a map.
package struct MapDrawing: Sendable {
  /// The number of the drawing, starting at 1.
  package var number: Int
  /// The name of the project, if there are several.
  package var project: String?
  /// The sheet to draw.
  package var sheet: MapSheet

  /// The title.
  package var title: String {
    guard let project, project != sheet.title else { return sheet.title }
    return "\(harmless(project)): \(sheet.title)"
  }

  /// The file name without the extension, valid in every file system, such as `02-main-storyboard`.
  package var fileName: String {
    let words = title.lowercased().unicodeScalars.map { scalar in
      scalar.isASCII && scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        ? Character(scalar) : " "
    }
    let name = String(words).split(separator: " ").joined(separator: "-").prefix(40)
    let place = number < 10 ? "0\(number)" : "\(number)"
    return name.isEmpty ? place : "\(place)-\(name)"
  }
}
