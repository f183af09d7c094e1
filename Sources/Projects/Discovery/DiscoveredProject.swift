package import FileReading
package import XcodeProject

/// A project whose files are listed. Apart from the project file, they have not been read.
package struct DiscoveredProject: Sendable {
  /// The project's name, which is that of its app or folder.
  package var name: String
  /// The project's folder, relative to the searched path. `.` is that path itself.
  package var root: String
  /// The kind of project.
  package var kind: Project.Kind
  /// The apps. Several apps form one project if they contain the same documents.
  package var apps: [AppTarget] = []
  /// The names of the Mac targets in the same project file.
  package var macApps: [String] = []
  /// The framework of the Mac targets' interface, or `nil` if their code does not show it.
  package var macFramework: MacFramework?
  /// The names of the targets for iPhone or iPad in the same project file.
  package var touchApps: [String] = []
  /// The names of the app targets for each platform in this project and in those next to it.
  package var targetNames: [BuildPlatform: [String]] = [:]
  /// The names of those targets as text, each after its platform, in order.
  package var platformTargets: [String] {
    targetNames.sorted { $0.key.rawValue < $1.key.rawValue }.flatMap {
      [$0.key.rawValue] + $0.value
    }
  }
  /// The compilation conditions of the code, or `nil` without a project file.
  package var releaseConditions: CompilationConditions? { apps.conditions }
  /// The documents, including those of tests and third-party code.
  package var documents: [DiscoveredFile] = []
  /// The property lists. Those of apps are read with the project file.
  package var propertyLists: [DiscoveredFile] = []
  /// The source files that the apps are compiled from, or else those in the project's folder.
  package var sources: [DiscoveredFile] = []
  /// The folder whose projects may share source files, as a path at which it can be opened.
  package var sourceFolder: String
  /// The strings tables, `.strings` and `.xcstrings`.
  package var strings: [DiscoveredFile] = []
  /// The property lists that code may read as data, nearest to the app first.
  package var dataLists: [DiscoveredFile] = []
  /// The development language, if the project file contains one.
  var developmentRegion: Language?
  /// The property lists that are ignored because they are in excluded folders.
  var excludedPropertyLists: [DiscoveredFile] = []
  /// The problems of files and folders that cannot be read.
  package var problems: [InputProblem] = []

  /// The path at which the folder can be opened.
  package var folder: String

  /// Whether the project is a folder that contains only source code. Until the code is read, it is
  /// unknown whether it has a user interface.
  package var isSourceAlone: Bool { kind.isFolder && documents.isEmpty && !sources.isEmpty }

  /// The asset catalogs of the apps, as paths at which they can be opened.
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
