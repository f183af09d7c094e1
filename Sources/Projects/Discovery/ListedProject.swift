package import InterfaceBuilder
package import XcodeProject

/// A project that was found and is not read yet: no more than the names of its files, and what its
/// project file says.
package struct ListedProject: Sendable {
  /// The project's name: that of its app, or of its folder.
  package var name: String
  /// The project's folder, relative to the path that was asked for; `.` for that path itself.
  package var root: String
  /// What kind of project it is.
  package var kind: Project.Kind
  /// The apps it is about: several where they hold the same documents.
  package var apps: [AppTarget] = []
  /// The names of the targets for the Mac beside them.
  package var macApps: [String] = []
  /// Its documents, and those of its tests and of other people's code.
  package var documents: [ListedFile] = []
  /// Its property lists; those of apps are read with the project file.
  package var propertyLists: [ListedFile] = []
  /// Its source code: what its apps are compiled from, or else what is in its folder.
  package var sources: [ListedFile] = []
  /// The folder around that, whose projects may have source code in common, as whoever asked for the
  /// path can open it.
  package var sourceFolder: String
  /// Its tables of texts, `.strings` and `.xcstrings`.
  package var strings: [ListedFile] = []
  /// The language that the app is written in, where the project file says so.
  var developmentRegion: Language?
  /// Property lists that do not count, because of where they stand.
  var sidePropertyLists: [ListedFile] = []
  /// Files and folders of it that cannot be read.
  package var problems: [DocumentProblem] = []

  /// The folder as whoever asked for the path can open it.
  package var folder: String

  /// Whether it is no more than a folder of source code: whether that makes anything that people see is
  /// not known before it is read.
  package var isSourceAlone: Bool { kind == .folder && documents.isEmpty && !sources.isEmpty }

  /// The asset catalogs of its apps, as they can be opened.
  package var assetCatalogs: [String] {
    Set(apps.flatMap(\.assetCatalogs)).sorted().map { ProjectPath.join(folder, $0) }
  }

  /// A project in a folder below a path.
  init(in folder: String, of request: RequestedPath, name: String, kind: Project.Kind) {
    self.name = name
    self.kind = kind
    self.folder = request.place(of: folder)
    sourceFolder = self.folder
    root = request.root(at: folder)
  }
}
