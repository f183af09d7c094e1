/// The formats of a comparison.
package enum ComparisonFormat: String, Sendable, CaseIterable {
  case terminal, markdown, json

  /// The comparison in this format.
  ///
  /// - Throws: An error of the encoder, which cannot occur for a comparison.
  package func render(_ comparison: Comparison, _ options: RenderingOptions) throws -> String {
    switch self {
    case .terminal: TerminalComparison(comparison, options).text
    case .markdown: MarkdownComparison(comparison).text
    case .json: try jsonText(comparison)
    }
  }
}
