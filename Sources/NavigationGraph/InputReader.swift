import Foundation
import InterfaceBuilder
import XcodeProject

/// Reads the paths that were asked for into projects.
package struct InputReader: Sendable {
  /// How many threads read at a time.
  package var threads: Int
  /// Whether documents in folders of tests and of other people's code are judged too.
  package var includesSideFolders: Bool

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - threads: How many threads read at a time.
  ///   - includesSideFolders: Whether documents in folders of tests and of other people's code are
  ///     judged too.
  package init(threads: Int, includesSideFolders: Bool = false) {
    self.threads = max(1, threads)
    self.includesSideFolders = includesSideFolders
  }

  /// Reads all documents and property lists below the paths.
  ///
  /// The order of the threads leaves no trace: the same files give the same value.
  /// A path that does not exist holds nothing.
  package func read(_ paths: [String]) -> Input {
    var input = Input(projects: [], statistics: Statistics(), problems: [])
    var files: Set<String> = []
    var documents: [Document] = []
    for path in paths {
      let request = RequestedPath(path, among: paths.count, threads: threads)
      let sources = request.sources.filter { files.insert($0.key).inserted }
      let outcomes = readDocuments(sources)
      collect(outcomes, of: sources, in: request, into: &input, documents: &documents)
      input.problems += request.problems
    }
    input.statistics.count(documents)
    return input
  }

  private func readDocuments(_ sources: [RequestedPath.Source]) -> [DocumentReader.Outcome] {
    inParallel(sources.count, threads: threads) {
      let reader = DocumentReader()
      return { reader.read(sources[$0].path, as: sources[$0].name) }
    }
  }

  private func collect(
    _ outcomes: [DocumentReader.Outcome], of sources: [RequestedPath.Source],
    in request: RequestedPath, into input: inout Input, documents: inout [Document]
  ) {
    var projects: [String: Project] = [:]
    var aside: [String: SideDocuments] = [:]
    var folders = SideFolders(areJudged: includesSideFolders)
    for (source, outcome) in zip(sources, outcomes) {
      switch outcome {
      case .document(let document): documents.append(document)
      case .leftOut(let platform, _):
        input.statistics.otherPlatforms[platform, default: 0] += 1
      case .unreadable: break
      }
      if let folder = folders[source] {
        aside[source.project, default: SideDocuments()].add(outcome, in: folder)
      } else {
        projects[source.project, default: request.project(at: source.project)].add(outcome)
      }
    }
    let lists = request.propertyLists.filter { projects[$0.project] != nil && folders[$0] == nil }
    read(lists, into: &projects)
    for (folder, var project) in projects.sorted(by: { $0.key < $1.key }) {
      project.problems += aside.removeValue(forKey: folder)?.problems ?? []
      project.mergeLocalizedCopies()
      input.projects.append(project)
    }
    // A project with nothing else is no project of its own.
    for (folder, documents) in aside.sorted(by: { $0.key < $1.key }) {
      input.problems += documents.problems(below: request.project(at: folder).root)
    }
  }

  private func read(_ lists: [RequestedPath.Source], into projects: inout [String: Project]) {
    let outcomes = inParallel(lists.count, threads: threads) { { Self.read(lists[$0]) } }
    for (list, outcome) in zip(lists, outcomes) {
      switch outcome {
      case .success(let info?): projects[list.project]?.propertyLists.append(info)
      case .success(nil): continue
      case .failure(let problem): projects[list.project]?.problems.append(problem)
      }
    }
  }

  private static func read(
    _ list: RequestedPath.Source
  ) -> Result<InfoPropertyList?, DocumentProblem> {
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: list.path))
      return .success(try InfoPropertyList(data, file: list.name))
    } catch {
      return .failure(
        DocumentProblem(
          .note, at: Location(file: list.name, line: 1),
          "This property list cannot be read: what it says about windows and the main storyboard "
            + "is not in the report."))
    }
  }
}

extension Project {
  /// Takes in what came of reading a document.
  fileprivate mutating func add(_ outcome: DocumentReader.Outcome) {
    switch outcome {
    case .document(let document): add(document)
    case .leftOut(let platform, let problem):
      leftOut[platform, default: 0] += 1
      problems.append(problem)
    case .unreadable(let problem): problems.append(problem)
    }
  }

  /// Takes a document in, unless it is only the backup of one.
  private mutating func add(_ document: Document) {
    guard document.isBackup else { return documents.append(document) }
    problems.append(
      DocumentProblem(
        .note, at: Location(file: document.file, line: 1),
        "Left out: an editor's backup. Delete it, or rename it if it is in use."))
  }
}
