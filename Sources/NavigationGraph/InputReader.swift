import Dispatch
import Foundation
import InterfaceBuilder
import Synchronization
import XcodeProject

/// Reads the paths that were asked for into projects.
package struct InputReader: Sendable {
  /// How many threads read at a time.
  package var threads: Int

  /// Creates a reader.
  ///
  /// - Parameter threads: How many threads read at a time; all cores by default.
  package init(threads: Int = ProcessInfo.processInfo.activeProcessorCount) {
    self.threads = max(1, threads)
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
      let request = RequestedPath(path, among: paths.count)
      let sources = request.sources.filter { files.insert($0.key).inserted }
      let outcomes = readDocuments(sources)
      collect(outcomes, of: sources, in: request, into: &input, documents: &documents)
      input.problems += request.problems
    }
    input.statistics.count(documents)
    return input
  }

  private func readDocuments(_ sources: [RequestedPath.Source]) -> [DocumentReader.Outcome?] {
    let outcomes = Mutex([DocumentReader.Outcome?](repeating: nil, count: sources.count))
    let next = Atomic(0)
    let workers = min(threads, sources.count)
    guard workers > 0 else { return [] }
    DispatchQueue.concurrentPerform(iterations: workers) { _ in
      let reader = DocumentReader()
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < sources.count else { return }
        let outcome = reader.read(sources[index].path, as: sources[index].name)
        outcomes.withLock { $0[index] = outcome }
      }
    }
    return outcomes.withLock { $0 }
  }

  private func collect(
    _ outcomes: [DocumentReader.Outcome?], of sources: [RequestedPath.Source],
    in request: RequestedPath, into input: inout Input, documents: inout [Document]
  ) {
    var projects: [String: Project] = [:]
    for (source, outcome) in zip(sources, outcomes) {
      var project = projects[source.project] ?? request.project(at: source.project)
      switch outcome {
      case .document(let document):
        documents.append(document)
        project.documents.append(document)
      case .leftOut(let platform, let problem):
        input.statistics.otherPlatforms[platform, default: 0] += 1
        project.leftOut[platform, default: 0] += 1
        project.problems.append(problem)
      case .unreadable(let problem):
        project.problems.append(problem)
      case nil:
        continue
      }
      projects[source.project] = project
    }
    readPropertyLists(in: request, into: &projects)
    for (_, var project) in projects.sorted(by: { $0.key < $1.key }) {
      project.mergeLocalizedCopies()
      input.projects.append(project)
    }
  }

  private func readPropertyLists(
    in request: RequestedPath, into projects: inout [String: Project]
  ) {
    for list in request.propertyLists where projects[list.project] != nil {
      let place = Location(file: list.name, line: 1)
      do {
        let data = try Data(contentsOf: URL(fileURLWithPath: list.path))
        guard let info = try InfoPropertyList(data, file: list.name) else { continue }
        projects[list.project]?.propertyLists.append(info)
      } catch {
        projects[list.project]?.problems.append(
          DocumentProblem(.note, at: place, "This property list cannot be read."))
      }
    }
  }
}
