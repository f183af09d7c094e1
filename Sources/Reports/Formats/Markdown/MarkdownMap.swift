import Drawings
import MigrationStrategy

/// A navigation map in Markdown.
struct MarkdownMap {
  let map: NavigationMap

  /// The legend and the first sheet, which is an overview if the project is large. It is empty if
  /// there is nothing to draw.
  var text: String {
    guard let sheet = map.sheets.first else { return "" }
    let others = map.sheets.count - 1
    let more =
      others == 0
      ? ""
      : "\n\n"
        + layout.wrap(
          "The app has \(counted(map.scenes.count, "scene")), so this is an overview. "
            + "`macward graph` draws \(counted(others, "more map")), with the scenes.")
    return "\(Self.legend)\(more)\n\n\(Self.block(sheet))"
  }

  /// Returns a sheet, with the number of nodes and lines that are left out.
  static func block(_ sheet: MapSheet) -> String {
    let left =
      sheet.leftOut == 0
      ? "" : "\n\n*\(sheet.leftOut) nodes and lines are left out.*"
    return "```mermaid\n\(MermaidMap(sheet).text)```\(left)"
  }

  /// The meaning of lines and frames.
  static let legend = TextLayout(width: 100).wrap(
    "▶ and a thick frame: the app starts here. Thick arrows lead to what a container holds, thin ones "
      + "to the next screen, dashed ones to what is shown over the screen; a line with a circle to what "
      + "is shown inside. ↻: part of a cycle of screens. Dashed frames: not reachable by segues from "
      + "where the app starts. Hexagons: storyboard references without a destination.")

  private var layout: TextLayout { TextLayout(width: 100) }
}
