import Drawings

/// The formats of a navigation map.
package enum MapFormat: String, Sendable, CaseIterable {
  /// A Mermaid flowchart, which GitHub and GitLab render in Markdown.
  case mermaid
  /// DOT, the language of Graphviz. It goes with the next version.
  case dot
  /// An SVG image.
  case svg
  /// The map as JSON data.
  case json

  /// The extension of a drawing's file.
  package var fileEnding: String { self == .mermaid ? "mmd" : rawValue }
}

extension NavigationMaps {
  /// All drawings as one text: a Mermaid flowchart if there is only one, or else Markdown with a
  /// heading for each.
  package var mermaidText: String {
    let drawings = drawings
    if drawings.count == 1 { return MermaidMap(drawings[0].sheet).text }
    let blocks = drawings.map { "# \(markdown($0.title))\n\n\(MarkdownMap.block($0.sheet))" }
    return ([MarkdownMap.legend] + blocks).joined(separator: "\n\n") + "\n"
  }

  /// All drawings as one text in DOT.
  package var dotText: String { drawings.map { DotMap($0.sheet).text }.joined(separator: "\n") }
}
