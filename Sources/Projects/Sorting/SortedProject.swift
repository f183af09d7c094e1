import XcodeProject

/// A discovered project, with its project folder and its root.
struct SortedProject {
  var projectFolder: String
  var root: String
  var project: DiscoveredProject
  /// The source files that the apps are compiled from, empty if the project file lists none.
  var compiled: Set<Int> = []
  /// The folders of the packages that the apps link.
  var packages: Set<String> = []
  /// The property lists and strings tables of the apps.
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

  /// Sorts the property lists: first those that the apps contain, then those in the development
  /// language, then those closest to the first app's `Info.plist`.
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

  /// The maximum number of property lists that code may read, which is far more than an app has.
  private static let mostLists = 1000
}

/// The apps of one project file that form one project.
struct TwinApps {
  private(set) var documents: [Int]
  /// The source files that each of them is compiled from.
  private var compiled: [Set<Int>]
  private(set) var packages: Set<String>
  /// The names of the built frameworks and libraries that any of the apps links.
  private(set) var products: Set<String>
  private(set) var data: Set<Int>
  private(set) var needsMore: Bool
  private(set) var targets: [AppTarget]

  init(_ app: DiscoveredXcodeProject.App) {
    (documents, targets) = (app.documents, [app.target])
    (compiled, packages, data) = ([app.sources], app.packages, app.data)
    (products, needsMore) = (app.products, app.needsMore)
  }

  /// Whether an app has the same documents or, if it has none, the same source files.
  func isTwin(of app: DiscoveredXcodeProject.App) -> Bool {
    documents == app.documents && targets[0].platforms == app.target.platforms
      && (!documents.isEmpty || compiled[0] == app.sources)
  }

  /// The source files of the first app, and those of at least half of the apps. A file of fewer apps, such
  /// as a debugging tool, belongs to a variant only.
  var sources: Set<Int> {
    guard compiled.count > 2 else { return allSources }
    let counts = Dictionary(compiled.joined().map { ($0, 1) }, uniquingKeysWith: +)
    return compiled[0].union(counts.filter { $0.value * 2 >= compiled.count }.keys)
  }

  /// The source files that any of the apps is compiled from.
  var allSources: Set<Int> { compiled.reduce(into: []) { $0.formUnion($1) } }

  /// Adds an app with the same contents.
  mutating func add(_ app: DiscoveredXcodeProject.App) {
    targets.append(app.target)
    compiled.append(app.sources)
    packages.formUnion(app.packages)
    data.formUnion(app.data)
    products.formUnion(app.products)
    needsMore = needsMore || app.needsMore
  }
}
