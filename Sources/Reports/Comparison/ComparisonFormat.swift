/// The formats of a comparison.
package enum ComparisonFormat: String, Sendable, CaseIterable {
  case terminal, markdown, json

  /// Returns the comparison in this format.
  ///
  /// - Throws: An encoding error, which does not occur for a comparison.
  package func render(_ comparison: Comparison, _ options: RenderingOptions) throws -> String {
    switch self {
    case .terminal: TerminalComparison(comparison, options).text
    case .markdown: MarkdownComparison(comparison).text
    case .json: try jsonText(comparison)
    }
  }
}
