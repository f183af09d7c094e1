import FileReading
import InterfaceBuilder
import SourceEvidence
import XcodeProject

/// Assembles a project from the results of reading its files.
struct ProjectAssembly {
  /// The result of reading a property list, or `nil` if it has no keys that affect navigation.
  typealias ListOutcome = Result<InfoPropertyList?, InputProblem>

  private var project: Project
  private var isProject: Bool
  private var excludedDocuments = ExcludedDocuments()
  private var size = ProjectSize()
  private let listed: DiscoveredProject
  /// The evidence in the source code, or `nil` if source code is not read.
  var source: SourceEvidence?

  init(_ listed: DiscoveredProject) {
    project = Project(
      name: listed.name, root: listed.root, folder: listed.folder, kind: listed.kind)
    project.apps = listed.apps
    project.macApps = listed.macApps
    project.macFramework = listed.macFramework
    project.touchApps = listed.touchApps
    project.targetNames = listed.targetNames
    project.propertyLists = listed.apps.map(\.navigation)
    isProject = listed.kind == .app
    self.listed = listed
  }

  /// Adds the result of reading a document, with the folder that excludes it from the advice, if
  /// any.
  mutating func add(_ outcome: DocumentReader.Outcome, excludedBy folder: ExcludedFolder?) {
    if let folder {
      excludedDocuments.add(outcome, in: folder)
    } else {
      isProject = true
      project.add(size.withinLimits(outcome))
    }
  }

  /// Adds the result of reading a property list.
  mutating func add(_ outcome: ListOutcome) {
    switch outcome {
    case .success(let info?): project.propertyLists.append(info)
    case .success(nil): break
    case .failure(let problem): project.problems.append(problem)
    }
  }

  /// Adds the finished project, in the requested language, to the input.
  consuming func finish(into input: inout Input) {
    if var source {
      project.problems += size.limit(&source)
      project.add(source)
    }
    // Code that creates containers is an app or a part of one, whatever folder it is in.
    if project.kind.isFolder, project.source?.makesContainers == true { isProject = true }
    project.markLaunchScreens()
    if isProject {
      project.startProblems = StartDocuments(project, among: listed.documents).problems
      project.problems.insert(contentsOf: project.startProblems, at: 0)
      project.problems += project.macNotes + excludedDocuments.problems + listed.problems
      project.localize(
        in: input.language, with: listed.tables(for: input.language), listed.developmentRegion)
      input.projects.append(project)
    } else {
      // Without other contents, only the problems are reported, not the project.
      input.problems += (excludedDocuments.problems + listed.problems).map {
        $0.relative(toParentOf: project.root)
      }
    }
  }
}

extension Project {
  /// Adds the result of reading a document.
  fileprivate mutating func add(_ outcome: DocumentReader.Outcome) {
    switch outcome {
    case .document(let document): add(document)
    case .leftOut(let platform, let problem, let interface):
      interface.map { macInterfaces.append($0) }
      leftOut[platform, default: 0] += 1
      if interface == nil { problems.append(problem) }
    case .unreadable(let problem): problems.append(problem)
    }
  }

  /// Adds the evidence in source code, except for the containers that the code creates.
  fileprivate mutating func add(_ source: SourceEvidence) {
    problems += source.problems.map { InputProblem(.note, at: $0.place, $0.message) }
    self.source = source
  }

  /// Marks the storyboards that property lists name as launch screens, unless the app starts with
  /// them as well, or another storyboard leads to them.
  fileprivate mutating func markLaunchScreens() {
    let references = documents.flatMap(\.controllers).compactMap(\.reference?.storyboardName)
    let names = Set(propertyLists.compactMap(\.launchStoryboard))
      .subtracting(propertyLists.flatMap(\.mainStoryboards) + references)
    for index in documents.indices where documents[index].form == .storyboard {
      let name = ProjectPath.name(of: documents[index].file, without: ".storyboard")
      if names.contains(name) { documents[index].isLaunchScreen = true }
    }
  }

  /// A single note about all Mac documents.
  fileprivate var macNotes: [InputProblem] {
    guard let first = macInterfaces.first else { return [] }
    let others = macInterfaces.count - 1
    let what =
      switch others {
      case 0: "This document is for macOS: it shows"
      case 1: "This document and another one are for macOS: they show"
      default: "This document and \(others) others are for macOS: they show"
      }
    return [
      InputProblem(
        .note, at: SourceLocation(file: first.file, line: 1),
        "Left out. \(what) what exists on the Mac already.")
    ]
  }

  /// Adds a document unless it is a backup of another.
  private mutating func add(_ document: Document) {
    guard document.isBackup else { return documents.append(document) }
    problems.append(
      InputProblem(
        .note, at: SourceLocation(file: document.file, line: 1),
        "Left out: an editor's backup. Delete it, or rename it if it is in use."))
  }
}

extension SourceEvidence {
  /// Whether the code creates a container, instead of only changing one of a storyboard.
  fileprivate var makesContainers: Bool {
    containers.contains { $0.isInApp && !$0.onlyChangesTabs }
  }
}
