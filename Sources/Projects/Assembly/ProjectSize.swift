import FileReading
import InterfaceBuilder

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
      return .unreadable(
        DocumentProblem(
          .error, at: SourceLocation(file: document.file, line: 1),
          "Counted, and not judged: with it the project has more than 10,000 controllers or "
            + "100,000 segues, which no app has. Take the project apart, or --exclude it."))
    }
    (controllers, segues) = (allControllers, allSegues)
    return outcome
  }
}
