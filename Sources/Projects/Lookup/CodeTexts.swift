import Synchronization
import XcodeProject

/// The tables of texts of a project as its code asks for them, in the language that the app is
/// written in. A file is read when something is looked for in it; several threads may ask.
package final class CodeTexts: Sendable {
  private let tables: Mutex<TextTables>
  private let languages: [TextTables.Choice]

  /// Prepares the tables of a project. No file is read yet.
  package init(of project: DiscoveredProject) {
    let tables = TextTables(project.strings, documents: project.documents.map(\.name))
    languages = tables.developmentChoices(project.developmentRegion)
    self.tables = Mutex(tables)
  }

  /// The only key that the members of a generated type spell: see ``SpelledKeys``.
  ///
  /// - Parameter path: The names of the type and its members: `["L10n", "Tab", "homeTitle"]`.
  /// - Returns: The key and its table; `nil` where no key is spelled so, or several are.
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
