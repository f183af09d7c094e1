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
  /// The documents that are in some app.
  private var taken: Set<Int> = []
  /// The source files that are in some app.
  private var takenSources: Set<Int> = []
  private var projects: [Sorted] = []

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
    projects.append(
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
    var homes: [String: String] = [:]
    for (index, document) in documents.enumerated() where !taken.contains(index) {
      var file = document
      if tested.contains(index), file.aside == nil, !sides.areJudged {
        file.aside = SideFolder(kind: .testTarget, path: file.name)
      }
      let parent = ProjectPath.parent(of: file.name)
      let home = homes[parent] ?? request.home(of: file.name)
      homes[parent] = home
      addRest(file, in: home)
    }
  }

  /// Documents of tests and of other people's code are told of with the app beside them.
  private mutating func addRest(_ file: ListedFile, in home: String) {
    let index = projects.firstIndex {
      $0.home == home && ($0.project.kind != .app || file.aside != nil)
    }
    let place = index ?? addRest(of: home)
    projects[place].project.documents.append(file.named(below: projects[place].root))
  }

  private mutating func addRest(of home: String) -> Int {
    let beside = found.filter { $0.folder == home }
    let name = beside.contains { !$0.apps.isEmpty } ? nil : beside.first?.name
    let isBesideOthers =
      home.isEmpty && request.listing?.projectFolders.contains("") == false
      && found.contains(where: \.isReadable)
    var rest = ListedProject(
      in: home, of: request, name: name ?? request.name(of: home),
      kind: beside.contains(where: \.isReadable) || isBesideOthers ? .rest : .folder)
    rest.developmentRegion = beside.lazy.compactMap(\.developmentRegion).first
    projects.append(Sorted(home: home, root: home, project: rest))
    return projects.count - 1
  }

  /// The source code of projects, and folders of nothing else. What is in no app has none.
  private mutating func addSources() {
    guard let compiled else { return }
    let sorting = SourceSorting(request, found, compiled, sides)
    let homes = Set(projects.map(\.home))
    for home in sorting.folders(without: homes, takenSources) {
      let folder = ListedProject(in: home, of: request, name: request.name(of: home), kind: .folder)
      projects.append(Sorted(home: home, root: home, project: folder))
    }
    for place in projects.indices where projects[place].project.kind != .rest {
      let sorted = projects[place]
      // A package with documents is a project of its own.
      let files = sorting.sources(
        in: sorted.home, compiling: sorted.compiled, and: sorted.packages.subtracting(homes))
      projects[place].project.sources = files.map {
        request.sources[$0].named(below: projects[place].root)
      }
    }
  }

  /// Where no project file says which property list is the app's, all of them may be.
  private mutating func addPropertyLists() {
    let places = projects.indices.filter { projects[$0].project.kind == .folder }
    let homes = Dictionary(uniqueKeysWithValues: places.map { (projects[$0].home, $0) })
    for list in request.propertyLists where !homes.isEmpty {
      guard let place = homes[request.home(of: list.name)] else { continue }
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
      for place in places[request.home(of: table.name)] ?? [] {
        projects[place].project.strings.append(table.named(below: projects[place].root))
      }
    }
  }

  /// Tells of what cannot be read with the project around it.
  private mutating func addProblems(_ problems: [DocumentProblem], in folder: String) {
    guard !problems.isEmpty else { return }
    let home = request.home(of: folder + "/")
    let place = projects.firstIndex { $0.home == home } ?? addRest(of: folder)
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
