import Guidance
import Markup
import MigrationStrategy

/// What takes a line each: what is presented, what is open, and what could not be read.
extension TerminalReporter {
  /// What is presented over the window, in a line each.
  func presentations(_ presentations: [PresentationReport]) -> String {
    guard !presentations.isEmpty else { return "" }
    let lines = presentations.map { presentation in
      layout.wrap(
        harmless(
          "\(quoted(presentation.scene)), \(place(presentation.file, presentation.line)): "
            + Wording.presentation(presentation)),
        first: "  ", rest: "    ")
    }
    return ([palette.heading("Presented over the window")] + lines).joined(separator: "\n")
  }

  func questions(_ questions: [QuestionReport]) -> String {
    guard !questions.isEmpty else { return "" }
    let lines = questions.map { question in
      let effect = question.effect.map { " If so: \(Wording.outcome($0).lowercasedFirst)." } ?? ""
      return layout.wrap(harmless(question.text) + effect, first: "  ? ")
    }
    return ([palette.heading("Open questions")] + lines).joined(separator: "\n")
  }

  func problems(_ problems: [ProblemReport]) -> String {
    guard !problems.isEmpty else { return "" }
    let lines = problems.map { problem in
      palette.problem(
        problem.level,
        layout.wrap(
          harmless("\(place(problem.file, problem.line)): \(problem.level.rawValue): ")
            + harmless(problem.message),
          first: "  ", rest: "    "))
    }
    return ([palette.heading("Not read, or not whole")] + lines).joined(separator: "\n")
  }
}
