package import InterfaceBuilder
package import XcodeProject

/// A project whose files are listed but not read yet, except for its project file.
package struct DiscoveredProject: Sendable {
  /// The project's name: that of its app, or of its folder.
  package var name: String
  /// The project's folder, relative to the searched path; `.` for that path itself.
  package var root: String
  /// The kind of project.
  package var kind: Project.Kind
  /// Its apps: several if they contain the same documents.
  package var apps: [AppTarget] = []
  /// The names of the targets for the Mac in the same project file.
  package var macApps: [String] = []
  /// The compilation conditions of its code; `nil` without a project file.
  package var releaseConditions: CompilationConditions? { apps.conditions }
  /// Its documents, and those of its tests and of third-party code.
  package var documents: [DiscoveredFile] = []
  /// Its property lists; those of apps are read with the project file.
  package var propertyLists: [DiscoveredFile] = []
  /// Its source files: those that its apps are compiled from, or else those in its folder.
  package var sources: [DiscoveredFile] = []
  /// The folder, as the caller can open it, whose projects may have source files in common.
  package var sourceFolder: String
  /// Its strings tables, `.strings` and `.xcstrings`.
  package var strings: [DiscoveredFile] = []
  /// The property lists that its code may read as data, the nearest to the app first.
  package var dataLists: [DiscoveredFile] = []
  /// The development language of the app, if the project file names one.
  var developmentRegion: Language?
  /// Property lists that do not count because of their folders.
  var excludedPropertyLists: [DiscoveredFile] = []
  /// Files and folders of it that cannot be read.
  package var problems: [DocumentProblem] = []

  /// The path at which the folder can be opened.
  package var folder: String

  /// Whether it is a folder of source code only. Whether that has a user interface is unknown until
  /// it is read.
  package var isSourceAlone: Bool { kind.isFolder && documents.isEmpty && !sources.isEmpty }

  /// The asset catalogs of its apps, as the caller can open them.
  package var assetCatalogs: [String] {
    Set(apps.flatMap(\.assetCatalogs)).sorted().map { ProjectPath.join(folder, $0) }
  }

  /// Creates a project in a folder below a searched path.
  init(in folder: String, of search: SearchedPath, name: String, kind: Project.Kind) {
    self.name = name
    self.kind = kind
    self.folder = search.place(of: folder)
    sourceFolder = self.folder
    root = search.root(at: folder)
  }
}
