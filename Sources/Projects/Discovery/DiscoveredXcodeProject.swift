import FileReading
import Foundation
import XcodeProject

/// An Xcode project or manifest at a searched path, with its apps.
struct DiscoveredXcodeProject: Sendable {
  /// An app, with the indices of its documents and source files at the path.
  struct App: Sendable {
    var target: AppTarget
    var documents: [Int]
    /// The compiled source files, empty if the project file lists none.
    var sources: Set<Int>
    /// The folders of the local Swift packages that the app uses, relative to the searched path.
    var packages: Set<String>
    /// The names of the built frameworks and libraries that the app links.
    var products: Set<String>
    /// Whether code computes some of the app's dependencies.
    var needsMore: Bool
    /// The app's property lists and strings tables.
    var data: Set<Int>
  }

  /// The folder that contains the project, relative to the searched path.
  let folder: String
  /// The project's name.
  let name: String
  /// The apps for iPhone, iPad, and Apple TV, in Xcode's order.
  private(set) var apps: [App] = []
  /// The apps for the Mac only.
  private(set) var macApps: [App] = []
  /// The names of the app targets for each platform, watch apps among them, in Xcode's order.
  private(set) var targetNames: [BuildPlatform: [String]] = [:]
  /// Whether the Mac apps of another project are counterparts of the apps of this one: both
  /// projects are in the same folder, or in sibling folders whose names differ only in the
  /// platform.
  func isBeside(_ other: DiscoveredXcodeProject) -> Bool {
    if folder == other.folder { return true }
    let parents = [folder, other.folder].map(ProjectPath.parent)
    let areNear =
      parents[0] == parents[1] || parents.contains { [folder, other.folder].contains($0) }
    return areNear && nameWithoutPlatform == other.nameWithoutPlatform
  }

  private var nameWithoutPlatform: String {
    let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }
    let platforms: Set<Substring> = ["ios", "ipad", "iphone", "ipados", "mac", "macos", "osx"]
    return words.filter { !platforms.contains($0) }.joined(separator: " ")
  }

  /// The documents that only tests contain.
  private(set) var testDocuments: Set<Int> = []
  /// The documents that any target builds.
  private(set) var builtDocuments: Set<Int> = []
  /// The names of built documents that are not where the project expects them.
  private(set) var missingDocuments: Set<String> = []
  /// The documents that targets for iPhone or iPad contain on other platforms only.
  private(set) var documentsElsewhere: Set<Int> = []
  /// Whether no target builds further documents.
  private(set) var listsAllDocuments = false
  /// The source files that only tests contain.
  private(set) var testSources: Set<Int> = []
  /// The folders of all Swift packages referenced by the project.
  private(set) var packages: Set<String> = []
  /// The folder references of the project.
  private(set) var folders: Set<String> = []
  /// The problems of files that cannot be read, with paths relative to the searched path.
  private(set) var problems: [InputProblem] = []
  /// Whether the project is a module of other projects, without an app of its own.
  var isModule: Bool { isReadable && apps.isEmpty && macApps.isEmpty }
  /// The names of the frameworks and libraries that its targets build.
  private(set) var products: Set<String> = []
  /// The development language of the apps.
  private(set) var developmentRegion: Language?
  /// Whether the project file was read.
  private(set) var isReadable = false

  /// Reads a project.
  ///
  /// - Parameters:
  ///   - path: The `.xcodeproj`, relative to the searched path.
  ///   - files: The documents at that path.
  ///   - sources: The source files at that path, or `nil` if source code is not read.
  ///   - data: The property lists and strings tables at that path.
  ///   - search: The searched path.
  init(
    _ path: String, among files: FilesByPath, sources: CompiledSources?, data: FilesByPath,
    in search: SearchedPath
  ) {
    folder = ProjectPath.parent(of: path)
    name = ProjectPath.name(of: path, without: ".xcodeproj")
    guard search.isProject(path) else { return }
    do throws(ProjectError) {
      add(try ProjectFile(contentsOf: search.place(of: path)), files, sources, data, search)
      isReadable = true
    } catch {
      problems = [
        InputProblem(
          .error, at: search.location(of: error),
          error.message + " The project's targets are not in the report.")
      ]
    }
  }

  /// Adds the apps of a manifest.
  init(
    _ manifest: DiscoveredManifests.Manifest, among files: FilesByPath, sources: CompiledSources?,
    data: FilesByPath, in search: SearchedPath
  ) {
    folder = ProjectPath.parent(of: manifest.path)
    name = manifest.manifest.name
    add(manifest.manifest, files, sources, data, search)
    isReadable = true
  }

  private mutating func add(
    _ project: some BuildDescription, _ files: FilesByPath, _ sources: CompiledSources?,
    _ data: FilesByPath, _ search: SearchedPath
  ) {
    developmentRegion = project.developmentRegion.flatMap { Language($0) }
    let dependencies = DependencyReader(
      folder: search.place(of: folder), depth: ProjectPath.names(in: folder).count)
    for target in project.apps {
      let contents = project.contents(of: target, listsSources: sources != nil)
      let held = files.held(by: contents, in: folder)
      var (app, problems) = project.app(target, holding: held.bundles)
      let linked = project.linkedDependencies(of: target)
      app.linkedFrameworks = linked.frameworks
      app.dependencies = dependencies.dependencies(linked, of: name, project.localPackages)
      let found = App(
        target: app, documents: held.documents,
        sources: sources?.compiled(by: contents, in: folder) ?? [],
        packages: Set(contents.packages.map(place)), products: linked.products,
        needsMore: project.needsMore(target),
        data: data.indices(of: contents.files, contents.folders, in: folder))
      for platform in app.platforms { targetNames[platform, default: []].append(app.name) }
      if app.platforms.contains(where: { [.iOS, .tvOS].contains($0) }) {
        apps.append(found)
        self.problems += problems.compactMap(search.note)
      } else if app.platforms.contains(.macOS) {
        macApps.append(found)
      }
    }
    let watch = project.targets.filter { $0.productType?.isForWatch == true }.map(\.name)
    if !watch.isEmpty { targetNames[.watchOS, default: []] += watch }
    products = Set(project.targets.filter { $0.productType?.isLibrary == true }.map(\.name))
    packages = Set(project.localPackages.map(place))
    folders = Set(project.folders.map(place))
    findTests(in: project, files, sources)
    findBuilt(project.builtFiles, files)
  }

  private mutating func findBuilt(_ built: BuiltFiles, _ files: FilesByPath) {
    builtDocuments = Set(files.held(by: built.contents, in: folder).documents)
    documentsElsewhere = files.indices(of: built.elsewhere, [], in: folder)
    listsAllDocuments = built.areAll
    let missing = built.contents.files.filter { files.indices(of: [$0], [], in: folder).isEmpty }
    missingDocuments = Set(missing.map { ProjectPath.name(of: $0).lowercased() })
  }

  /// Returns the path of a folder relative to the searched path.
  private func place(of path: String) -> String {
    ProjectPath.normal(ProjectPath.join(folder, path))
  }

  private mutating func findTests(
    in project: some BuildDescription, _ files: FilesByPath, _ sources: CompiledSources?
  ) {
    let wantsSources = sources != nil && apps.contains(where: \.sources.isEmpty)
    let tests = project.contents(
      of: project.targets.filter { $0.productType?.isTest == true }, listsSources: wantsSources)
    let documents = Set(files.held(by: tests, in: folder).documents)
    let code = wantsSources ? sources?.compiled(by: tests, in: folder) ?? [] : []
    guard !documents.isEmpty || !code.isEmpty else { return }
    let others = project.contents(
      of: project.targets.filter { $0.productType?.isTest != true }, listsSources: wantsSources)
    testDocuments = documents.subtracting(files.held(by: others, in: folder).documents)
    guard !code.isEmpty else { return }
    testSources = code.subtracting(sources?.compiled(by: others, in: folder) ?? [])
  }
}

extension SearchedPath {
  /// Whether an `.xcodeproj` contains a project file. One without it is a leftover of Finder or of
  /// a tool, not a damaged project.
  func isProject(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: place(of: path) + "/project.pbxproj")
  }

  /// Returns the source location of an error, relative to the searched path.
  func location(of error: ProjectError) -> SourceLocation {
    // The path may be spelled in any way: `./App/`, `../Work/./App`, and `App` are the same folder.
    let base = ProjectPath.normal(place(of: ""))
    let start = base.isEmpty || base.hasSuffix("/") ? base : base + "/"
    let file = ProjectPath.normal(error.file)
    let isBelow = file.hasPrefix(start)
    return SourceLocation(
      file: isBelow ? String(file.dropFirst(start.count)) : file, line: error.line)
  }

  /// Returns a note about a file of a target that cannot be read. Missing third-party code, as
  /// before `pod install`, is not reported.
  fileprivate func note(on error: ProjectError) -> InputProblem? {
    let location = location(of: error)
    var folders = ExcludedFolders(areIncluded: false)
    guard folders[location.file] == nil else { return nil }
    return InputProblem(
      .note, at: location, error.message + " Its contents are not in the report.")
  }
}
