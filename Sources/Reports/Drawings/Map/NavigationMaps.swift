package import Drawings
import Markup

/// The maps of all projects, as the command writes them.
///
/// Its JSON form has a schema; `schemaVersion` grows only when that breaks.
package struct NavigationMaps: Sendable, Encodable {
  /// The version of the JSON form.
  package var schemaVersion = 1
  /// The tool that made it.
  package var tool: Report.Tool
  /// The maps, by root.
  package var projects: [NavigationMap]

  /// The maps of the projects of a report.
  package init(_ report: Report) {
    tool = report.tool
    projects = report.projects.compactMap(\.map)
  }

  /// The drawings of all maps, with the names of their files.
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

  /// The maps as JSON.
  ///
  /// - Throws: What the encoder throws, which cannot happen for maps.
  package func json() throws -> String { try jsonText(self) }
}

/// One drawing among others.
package struct MapDrawing: Sendable {
  /// Its place among the drawings, counted from 1.
  package var number: Int
  /// The project it is of, where there are several.
  package var project: String?
  /// What is drawn.
  package var sheet: MapSheet

  /// What it is called.
  package var title: String {
    guard let project, project != sheet.title else { return sheet.title }
    return "\(harmless(project)): \(sheet.title)"
  }

  /// The name of its file without an extension, safe for every file system: `02-main-storyboard`.
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
