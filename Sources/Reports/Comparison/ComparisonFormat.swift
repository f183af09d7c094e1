/// The formats a comparison is written in.
package enum ComparisonFormat: String, Sendable, CaseIterable {
  case terminal, markdown, json

  /// The comparison in this format.
  ///
  /// - Throws: What the encoder throws, which cannot happen for a comparison.
  package func render(_ comparison: Comparison, _ options: RenderingOptions) throws -> String {
    switch self {
    case .terminal: TerminalComparison(comparison, options).text
    case .markdown: MarkdownComparison(comparison).text
    case .json: try jsonText(comparison)
    }
  }
}
