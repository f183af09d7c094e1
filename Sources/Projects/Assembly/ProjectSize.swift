import FileReading
import InterfaceBuilder
import SourceEvidence

/// Enforces a size limit for projects, which is far above the size of any known app: computing the
/// paths between all screens takes quadratic time in their number.
struct ProjectSize {
  private var controllers = 0
  private var segues = 0

  private static let mostControllers = 10_000
  private static let mostSegues = 100_000

  /// Returns the result of reading a document, or a problem if the document exceeds the limit.
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

  /// Removes the containers of source files that exceed the limit.
  ///
  /// - Returns: A problem for each of these files.
  mutating func limit(_ source: inout SourceEvidence) -> [InputProblem] {
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

  private static func problem(in file: String) -> InputProblem {
    InputProblem(
      .error, at: SourceLocation(file: file, line: 1),
      "Counted, but left out of the advice: with it, the project has more than 10,000 controllers or "
        + "100,000 segues, which no app has. Divide the project, or use --exclude.")
  }
}
