import FileReading
import InterfaceBuilder
import SourceEvidence

/// How much of a project is judged: what asks for every way between all screens takes time in the
/// square of their number, so there is a limit that no app comes near.
struct ProjectSize {
  private var controllers = 0
  private var segues = 0

  private static let mostControllers = 10_000
  private static let mostSegues = 100_000

  /// What came of reading a document; a problem in the place of one that would be too much.
  mutating func withinLimits(_ outcome: DocumentReader.Outcome) -> DocumentReader.Outcome {
    guard case .document(let document) = outcome else { return outcome }
    let (allControllers, allSegues) = (
      controllers + document.controllers.count, segues + document.segues.count
    )
    guard allControllers <= Self.mostControllers, allSegues <= Self.mostSegues else {
      return .unreadable(Self.problem(in: document.file))
    }
    (controllers, segues) = (allControllers, allSegues)
    return outcome
  }

  /// Removes from what code says the containers of files that would be too much.
  ///
  /// - Returns: A problem for each of these files.
  mutating func limit(_ source: inout SourceEvidence) -> [DocumentProblem] {
    let sizes = Dictionary(grouping: source.containers, by: \.place.file)
      .mapValues { $0.reduce(0) { $0 + 1 + $1.tabs.count + $1.columns.count } }
    var excess: Set<String> = []
    for (file, size) in sizes.sorted(by: { $0.key < $1.key }) {
      if controllers + size <= Self.mostControllers {
        controllers += size
      } else {
        excess.insert(file)
      }
    }
    source.containers.removeAll { excess.contains($0.place.file) }
    return excess.sorted().map(Self.problem)
  }

  private static func problem(in file: String) -> DocumentProblem {
    DocumentProblem(
      .error, at: SourceLocation(file: file, line: 1),
      "Counted, and not judged: with it the project has more than 10,000 controllers or "
        + "100,000 segues, which no app has. Take the project apart, or --exclude it.")
  }
}
