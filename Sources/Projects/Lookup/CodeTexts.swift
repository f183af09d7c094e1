import Synchronization
import XcodeProject

/// The strings tables of a project for its code, in the development language. A file is read on its
/// first use. It is safe to use from several threads.
package final class CodeTexts: Sendable {
  private let tables: Mutex<TextTables>
  private let languages: [TextTables.Choice]

  /// Prepares the tables of a project. No file is read yet.
  package init(of project: DiscoveredProject) {
    let tables = TextTables(project.strings, documents: project.documents.map(\.name))
    languages = tables.developmentChoices(project.developmentRegion)
    self.tables = Mutex(tables)
  }

  /// The key that the members of a generated type spell: see ``SpelledKeys``.
  ///
  /// - Parameter path: The names of the type and its members: `["L10n", "Tab", "homeTitle"]`.
  /// - Returns: The key and its table, or `nil` if no key or more than one is spelled like this.
  package func key(spelledBy path: [String]) -> TextKey? {
    tables.withLock { $0.key(spelledBy: path, in: languages) }
  }

  /// The text of a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - table: The table's name; any table where none is named.
  /// - Returns: The text; `nil` where no table has one.
  package func text(_ key: String, table: String? = nil) -> String? {
    tables.withLock { $0.text(key, table: table, in: languages) }
  }
}
