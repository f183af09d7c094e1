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
    read(projects: projects(below: paths))
  }

  /// Finds the projects below the paths, and reads nothing of them yet.
  package func projects(below paths: [String]) -> [ListedProject] {
    var files: Set<String> = []
    return paths.flatMap { path in
      let request = RequestedPath(path, among: paths.count, threads: threads)
      return ListedProject.all(in: request, includesSideFolders) { files.insert($0.key).inserted }
    }
  }

  /// Reads what was found. Whoever reads one project after another never holds more than one.
  package func read(projects: [ListedProject]) -> Input {
    let outcomes = readDocuments(projects.flatMap(\.documents))
    let answers = readPropertyLists(projects.flatMap(\.propertyLists))
    var (documents, lists) = (outcomes[...], answers[...])
    var input = Input(projects: [], statistics: Statistics(), problems: [])
    for listed in projects {
      var assembly = ProjectAssembly(listed)
      for file in listed.documents {
        documents.popFirst().map { assembly.add($0, aside: file.aside) }
      }
      for _ in listed.propertyLists { lists.popFirst().map { assembly.add($0) } }
      assembly.finish(into: &input)
    }
    input.statistics.count(
      outcomes.compactMap { if case .document(let document) = $0 { document } else { nil } })
    return input
  }

  private func readDocuments(_ files: [ListedFile]) -> [DocumentReader.Outcome] {
    inParallel(files.count, threads: threads) {
      let reader = DocumentReader()
      return { reader.read(files[$0].path, as: files[$0].name) }
    }
  }

  private func readPropertyLists(_ files: [ListedFile]) -> [ProjectAssembly.ListOutcome] {
    inParallel(files.count, threads: threads) { { Self.read(files[$0]) } }
  }

  private static func read(_ list: ListedFile) -> ProjectAssembly.ListOutcome {
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
