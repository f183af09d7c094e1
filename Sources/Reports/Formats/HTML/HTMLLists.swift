import Markup
import MigrationStrategy

/// What takes a line each.
extension HTMLProject {
  /// Icons: what belongs to no structure, and a word on what is told with one.
  var icons: PagePart? {
    let placed = project.iconsOfStructures.map { group in
      [
        ruleTag(group.first.rule, group.first.title), .text(": \(group.first.subject.scene)"),
      ]
    }
    let told =
      placed.isEmpty || !page.sections.contains(.structures)
      ? [] : [tag("p", ["class": "label"], "With their structures above"), listTag("ul", placed)]
    return part(
      "icons", "Icons", filter: "findings",
      findings(project.otherGroups(in: .icons), depth: 2) + told)
  }

  /// What iPhone and iPad keep, and what stays as it is everywhere.
  var kept: PagePart? {
    var table = HTMLTable(
      "What stays", ["What it is", "On the Mac", "Where"])
    let routine = project.structures.filter(\.isRoutine)
    for structure in project.keptOnTouch + routine {
      table.add([
        [.text(name(of: structure))],
        [.text(structure.decision.map { Wording.outcome($0.outcome) } ?? "Nothing to do")],
        [placeTag("\(structure.file):\(structure.line)")],
      ])
    }
    return part(
      "ipad", "What stays on \(project.devicesInWords)", filter: "rows",
      table.isEmpty ? [] : [table.node])
  }

  /// Open questions, to be ticked off.
  var questions: PagePart? {
    let items = project.questions.map { question in
      tag(
        "li", ["class": "row"],
        [
          tag(
            "label", ["class": "check"],
            [
              tag(
                "input",
                [
                  "type": "checkbox", "autocomplete": "off",
                  "data-key": "question \(question.id) \(question.text)",
                ], []), tag("span", self.question(question)),
            ])
        ])
    }
    return part(
      "questions", "Open questions", filter: "rows",
      items.isEmpty ? [] : [tag("ul", ["class": "checklist"], items)])
  }

  /// What is done already, what a baseline holds, and what the team does not want or does otherwise.
  var team: PagePart? {
    let known = project.knownGroups.map { group in
      tag(
        "li", ["class": "row"],
        [tag("strong", group.first.title), .text(". ")]
          + words(of: group.short) + mentions(group.others, "Also in"))
    }
    let declined = project.declined.map { finding in
      tag(
        "li", ["class": "row"],
        [tag("strong", finding.title), .text(". \(finding.message) ")]
          + (finding.place.map { [placeTag($0)] } ?? [])
          + (Wording.decided(finding).map { [teamTag($0)] } ?? []))
    }
    let done = project.done.map { finding in
      tag(
        "li", ["class": "row"],
        [tag("strong", finding.title), .text(". \(finding.message) ")]
          + (Wording.evidence(finding).map { [tag("em", $0)] } ?? []))
    }
    return part(
      "team", "What is known", filter: "rows",
      (done.isEmpty ? [] : [heading(2, "Done already"), tag("ul", done)])
        + (known.isEmpty ? [] : [heading(2, "In the baseline"), tag("ul", known)])
        + (declined.isEmpty ? [] : [heading(2, "Declined by the team"), tag("ul", declined)]))
  }
}
