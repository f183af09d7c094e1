import Foundation
import InterfaceBuilder
import XcodeProject

/// An Xcode project below a path that was asked for, and the apps that it makes.
struct FoundProject: Sendable {
  /// An app, and the documents it holds: indices into those below the path.
  struct App: Sendable {
    var target: AppTarget
    var documents: [Int]
  }

  /// The folder that holds the `.xcodeproj`, relative to the path that was asked for.
  let folder: String
  /// The project's name.
  let name: String
  /// The apps for iPhone, iPad and Apple TV, in Xcode's order.
  private(set) var apps: [App] = []
  /// The apps for the Mac alone.
  private(set) var macApps: [App] = []
  /// The documents that belong to tests and to nothing else.
  private(set) var testDocuments: Set<Int> = []
  /// What could not be read; the files' paths are relative to the path that was asked for.
  private(set) var problems: [DocumentProblem] = []
  /// The language that the apps are written in.
  private(set) var developmentRegion: Language?
  /// Whether the project file was read.
  private(set) var isReadable = false

  /// Reads a project.
  ///
  /// - Parameters:
  ///   - path: The `.xcodeproj`, relative to the path that was asked for.
  ///   - files: What is below that path.
  ///   - request: That path.
  init(_ path: String, among files: FilesByPath, in request: RequestedPath) {
    folder = ProjectPath.parent(of: path)
    name = ProjectPath.name(of: path, without: ".xcodeproj")
    // What Finder or a tool has left behind is no damaged project.
    guard FileManager.default.fileExists(atPath: request.place(of: path) + "/project.pbxproj")
    else { return }
    do throws(ProjectError) {
      add(try ProjectFile(contentsOf: request.place(of: path)), files, request)
      isReadable = true
    } catch {
      problems = [
        DocumentProblem(
          .error, at: request.location(of: error),
          error.message + " The project's targets are not in the report.")
      ]
    }
  }

  private mutating func add(
    _ project: ProjectFile, _ files: FilesByPath, _ request: RequestedPath
  ) {
    developmentRegion = project.developmentRegion.flatMap { Language($0) }
    for target in project.apps {
      let held = files.held(by: project.contents(of: target), in: folder)
      let (app, problems) = project.app(target, holding: held.bundles)
      let found = App(target: app, documents: held.documents)
      if app.platforms.contains(where: { [.iOS, .tvOS].contains($0) }) {
        apps.append(found)
        self.problems += problems.compactMap(request.note)
      } else if app.platforms.contains(.macOS) {
        macApps.append(found)
      }
    }
    findTestDocuments(in: project, files)
  }

  private mutating func findTestDocuments(in project: ProjectFile, _ files: FilesByPath) {
    let tests = project.targets.filter { $0.productType?.isTest == true }
    let tested = Set(files.held(by: project.contents(of: tests), in: folder).documents)
    guard !tested.isEmpty else { return }
    let others = project.targets.filter { $0.productType?.isTest != true }
    testDocuments = tested.subtracting(
      files.held(by: project.contents(of: others), in: folder).documents)
  }
}

extension RequestedPath {
  /// Where something is wrong, relative to the path.
  fileprivate func location(of error: ProjectError) -> Location {
    // However the path is written: `./App/`, `../Work/./App` and `App` are one folder.
    let base = ProjectPath.normal(place(of: ""))
    let start = base.isEmpty || base.hasSuffix("/") ? base : base + "/"
    let file = ProjectPath.normal(error.file)
    let isBelow = file.hasPrefix(start)
    return Location(file: isBelow ? String(file.dropFirst(start.count)) : file, line: error.line)
  }

  /// A note on a file that a target names and that cannot be read. That other people's code is not
  /// there, as before `pod install`, need not be told.
  fileprivate func note(on error: ProjectError) -> DocumentProblem? {
    let location = location(of: error)
    var folders = SideFolders(areJudged: false)
    guard folders[location.file] == nil else { return nil }
    return DocumentProblem(
      .note, at: location, error.message + " What it says about the app is not in the report.")
  }
}
