import XcodeProject

/// A strings table of a project: one file, for one language or, as a catalog, for all.
struct TextTable {
  /// The file.
  let file: DiscoveredFile
  /// The path of the file, split at its `.lproj` folder.
  let path: LocalizedPath

  init(_ file: DiscoveredFile) {
    self.file = file
    path = LocalizedPath(file.name)
  }

  var isCatalog: Bool { file.name.hasSuffix(".xcstrings") }

  /// Whether code may look up keys in the table, in contrast to a table that only the system reads.
  var isForCode: Bool {
    path.name != "InfoPlist" && path.name != "AppShortcuts"
      && !ProjectPath.names(in: path.folder).contains { $0.hasSuffix(".bundle") }
  }

  /// Reads the file.
  func read() throws(ProjectError) -> Contents {
    guard isCatalog else {
      return .table(try StringsTable(contentsOf: file.path, as: file.name).values)
    }
    return .catalog(try StringCatalog(contentsOf: file.path, as: file.name))
  }

  /// The contents of a file.
  enum Contents {
    case table([String: String])
    case catalog(StringCatalog)

    /// The languages of a catalog. The contents of a table do not include its language.
    var languages: Set<Language> {
      guard case .catalog(let catalog) = self else { return [] }
      return Set(catalog.languages.compactMap { Language($0) })
    }
  }
}
