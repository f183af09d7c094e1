import InterfaceBuilder
import XcodeProject

/// A project with its project folder and its root.
struct SortedProject {
  var projectFolder: String
  var root: String
  var project: DiscoveredProject
  /// The source files that its apps are compiled from; empty if the project file lists none.
  var compiled: Set<Int> = []
  /// The folders of the packages that its apps link.
  var packages: Set<String> = []
  /// The property lists and strings tables of its apps.
  var data: Set<Int> = []

  /// Adds a property list or a strings table.
  mutating func add(data file: DiscoveredFile) {
    let file = file.relative(to: root)
    if file.name.hasSuffix(".plist") {
      project.dataLists.append(file)
    } else {
      project.strings.append(file)
    }
  }

  /// Puts the property lists that the apps hold first, and the others by how near they are to the
  /// apps' own. Of copies in several languages the one in the development language comes first.
  mutating func sortLists(holding held: Set<String>) {
    let info = project.apps.first?.navigation.file ?? ""
    let region = project.developmentRegion
    let keyed = project.dataLists.map { file in
      let path = LocalizedPath(file.name)
      let copies = [nil, "Base", region?.code, "en"].map { $0 ?? "" }
      let language = copies.firstIndex(of: String(path.languageFolder ?? "")) ?? copies.count
      let place = (held.contains(file.key) ? 0 : 1, language)
      return (place, (-ProjectPath.sharedFolders(file.name, info), file.name.utf8.count), file)
    }
    project.dataLists = keyed.sorted {
      ($0.0.0, $0.0.1, $0.1.0, $0.1.1, $0.2.name) < ($1.0.0, $1.0.1, $1.1.0, $1.1.1, $1.2.name)
    }.prefix(Self.mostLists).map(\.2)
  }

  /// Property lists that code may read: far more than an app has.
  private static let mostLists = 1000
}

/// Apps of one project file that are one project.
struct TwinApps {
  private(set) var documents: [Int]
  private(set) var sources: Set<Int>
  private(set) var packages: Set<String>
  private(set) var data: Set<Int>
  private(set) var needsMore: Bool
  private(set) var targets: [AppTarget]

  init(_ app: DiscoveredXcodeProject.App) {
    (documents, targets) = (app.documents, [app.target])
    (sources, packages, data) = (app.sources, app.packages, app.data)
    needsMore = app.needsMore
  }

  /// Whether an app has the same documents, or without any the same source files.
  func isTwin(of app: DiscoveredXcodeProject.App) -> Bool {
    documents == app.documents && targets[0].platforms == app.target.platforms
      && (!documents.isEmpty || sources == app.sources)
  }

  /// Adds an app that is a twin.
  mutating func add(_ app: DiscoveredXcodeProject.App) {
    targets.append(app.target)
    sources.formUnion(app.sources)
    packages.formUnion(app.packages)
    data.formUnion(app.data)
    needsMore = needsMore || app.needsMore
  }
}
