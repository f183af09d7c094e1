/// What takes a line each: what is presented, what is open, and what could not be read.
extension MarkdownReporter {
  /// Windows, window tabs, sheets and popovers: what is recommended, and what is presented.
  func windows(of project: ProjectReport) -> String {
    var table = MarkdownTable(["What is presented", "Where", "How"])
    for presentation in project.presentations {
      table.add([
        markdown(presentation.scene), code("\(presentation.file):\(presentation.line)"),
        Wording.presentation(presentation),
      ])
    }
    let presented = table.isEmpty ? [] : ["### Presented over the window", table.text]
    return part(
      "Windows, tabs and sheets",
      recommendations(project.otherGroups(in: .windows)) + presented)
  }

  /// Icons: what belongs to no structure, and a word on what is told with one.
  func icons(of project: ProjectReport) -> String {
    let placed = project.iconsOfStructures.map { group in
      layout.wrap(
        "\(markdown(group.first.title)): \(markdown(group.first.subject.scene))", first: "- ")
    }
    let told =
      placed.isEmpty || !sections.contains(.structures)
      ? [] : ["With their structures above:", placed.joined(separator: "\n")]
    return part("Icons", recommendations(project.otherGroups(in: .icons)) + told)
  }

  /// What iPhone and iPad keep, and what stays as it is everywhere.
  func kept(by project: ProjectReport) -> String {
    var table = MarkdownTable(["What it is", "Where", "On the Mac"])
    for structure in project.keptOnTouch + project.structures.filter(\.isRoutine) {
      table.add([
        name(of: structure), code("\(structure.file):\(structure.line)"),
        structure.decision.map { Wording.outcome($0.outcome) } ?? "Nothing to do",
      ])
    }
    return part("What stays on \(project.devicesInWords)", table.isEmpty ? [] : [table.text])
  }

  /// A part with a heading, unless there is nothing in it.
  func part(_ title: String, _ blocks: [String]) -> String {
    blocks.isEmpty ? "" : (["## \(title)"] + blocks).joined(separator: "\n\n")
  }

  func questions(_ questions: [QuestionReport]) -> String {
    let lines = questions.map { question in
      layout.wrap(text(of: question), first: "- [ ] ", rest: "      ")
    }
    return part("Open questions", lines.isEmpty ? [] : [lines.joined(separator: "\n")])
  }

  /// A question, with what a yes would come to.
  func text(of question: QuestionReport) -> String {
    let effect = question.effect.map { " If so: \(Wording.outcome($0).lowercasedFirst)." } ?? ""
    return markdown(question.text) + effect
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
