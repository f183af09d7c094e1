/// What takes a line each: what is presented, what is open, and what could not be read.
extension MarkdownReporter {
  func presentations(_ presentations: [PresentationReport]) -> String {
    var table = MarkdownTable(["What is presented", "Where", "How"])
    for presentation in presentations {
      table.add([
        markdown(presentation.scene), code("\(presentation.file):\(presentation.line)"),
        Wording.presentation(presentation),
      ])
    }
    return table.isEmpty ? "" : "## Presented over the window\n\n" + table.text
  }

  func questions(_ questions: [QuestionReport]) -> String {
    guard !questions.isEmpty else { return "" }
    let lines = questions.map { question in
      let effect = question.effect.map { " If so: \(Wording.outcome($0).lowercased())." } ?? ""
      return layout.wrap(markdown(question.text) + effect, first: "- [ ] ", rest: "      ")
    }
    return "## Open questions\n\n" + lines.joined(separator: "\n")
  }

  func problems(_ problems: [ProblemReport]) -> String {
    guard !problems.isEmpty else { return "" }
    let lines = problems.map { problem in
      layout.wrap(
        "\(code("\(problem.file):\(problem.line)")): \(markdown(problem.message))", first: "- ")
    }
    return "## Not read, or not whole\n\n" + lines.joined(separator: "\n")
  }
}
