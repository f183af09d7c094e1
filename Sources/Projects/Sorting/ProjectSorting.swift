import FileReading
import Threads
import XcodeProject

/// Sorts the files at a path into projects: one for each app, and one for the remaining files in
/// each project folder.
///
/// The projects are then read (``InputReader``), assembled (``ProjectAssembly``), and localized.
/// Apps of one project file that contain the same documents form one project.
struct ProjectSorting {
  private let search: SearchedPath
  private let documents: [DiscoveredFile]
  private let found: [DiscoveredXcodeProject]
  /// The projects whose apps are examples, which are left out.
  private let demos: DemoProjects
  private let discovered: DiscoveredXcodeProjects
  private var unbuilt: UnbuiltDocuments
  /// The source files of the apps, or `nil` if source code is not read.
  private let compiled: CompiledSources?
  private var excluded: ExcludedFolders
  private var projectFolders: EnclosingProjectFolders
  private let packageDocuments: PackageDocuments
  /// The documents that belong to some app.
  private var taken: Set<Int> = []
  /// The source files that belong to some app.
  private var takenSources: Set<Int> = []
  private var projects: [SortedProject] = []
  /// The first project of each folder, and the first one there that is not an app.
  private var places: (any: [String: Int], rest: [String: Int]) = ([:], [:])

  /// Returns the projects at a path, by folder.
  ///
  /// - Parameters:
  ///   - search: The path.
  ///   - includesExcludedFolders: Whether to include folders of tests and third-party code.
  ///   - readsSource: Whether to read source code.
  ///   - threads: The number of threads that read project files.
  ///   - isNew: Whether no other searched path contains a document.
  /// - Returns: The projects that have any files, even if these cannot be read.
  static func projects(
    in search: SearchedPath, includesExcludedFolders: Bool, readsSource: Bool, threads: Int,
    where isNew: (DiscoveredFile) -> Bool
  ) -> [DiscoveredProject] {
    var excluded = ExcludedFolders(areIncluded: includesExcludedFolders)
    let manifests = DiscoveredManifests(in: search, without: excluded, threads: threads)
    let search = search.with(manifests)
    let documents = search.documents.filter(isNew).map { file in
      var file = file
      file.exclusion = excluded[file.name]
      return file
    }
    let files = FilesByPath(documents: documents, bundles: search.listing?.bundles ?? [])
    let paths = (search.listing?.projects ?? []).filter { excluded[$0] == nil }
    let compiled =
      readsSource && !search.sources.isEmpty ? CompiledSources(search.sources) : nil
    let data = FilesByPath(documents: search.data, bundles: [])
    let found = inParallel(paths.count, threads: threads) {
      { DiscoveredXcodeProject(paths[$0], among: files, sources: compiled, data: data, in: search) }
    }
    let made = manifests.projects.map {
      DiscoveredXcodeProject($0, among: files, sources: compiled, data: data, in: search)
    }
    var sorting = ProjectSorting(
      search: search, documents: documents, found: found + made, manifests: manifests,
      compiled: compiled, excluded: excluded)
    return sorting.sorted()
  }

  private init(
    search: SearchedPath, documents: [DiscoveredFile], found: [DiscoveredXcodeProject],
    manifests: DiscoveredManifests, compiled: CompiledSources?, excluded: ExcludedFolders
  ) {
    self.search = search
    self.documents = documents
    self.found = found
    demos = DemoProjects(in: found, areIncluded: excluded.areIncluded)
    discovered = DiscoveredXcodeProjects(found, manifests)
    unbuilt = UnbuiltDocuments(found, manifests, in: search)
    self.compiled = compiled
    self.excluded = excluded
    projectFolders = EnclosingProjectFolders(search)
    packageDocuments = PackageDocuments(documents, in: projectFolders, manifests)
  }

  private mutating func sorted() -> [DiscoveredProject] {
    for project in demos.others { addApps(of: project) }
    addRest()
    addSources()
    addPropertyLists()
    addData()
    for project in demos.others { addProblems(project.problems, in: project.folder) }
    for problem in demos.problems { addProblems([problem], in: "") }
    for (folder, problem) in discovered.problems { addProblems([problem], in: folder) }
    for (folder, problem) in search.unlisted { addProblems([problem], in: folder) }
    return projects.enumerated()
      .sorted { ($0.element.projectFolder, $0.offset) < ($1.element.projectFolder, $1.offset) }
      .map(\.element.project)
  }

  private mutating func add(_ sorted: SortedProject) {
    let (projectFolder, place) = (sorted.projectFolder, projects.count)
    places.any[projectFolder] = places.any[projectFolder] ?? place
    if sorted.project.kind != .app {
      places.rest[projectFolder] = places.rest[projectFolder] ?? place
    }
    projects.append(sorted)
  }
}

// MARK: - Apps

extension ProjectSorting {
  private mutating func addApps(of project: DiscoveredXcodeProject) {
    var apps: [TwinApps] = []
    for app in project.apps {
      if let twin = apps.firstIndex(where: { $0.isTwin(of: app) }) {
        apps[twin].add(app)
      } else {
        apps.append(TwinApps(app))
      }
    }
    let mac = Set(project.macApps.flatMap(\.documents))
    for app in apps {
      let packages = packages(of: app, in: project)
      let own = Set(app.documents).union(documents(of: packages))
      taken.formUnion(own)
      add(app, own.union(mac).sorted(), packages, of: project)
    }
    if !apps.isEmpty { taken.formUnion(mac) }
  }

  /// Returns the folders of the packages and modules that an app uses.
  private func packages(of app: TwinApps, in project: DiscoveredXcodeProject) -> Set<String> {
    let modules = discovered.modules(building: app.products)
    let named = packageDocuments.packages(namedBy: app.documents.map { documents[$0] })
    return discovered.allPackages(
      app.packages.union(discovered.packages(in: project.folders)).union(modules).union(named),
      andModules: app.needsMore)
  }

  /// Returns the documents of packages that a build for the Mac contains.
  private mutating func documents(of packages: Set<String>) -> [Int] {
    packageDocuments.documents(of: packages.subtracting(found.map(\.folder))).filter { index in
      unbuilt.exclusion(of: index, documents[index], in: projectFolders[documents[index].name])
        == nil
    }
  }

  private mutating func add(
    _ app: TwinApps, _ documents: [Int], _ packages: Set<String>,
    of project: DiscoveredXcodeProject
  ) {
    // Files outside the project's folder may belong to the app as well.
    let root = documents.reduce(project.folder) {
      Self.sharedFolder(of: $0, and: self.documents[$1].name)
    }
    var listed = DiscoveredProject(
      in: root, of: search, name: app.targets[0].name, kind: .app)
    listed.sourceFolder = search.place(of: project.folder)
    let path = project.folder.dropFirst(root.isEmpty ? 0 : root.count + 1)
    listed.apps = app.targets.map { $0.moved(into: String(path)) }
    listed.macApps = discovered.macTargets(beside: project)
    listed.macFramework = MacFramework(ofCodeIn: discovered.macSources(beside: project), search)
    listed.touchApps = discovered.touchTargets(beside: project)
    listed.targetNames = discovered.targetNames(beside: project)
    listed.developmentRegion = project.developmentRegion
    listed.documents = documents.map { self.documents[$0].relative(to: root) }
    takenSources.formUnion(app.allSources)
    add(
      SortedProject(
        projectFolder: project.folder, root: root, project: listed, compiled: app.sources,
        packages: packages, data: app.data))
  }

  /// Returns the innermost folder around a folder and a file.
  private static func sharedFolder(of folder: String, and file: String) -> String {
    var shared = folder
    while !shared.isEmpty, !file.hasPrefix(shared + "/") { shared = ProjectPath.parent(of: shared) }
    return shared
  }
}

// MARK: - Files without an app

extension ProjectSorting {
  private mutating func addRest() {
    let tested = found.reduce(into: Set<Int>()) { $0.formUnion($1.testDocuments) }
    let examples = demos.folders
    for (index, document) in documents.enumerated() where !taken.contains(index) {
      var file = document
      if let folder = examples[index] {
        file.exclusion = file.exclusion ?? folder
        addRest(file, in: "")
        continue
      }
      if tested.contains(index), file.exclusion == nil, !excluded.areIncluded {
        file.exclusion = ExcludedFolder(kind: .testTarget, path: file.name)
      }
      let projectFolder = projectFolders[file.name]
      if file.exclusion == nil, !excluded.areIncluded {
        file.exclusion = unbuilt.exclusion(of: index, file, in: projectFolder)
      }
      addRest(file, in: projectFolder)
    }
  }

  /// Adds a file that belongs to no app. One in an excluded folder is reported with the app next to
  /// it.
  private mutating func addRest(_ file: DiscoveredFile, in projectFolder: String) {
    let known = file.exclusion == nil ? places.rest[projectFolder] : places.any[projectFolder]
    let place = known ?? addRest(of: projectFolder)
    projects[place].project.documents.append(file.relative(to: projects[place].root))
  }

  private mutating func addRest(of projectFolder: String) -> Int {
    let beside = found.filter { $0.folder == projectFolder }
    let name = beside.contains { !$0.apps.isEmpty } ? nil : beside.first?.name
    let others =
      search.isBesideProjects(projectFolder)
      ? found.filter { SearchedPath.isIn($0.folder, projectFolder) } : beside
    var rest = DiscoveredProject(
      in: projectFolder, of: search, name: name ?? search.name(of: projectFolder),
      kind: others.contains(where: \.isReadable) ? .rest : discovered.kind(of: projectFolder))
    rest.developmentRegion = beside.lazy.compactMap(\.developmentRegion).first
    add(SortedProject(projectFolder: projectFolder, root: projectFolder, project: rest))
    return projects.count - 1
  }

  /// Adds source files to projects, and creates projects for folders that contain only source code.
  private mutating func addSources() {
    guard let compiled else { return }
    let sorting = SourceSorting(search, found, compiled, excluded, projectFolders)
    let taken = takenSources.union(demos.sources)
    let known = Set(places.any.keys)
    let separate = Set(
      projects.filter { $0.project.documents.contains { $0.exclusion == nil } }.map(\.projectFolder)
    )
    let packages = projects.reduce(into: Set<String>()) { $0.formUnion($1.packages) }
    for projectFolder in sorting.folders(without: known.union(packages), taken) {
      let folder = DiscoveredProject(
        in: projectFolder, of: search, name: search.name(of: projectFolder),
        kind: discovered.kind(of: projectFolder))
      add(SortedProject(projectFolder: projectFolder, root: projectFolder, project: folder))
    }
    for place in projects.indices where projects[place].project.kind != .rest {
      let sorted = projects[place]
      // A package with documents that are in no app is a project of its own.
      let files = sorting.sources(
        in: sorted.projectFolder, compiling: sorted.compiled,
        and: sorted.packages.subtracting(separate))
      projects[place].project.sources = files.map {
        search.sources[$0].relative(to: projects[place].root)
      }
    }
  }

  /// Adds property lists to projects without a project file, where each may be that of the app.
  private mutating func addPropertyLists() {
    let places = projects.indices.filter { projects[$0].project.kind.isFolder }
    let folders = Dictionary(uniqueKeysWithValues: places.map { (projects[$0].projectFolder, $0) })
    for list in search.propertyLists where !folders.isEmpty {
      guard let place = folders[projectFolders[list.name]] else { continue }
      var list = list
      list.exclusion = excluded[list.name]
      list = list.relative(to: projects[place].root)
      let project = projects[place].project
      let isApp =
        !project.sources.isEmpty || project.documents.contains { $0.exclusion == nil }
      if isApp, list.exclusion == nil {
        projects[place].project.propertyLists.append(list)
      } else {
        projects[place].project.excludedPropertyLists.append(list)
      }
    }
  }

  /// Adds strings tables and property lists to the projects in their folder, to those that link the
  /// package around them, and to those whose project file lists them.
  private mutating func addData() {
    var inFolder: [String: Set<Int>] = [:]
    var holding: [Int: Set<Int>] = [:]
    for (place, sorted) in projects.enumerated() {
      for folder in sorted.packages.union([sorted.projectFolder]) {
        inFolder[folder, default: []].insert(place)
      }
      for file in sorted.data { holding[file, default: []].insert(place) }
    }
    let data = search.data
    for (index, file) in data.enumerated() where excluded[file.name] == nil {
      let near = inFolder[projectFolders[file.name]] ?? []
      for place in near.union(holding[index] ?? []) { projects[place].add(data: file) }
    }
    for place in projects.indices {
      projects[place].sortLists(holding: Set(projects[place].data.map { data[$0].key }))
    }
  }

  /// Adds problems to the project around their folder.
  private mutating func addProblems(_ problems: [InputProblem], in folder: String) {
    guard !problems.isEmpty else { return }
    let place = places.any[projectFolders.folder(at: folder)] ?? addRest(of: folder)
    let root = projects[place].root
    projects[place].project.problems += problems.map { $0.relative(to: root) }
  }
}

extension InputProblem {
  /// Returns the problem with a path relative to a project's root.
  fileprivate func relative(to root: String) -> InputProblem {
    guard !root.isEmpty else { return self }
    var problem = self
    let file = location.file
    problem.location.file =
      file == root
      ? "." : file.hasPrefix(root + "/") ? String(file.dropFirst(root.count + 1)) : file
    return problem
  }
}
