import Drawings

/// The formats a navigation map is written in.
package enum MapFormat: String, Sendable, CaseIterable {
  /// A flowchart that GitHub and GitLab draw in Markdown.
  case mermaid
  /// Graphviz's language.
  case dot
  /// A picture, drawn by Graphviz.
  case svg
  /// The map as data.
  case json

  /// How the name of a file of one drawing ends.
  package var fileEnding: String { self == .mermaid ? "mmd" : rawValue }
}

extension NavigationMaps {
  /// All drawings in one Mermaid text: the flowchart itself where there is one, and else Markdown
  /// with a heading for each.
  package var mermaidText: String {
    let drawings = drawings
    if drawings.count == 1 { return MermaidMap(drawings[0].sheet).text }
    let blocks = drawings.map { "# \(markdown($0.title))\n\n\(MarkdownMap.block($0.sheet))" }
    return ([MarkdownMap.legend] + blocks).joined(separator: "\n\n") + "\n"
  }

  /// All drawings in one text of DOT.
  package var dotText: String { drawings.map { DotMap($0.sheet).text }.joined(separator: "\n") }
}
