import InterfaceBuilder
import XcodeProject

/// A table of texts of a project: one file, in one language or, as a catalog, in all.
struct TextTable {
  /// The file.
  let file: DiscoveredFile
  /// Where it stands.
  let path: LocalizedPath

  init(_ file: DiscoveredFile) {
    self.file = file
    path = LocalizedPath(file.name)
  }

  var isCatalog: Bool { file.name.hasSuffix(".xcstrings") }

  /// Whether code may look for keys in it: what the system reads by itself is for other texts.
  var isForCode: Bool {
    path.name != "InfoPlist" && path.name != "AppShortcuts"
      && !ProjectPath.names(in: path.folder).contains { $0.hasSuffix(".bundle") }
  }

  /// What the file says.
  func read() throws(ProjectError) -> Contents {
    guard isCatalog else {
      return .table(try StringsTable(contentsOf: file.path, as: file.name).values)
    }
    return .catalog(try StringCatalog(contentsOf: file.path, as: file.name))
  }

  /// What a file says.
  enum Contents {
    case table([String: String])
    case catalog(StringCatalog)

    /// The languages of a catalog; a table does not know its own.
    var languages: Set<Language> {
      guard case .catalog(let catalog) = self else { return [] }
      return Set(catalog.languages.compactMap { Language($0) })
    }
  }
}
