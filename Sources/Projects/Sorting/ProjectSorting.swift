import FileReading
import InterfaceBuilder
import Threads
import XcodeProject

/// Sorts what is below a path into projects: one for each app, and one for what is left in each
/// folder that holds a project.
///
/// Apps of one project file that hold the same documents are one project.
struct ProjectSorting {
  private let request: RequestedPath
  private let documents: [ListedFile]
  private let found: [FoundProject]
  /// The files of the apps, where source code is read.
  private let compiled: CompiledSources?
  private var sides: SideFolders
  private var homes: Homes
  /// The documents that are in some app.
  private var taken: Set<Int> = []
  /// The source files that are in some app.
  private var takenSources: Set<Int> = []
  private var projects: [Sorted] = []
  /// The first project of each folder, and the first that is no app.
  private var places: (any: [String: Int], rest: [String: Int]) = ([:], [:])

  /// A project, the folder that holds its project file, and its root.
  private struct Sorted {
    var home: String
    var root: String
    var project: ListedProject
    /// The source files that its apps are compiled from; none where nothing lists them.
    var compiled: Set<Int> = []
    /// The folders of the packages that its apps link.
    var packages: Set<String> = []
  }

  /// The projects below a path, by folder.
  ///
  /// - Parameters:
  ///   - request: The path.
  ///   - includesSideFolders: Whether what stands in folders of tests and of other people's code
  ///     counts.
  ///   - readsSource: Whether source code is read.
  ///   - threads: How many project files to read at a time.
  ///   - isNew: Whether no other path has led to a document.
  /// - Returns: Those that hold something, also where it cannot be read.
  static func projects(
    in request: RequestedPath, includesSideFolders: Bool, readsSource: Bool, threads: Int,
    where isNew: (ListedFile) -> Bool
  ) -> [ListedProject] {
    var sides = SideFolders(areJudged: includesSideFolders)
    let documents = request.documents.filter(isNew).map { file in
      var file = file
      file.aside = sides[file.name]
      return file
    }
    let files = FilesByPath(documents: documents, bundles: request.listing?.bundles ?? [])
    let paths = (request.listing?.projects ?? []).filter { sides[$0] == nil }
    let compiled =
      readsSource && !request.sources.isEmpty ? CompiledSources(request.sources) : nil
    let found = inParallel(paths.count, threads: threads) {
      { FoundProject(paths[$0], among: files, sources: compiled, in: request) }
    }
    var sorting = ProjectSorting(
      request: request, documents: documents, found: found, compiled: compiled, sides: sides)
    return sorting.sorted()
  }

  private init(
    request: RequestedPath, documents: [ListedFile], found: [FoundProject],
    compiled: CompiledSources?, sides: SideFolders
  ) {
    self.request = request
    self.documents = documents
    self.found = found
    self.compiled = compiled
    self.sides = sides
    homes = Homes(request)
  }

  private mutating func sorted() -> [ListedProject] {
    for project in found { addApps(of: project) }
    addRest()
    addPropertyLists()
    addTexts()
    addSources()
    for project in found { addProblems(project.problems, in: project.folder) }
    for (folder, problem) in request.unlisted { addProblems([problem], in: folder) }
    return projects.enumerated()
      .sorted { ($0.element.home, $0.offset) < ($1.element.home, $1.offset) }
      .map(\.element.project)
  }

  private mutating func add(_ sorted: Sorted) {
    let (home, place) = (sorted.home, projects.count)
    places.any[home] = places.any[home] ?? place
    if sorted.project.kind != .app { places.rest[home] = places.rest[home] ?? place }
    projects.append(sorted)
  }
}

// MARK: - Apps

extension ProjectSorting {
  private mutating func addApps(of project: FoundProject) {
    var apps: [Twins] = []
    for app in project.apps {
      if let twin = apps.firstIndex(where: { $0.isTwin(of: app) }) {
        apps[twin].targets.append(app.target)
        apps[twin].sources.formUnion(app.sources)
        apps[twin].packages.formUnion(app.packages)
      } else {
        apps.append(Twins(app))
      }
    }
    let mac = Set(project.macApps.flatMap(\.documents))
    for app in apps {
      taken.formUnion(app.documents)
      add(app, Set(app.documents).union(mac).sorted(), of: project)
    }
    if !apps.isEmpty { taken.formUnion(mac) }
  }

  /// Apps of one project file that are one project.
  private struct Twins {
    var documents: [Int]
    var sources: Set<Int>
    var packages: Set<String>
    var targets: [AppTarget]

    init(_ app: FoundProject.App) {
      (documents, targets) = (app.documents, [app.target])
      (sources, packages) = (app.sources, app.packages)
    }

    /// Whether an app shows the same. Apps without documents show what their code makes.
    func isTwin(of app: FoundProject.App) -> Bool {
      documents == app.documents && targets[0].platforms == app.target.platforms
        && (!documents.isEmpty || sources == app.sources)
    }
  }

  private mutating func add(_ app: Twins, _ documents: [Int], of project: FoundProject) {
    // Files beside the project's folder belong to it as well.
    let root = documents.reduce(project.folder) {
      Self.sharedFolder(of: $0, and: self.documents[$1].name)
    }
    var listed = ListedProject(
      in: root, of: request, name: app.targets[0].name, kind: .app)
    listed.sourceFolder = request.place(of: project.folder)
    let way = project.folder.dropFirst(root.isEmpty ? 0 : root.count + 1)
    listed.apps = app.targets.map { $0.moved(into: String(way)) }
    listed.macApps = project.macApps.map(\.target.name)
    listed.developmentRegion = project.developmentRegion
    listed.documents = documents.map { self.documents[$0].named(below: root) }
    takenSources.formUnion(app.sources)
    add(
      Sorted(
        home: project.folder, root: root, project: listed, compiled: app.sources,
        packages: app.packages))
  }

  /// The innermost folder that holds a folder and a file.
  private static func sharedFolder(of folder: String, and file: String) -> String {
    var shared = folder
    while !shared.isEmpty, !file.hasPrefix(shared + "/") { shared = ProjectPath.parent(of: shared) }
    return shared
  }
}

// MARK: - What is in no app

extension ProjectSorting {
  private mutating func addRest() {
    let tested = found.reduce(into: Set<Int>()) { $0.formUnion($1.testDocuments) }
    for (index, document) in documents.enumerated() where !taken.contains(index) {
      var file = document
      if tested.contains(index), file.aside == nil, !sides.areJudged {
        file.aside = SideFolder(kind: .testTarget, path: file.name)
      }
      addRest(file, in: homes[file.name])
    }
  }

  /// Documents of tests and of other people's code are told of with the app beside them.
  private mutating func addRest(_ file: ListedFile, in home: String) {
    let known = file.aside == nil ? places.rest[home] : places.any[home]
    let place = known ?? addRest(of: home)
    projects[place].project.documents.append(file.named(below: projects[place].root))
  }

  private mutating func addRest(of home: String) -> Int {
    let beside = found.filter { $0.folder == home }
    let name = beside.contains { !$0.apps.isEmpty } ? nil : beside.first?.name
    let others = request.isBesideProjects(home) ? found : beside
    var rest = ListedProject(
      in: home, of: request, name: name ?? request.name(of: home),
      kind: others.contains(where: \.isReadable) ? .rest : .folder)
    rest.developmentRegion = beside.lazy.compactMap(\.developmentRegion).first
    add(Sorted(home: home, root: home, project: rest))
    return projects.count - 1
  }

  /// The source code of projects, and folders of nothing else. What is in no app has none.
  private mutating func addSources() {
    guard let compiled else { return }
    let sorting = SourceSorting(request, found, compiled, sides, homes)
    let known = Set(places.any.keys)
    for home in sorting.folders(without: known, takenSources) {
      let folder = ListedProject(in: home, of: request, name: request.name(of: home), kind: .folder)
      add(Sorted(home: home, root: home, project: folder))
    }
    for place in projects.indices where projects[place].project.kind != .rest {
      let sorted = projects[place]
      // A package with documents is a project of its own.
      let files = sorting.sources(
        in: sorted.home, compiling: sorted.compiled, and: sorted.packages.subtracting(known))
      projects[place].project.sources = files.map {
        request.sources[$0].named(below: projects[place].root)
      }
    }
  }

  /// Where no project file says which property list is the app's, all of them may be.
  private mutating func addPropertyLists() {
    let places = projects.indices.filter { projects[$0].project.kind == .folder }
    let folders = Dictionary(uniqueKeysWithValues: places.map { (projects[$0].home, $0) })
    for list in request.propertyLists where !folders.isEmpty {
      guard let place = folders[homes[list.name]] else { continue }
      var list = list
      list.aside = sides[list.name]
      list = list.named(below: projects[place].root)
      let isApp = projects[place].project.documents.contains { $0.aside == nil }
      if isApp, list.aside == nil {
        projects[place].project.propertyLists.append(list)
      } else {
        projects[place].project.sidePropertyLists.append(list)
      }
    }
  }

  /// All projects in a folder share its tables of texts.
  private mutating func addTexts() {
    let places = Dictionary(grouping: projects.indices) { projects[$0].home }
    for table in request.strings where sides[table.name] == nil {
      for place in places[homes[table.name]] ?? [] {
        projects[place].project.strings.append(table.named(below: projects[place].root))
      }
    }
  }

  /// Tells of what cannot be read with the project around it.
  private mutating func addProblems(_ problems: [DocumentProblem], in folder: String) {
    guard !problems.isEmpty else { return }
    let place = places.any[homes.folder(at: folder)] ?? addRest(of: folder)
    let root = projects[place].root
    projects[place].project.problems += problems.map { $0.named(below: root) }
  }
}

extension DocumentProblem {
  /// The problem as a project below a folder tells it.
  fileprivate func named(below root: String) -> DocumentProblem {
    guard !root.isEmpty else { return self }
    var problem = self
    let file = location.file
    problem.location.file =
      file == root
      ? "." : file.hasPrefix(root + "/") ? String(file.dropFirst(root.count + 1)) : file
    return problem
  }
}
