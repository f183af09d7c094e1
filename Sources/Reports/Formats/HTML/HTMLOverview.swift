import Guidance
import Markup
import MigrationStrategy
import NavigationGraph
import Projects

/// What there is to decide, before anything else.
extension HTMLProject {
  var overview: PagePart? {
    part("overview", "In short", [facts] + numbers + verdicts + demands + keyQuestions)
  }

  /// What the app is, and what the advice rests on.
  private var facts: MarkupNode {
    let entries = project.entries.flatMap { entry in
      [
        tag(
          "dd",
          [
            .text("\(entry.scene), "), placeTag("\(entry.file):\(entry.line)"),
            .text(" (\(entry.source))"),
          ])
      ]
    }
    let unknown =
      project.kind == .rest ? "These documents are in no app." : "The files do not say."
    let all: [(String, [MarkupNode])] = [
      ("App", project.targetsInWords.map { [tag("dd", $0)] } ?? []),
      ("On the Mac", project.macInWords.map { [tag("dd", $0)] } ?? []),
      ("Starts with", entries.isEmpty ? [tag("dd", unknown)] : entries),
      ("From source", project.source.map { [tag("dd", Wording.source($0))] } ?? []),
      ("Decided", teamFact.map { [$0] } ?? []),
      ("Baseline", project.newAndKnown.map { [tag("dd", Wording.baseline($0))] } ?? []),
    ]
    return tag(
      "dl", ["class": "facts"],
      all.filter { !$0.1.isEmpty }.map { tag("div", [tag("dt", $0.0)] + $0.1) })
  }

  private var teamFact: MarkupNode? {
    project.team.map {
      tag("dd", [.text("\(Wording.team($0)) in "), placeTag(project.configuration ?? "")])
    }
  }

  /// How much there is to do, where there is something.
  private var numbers: [MarkupNode] {
    guard project.summary.severity.values.contains(where: { $0 > 0 }) else { return [] }
    let severities = [Severity.required, .recommended, .consider].map { severity in
      tileTag(
        project.summary.severity[severity.rawValue] ?? 0,
        severity == .consider ? "to consider" : severity.rawValue, severity.rawValue)
    }
    let efforts = Effort.allCases.map { effort in
      tileTag(project.summary.effort[effort.rawValue] ?? 0, Wording.effort(effort), "effort")
    }
    return [
      tag("ul", ["class": "tiles", "aria-label": "Advice and effort"], severities + efforts)
    ]
  }

  /// What becomes of each structure.
  private var verdicts: [MarkupNode] {
    var table = HTMLTable(
      "What becomes of each structure", ["What it is", "What it becomes", "How sure", "Where"])
    for (index, structure) in told {
      let outcomes = structure.decisions.map { Wording.outcome($0.outcome) }
      let name = name(of: structure)
      table.add([
        page.sections.contains(.structures)
          ? [tag("a", ["href": "#\(id(ofStructure: index))"], name)] : [.text(name)],
        [tag("strong", outcomes.joined(separator: "; "))],
        structure.decisions.first.map { [.text(Wording.confidence(of: $0))] } ?? [],
        [placeTag("\(structure.file):\(structure.line)")],
      ])
    }
    return table.isEmpty ? [] : [table.node]
  }

  /// What must be done.
  private var demands: [MarkupNode] {
    guard !project.required.isEmpty else { return [] }
    let items = project.required.map { demand -> [MarkupNode] in
      let title = demand.finding.title
      let count = demand.count > 1 ? ", \(demand.count) times" : ""
      return [
        ruleTag(demand.finding.rule, title),
        .text(
          (demand.finding.subject.scene.isEmpty ? "" : ": \(demand.finding.subject.scene)") + count),
      ]
    }
    return [heading(2, "What is required"), listTag("ul", items)]
  }

  /// The questions that matter most.
  private var keyQuestions: [MarkupNode] {
    let key = project.keyQuestions
    guard !key.isEmpty else { return [] }
    let rest = project.questions.count - key.count
    let more =
      rest > 0 && page.sections.contains(.questions)
      ? [tag("p", [tag("a", ["href": "#\(id)-questions"], "All \(key.count + rest) questions")])]
      : []
    return [heading(2, "What to answer first"), listTag("ol", key.map(question))] + more
  }

  /// A question, with what a yes would come to.
  func question(_ question: QuestionReport) -> [MarkupNode] {
    [.text(question.text)]
      + (question.effect.map {
        [tag("span", ["class": "effect"], " If so: \(Wording.outcome($0).lowercasedFirst).")]
      } ?? [])
  }
}
