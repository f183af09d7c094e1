import Drawings
import Guidance
import MigrationStrategy

/// The sections about the menu bar, toolbars, windows, and other screens.
extension Review {
  /// Recommendations about scenes, search bars, and the project itself.
  var others: [ReviewBlock] { findings(project.otherGroups(in: .other)) }

  /// The menu bar. The commands that every app has are in one row per menu.
  var menus: [ReviewBlock] {
    guard form == .document else {
      return project.menus.isEmpty ? [] : [.menuBar(project.menus)]
    }
    let rows = project.menus.flatMap { menu in
      let common = Wording.common(in: menu)
      return menu.items.filter { !$0.isAlways }.map { row(of: $0, in: menu) }
        + (common.isEmpty
          ? [] : [["The \(menu.name.rawValue) menu", "", "", ReviewText(common)]])
    }
    return table(
      "The menu bar", header: ["Command", "Menu", "Keys", "What to know"], rows: rows)
  }

  private func row(of item: MenuBar.Item, in menu: MenuBar.Menu) -> [ReviewText] {
    [
      ReviewText(item.title), ReviewText(menu.name.rawValue), "\(.key(item.key ?? ""))",
      ReviewText(Wording.detail(of: item)),
    ]
  }

  func toolbar(_ toolbar: WindowToolbar) -> [ReviewBlock] {
    guard form != .terminal else { return [.toolbar(toolbar)] }
    let rows = toolbar.items.map { item in
      [item.title, item.placement.rawValue, item.command ?? "", Wording.places(item.scenes) ?? ""]
        .map { ReviewText($0) }
    }
    let header = ["Item", "Place", "Menu command", "Screens"]
    return [.heading(ReviewText(toolbar.window))]
      + table("The toolbar of \(toolbar.window)", header: header, rows: rows)
      + toolbar.overflow.map { .paragraph(ReviewText(Wording.overflow($0)), .note) }
  }

  /// Windows, window tabs, sheets, and popovers: the recommendations, and the presented screens.
  var windows: [ReviewBlock] {
    let heading = ReviewBlock.heading("Presented over the window")
    let places = project.presentations.map { ReviewText.Span.place("\($0.file):\($0.line)") }
    let presented = zip(project.presentations, places)
    let findings = findings(project.otherGroups(in: .windows))
    if form == .terminal {
      let items = presented.map { presentation, place in
        ReviewItem(
          text: "\(quoted(presentation.scene)), \(place): \(Wording.presentation(presentation))")
      }
      return findings + (items.isEmpty ? [] : [heading, .list(items)])
    }
    let table = table(
      "What is presented over the window", header: ["What is presented", "How", "Where"],
      rows: presented.map { presentation, place in
        [
          ReviewText(presentation.scene), ReviewText(Wording.presentation(presentation)),
          "\(place)",
        ]
      })
    return findings + (table.isEmpty ? [] : [heading] + table)
  }

  /// Icons: the recommendations about no structure, and references to the others.
  var icons: [ReviewBlock] {
    let placed = project.iconsOfStructures.map { group in
      ReviewItem(
        text:
          "\(.link(group.first.title, .rule(group.first.rule))): \(group.first.subject.scene)")
    }
    return findings(project.otherGroups(in: .icons))
      + (placed.isEmpty || !sections.contains(.structures)
        ? [] : [.label("Explained with their structures above"), .list(placed)])
  }

  /// The structures that remain on iPhone and iPad, and those that remain everywhere. A terminal
  /// shows only the latter.
  var kept: ReviewPart? {
    let routine = project.structures.filter(\.isRoutine)
    if form == .terminal {
      let items = routine.map { structure in
        let outcome = structure.decision.map { Wording.outcome($0.outcome).lowercased() }
        let place = ReviewText.Span.place("\(structure.file):\(structure.line)")
        return ReviewItem(
          text: """
            \(Wording.kind(structure.kind)) \(quoted(structure.scene)), \(place): \
            \(outcome ?? "nothing to do")
            """)
      }
      return ReviewPart(.ipad, "Nothing to do", blocks: items.isEmpty ? [] : [.list(items)])
    }
    let rows = (project.keptOnTouch + routine).map { structure -> [ReviewText] in
      [
        ReviewText(name(of: structure)),
        ReviewText(structure.decision.map { Wording.outcome($0.outcome) } ?? "Nothing to do"),
        "\(.place("\(structure.file):\(structure.line)"))",
      ]
    }
    return ReviewPart(
      .ipad, "What stays on \(project.devicesInWords)",
      blocks: table("What stays", header: ["What it is", project.targetLabel, "Where"], rows: rows))
  }

  var questions: [ReviewBlock] {
    let items = project.questions.map { question in
      item(for: question, key: "question \(question.id) \(question.text)")
    }
    // The forms of a page show what is answered.
    return items.isEmpty ? [] : [.list(items, form == .page ? .bullets : .checklist)]
  }

  /// The recommendations that are done, in the baseline, declined, or overridden.
  var team: [ReviewBlock] {
    let done = project.done.map { finding in
      item(finding, place: nil, note: Wording.evidence(finding))
    }
    let known = project.knownGroups.map { group in
      ReviewFinding(group: group, isShort: true, form: form, cited: report.sources, written: nil)
        .reminder
    }
    let declined = project.declined.map { finding in
      item(finding, place: finding.place, note: Wording.decided(finding))
    }
    let disabled = (project.team?.disabledRules ?? []).map { disabled in
      ReviewItem(text: "\(.code(disabled.rule))\(disabled.reason.map { ": \($0)" } ?? "")")
    }
    let lists = [
      ("Done already", done), ("In the baseline", known), ("Declined by the team", declined),
      ("Disabled rules", disabled),
    ]
    return lists.filter { !$0.1.isEmpty }
      .flatMap { [.heading(ReviewText($0.0)), .list($0.1)] as [ReviewBlock] }
  }

  private func item(
    _ finding: RecommendationReport, place: String?, note: String?
  ) -> ReviewItem {
    let place: ReviewText? = place.map { " \(.place($0))" }
    return ReviewItem(
      text: """
        \(.strong(finding.title + ".")) \(finding.message)\(place) \(.emphasis(note ?? ""))
        """)
  }

  var map: [ReviewBlock] {
    project.map.map { $0.sheets.isEmpty ? [] : [.map($0)] } ?? []
  }
}
