import Synchronization
import XcodeProject

/// The strings tables of a project for its code, in the development language. Each file is read on
/// its first use. The class is safe to use from several threads.
package final class CodeTexts: Sendable {
  private let tables: Mutex<TextTables>
  private let languages: [TextTables.Choice]

  /// Prepares the tables of a project, without reading files.
  package init(of project: DiscoveredProject) {
    let tables = TextTables(project.strings, documents: project.documents.map(\.name))
    languages = tables.developmentChoices(project.developmentRegion)
    self.tables = Mutex(tables)
  }

  /// Returns the key that the members of a generated type spell. See ``SpelledKeys``.
  ///
  /// - Parameter path: The names of the type and its members, such as `["L10n", "Tab",
  ///   "homeTitle"]`.
  /// - Returns: The key and its table, or `nil` if no key, or more than one, has this spelling.
  package func key(spelledBy path: [String]) -> TextKey? {
    tables.withLock { $0.key(spelledBy: path, in: languages) }
  }

  /// Returns the text for a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - table: The table's name, or `nil` to search all tables.
  /// - Returns: The text, or `nil` if no table contains one.
  package func text(_ key: String, table: String? = nil) -> String? {
    tables.withLock { $0.text(key, table: table, in: languages) }
  }
}
