import Drawings
import Guidance
import MigrationStrategy

/// The first page: what the app becomes, what there is to decide, and what it costs.
extension Review {
  var brief: [ReviewBlock] {
    project.macApp == nil ? outcomesAlone : briefProposal + briefWork + briefLimits
  }

  /// What the app becomes, and what there is to decide.
  private var briefProposal: [ReviewBlock] {
    briefSentences + briefPicture + briefDecisions + briefTabs
  }

  /// The brief for a handout, whose second page has the work.
  var briefWithoutWork: [ReviewBlock] {
    project.macApp == nil ? outcomesAlone : briefProposal + briefLimits
  }

  /// What there is to say without a Mac app.
  private var outcomesAlone: [ReviewBlock] { project.target.isDefault ? [] : handoutOutcomes }

  private var window: MainWindow? { project.macApp?.window }

  private var tabs: [TabReport] { project.mainTabs }

  // MARK: What the app becomes

  private var briefSentences: [ReviewBlock] {
    let sentence = Wording.window(window, tabs: tabs.count)
    let sureness = window?.confidence == .likely ? " (likely)" : ""
    return [
      .paragraph("\(.strong(sentence))\(sureness)\(Wording.actionTabs(tabs, in: window))"),
      .paragraph(ReviewText(figures)),
    ]
  }

  private var figures: String {
    let route = project.routes.first(where: \.isAdvised).map { "Route: \($0.title). " } ?? ""
    let effort =
      project.plan.phases.isEmpty ? "" : "Effort: \(Wording.shortEffort(of: project.plan)). "
    let level = project.level.map { $0.words(project.summary) }
    return route + effort + (level ?? Wording.summary(project.summary) + ".")
  }

  private var briefPicture: [ReviewBlock] {
    let still = briefStillPicture
    return project.prototype.map { [.prototype($0, instead: still)] } ?? still
  }

  private var briefStillPicture: [ReviewBlock] {
    if let drawn, let main = project.mainStructure,
      case .pair(let pair) = drawn.entries[main.offset]
    {
      return [.pictures(pair)]
    }
    return window.map { [.lines(WindowText(MacWindow($0)).lines + [menu].compactMap(\.self))] }
      ?? []
  }

  /// The commands of the View menu that are the app's own or that the advice adds.
  private var menu: String? {
    let items = project.menus.first { $0.name == .view }?.items.filter {
      !$0.isAlways && !$0.isSystem
    }
    let words = (items ?? []).prefix(6).map { item in
      item.title + (item.key.map { " \($0)" } ?? "")
    }
    return words.isEmpty ? nil : "View menu: " + words.joined(separator: ", ")
  }

  // MARK: What there is to decide

  /// The questions whose answers change most.
  private var briefDecisions: [ReviewBlock] {
    let ranked = project.rankedQuestions
    let items = ranked.filter { $0.weight >= QuestionReport.weightOfOutcome }.prefix(
      Self.mostDecisions
    ).map { question in
      ReviewItem(
        text: ReviewText(Self.short(question.text, 160)), children: effects(of: question),
        hasPlainChildren: true,
        question: question)
    }
    guard !items.isEmpty else { return [] }
    let rest = items.count < ranked.count ? " (\(items.count) of \(ranked.count) questions)" : ""
    return [.heading("To decide\(rest)"), .list(items, .numbers)]
  }

  /// What is assumed, and what the other answer changes.
  private func effects(of question: QuestionReport) -> [ReviewText] {
    let answers = question.answers ?? []
    guard question.answer == .yesOrNo, !answers.isEmpty else { return [] }
    let assumed =
      answers.count == 1 ? "Assumed: \(answers[0].answer == "yes" ? "no" : "yes"). " : ""
    return answers.map { change in
      let parts = change.changes.prefix(1) + [change.days?.differenceInWords].compactMap(\.self)
      let effect = "\(Wording.answer(change, to: question)): \(parts.joined(separator: "; "))."
      return ReviewText(assumed + effect)
    }
  }

  // MARK: What becomes of each tab

  private var briefTabs: [ReviewBlock] {
    let rows = tabs.map { tab -> [ReviewText] in
      [
        ReviewText(tab.title), ReviewText(Wording.place(ofTab: tab.purpose, in: window)),
        ReviewText(command(for: tab) ?? ""),
      ]
    }
    return briefTable("What becomes of each tab", header: ["Tab", "On the Mac", "Command"], rows)
  }

  /// Returns the menu command that does what a tab does.
  private func command(for tab: TabReport) -> String? {
    let rule = tab.purpose.flatMap { Self.rules[Outcome($0)]?.rawValue }
    for menu in project.menus {
      let item = menu.items.first { item in
        guard let rule else { return item.title == tab.title && menu.name == .view }
        return item.rules.contains(rule) && !item.isSystem
      }
      if let item { return "\(menu.name.rawValue) ▸ \(item.title) \(item.key ?? "")" }
    }
    return nil
  }

  /// The rules that propose the commands of tabs that are no sections, by their purpose.
  private static let rules: [Outcome: KnownRule] = [
    .toolbarAction: .actionTab, .searchField: .searchTab, .settingsWindow: .settingsTab,
  ]

  // MARK: What it costs, and what is not known

  private var briefWork: [ReviewBlock] {
    let rows = project.plan.phases.enumerated().map { index, phase -> [ReviewText] in
      let rest = phase.tasks.count > 1 ? "; \(phase.tasks.count - 1) more" : ""
      return [
        ReviewText("\(index + 1). \(phase.title)"), ReviewText(Wording.shortEffort(of: phase)),
        ReviewText((phase.tasks.first?.title ?? "") + rest),
      ]
    }
    return briefTable("The work", header: ["Phase", "Effort", "First"], rows)
  }

  /// Returns a table with a heading. On a terminal, each row is an item of a list.
  private func briefTable(
    _ title: String, header: [String], _ rows: [[ReviewText]]
  ) -> [ReviewBlock] {
    guard !rows.isEmpty else { return [] }
    let heading = ReviewBlock.heading(ReviewText(title))
    guard form == .terminal else { return [heading] + table(title, header: header, rows: rows) }
    let items = rows.map { cells in
      ReviewItem(text: cells.filter { !$0.isEmpty }.joined(separator: ", "))
    }
    return [heading, .list(items)]
  }

  private var briefLimits: [ReviewBlock] {
    let placed = project.macApp?.placed ?? (known: 0, all: 0)
    let screens =
      placed.all == 0
      ? []
      : ["\(placed.known) of \(counted(placed.all, "screen")) have a place on the Mac."]
    let left = report.rules.notEvaluated.filter { $0.needs != [.answers] }
    let lacking = [Evidence.projectFiles, .source].filter { need in
      left.contains { $0.needs.contains(need) }
    }
    let lack = lacking.map { "no \($0.title)" }.joined(separator: ", ")
    let needs = left.isEmpty ? [] : ["\(counted(left.count, "rule")) did not run: \(lack)."]
    let files =
      project.problems.isEmpty ? [] : ["\(counted(project.problems.count, "note")) on files."]
    let all = screens + needs + files
    return all.isEmpty ? [] : [.paragraph(ReviewText(all.joined(separator: " ")), .note)]
  }

  private static let mostDecisions = 5

  // MARK: The screens

  /// The table of all screens with their places.
  var screens: [ReviewBlock] {
    let rows = (project.macApp?.screens ?? []).map { screen -> [ReviewText] in
      [
        ReviewText(screen.name), ReviewText(Wording.place(screen)), ReviewText(screen.why),
        "\(.place("\(screen.file):\(screen.line)"))",
      ]
    }
    let header = ["Screen", "On the Mac", "Why", "Where"]
    return form == .terminal
      ? rows.isEmpty
        ? [] : [.list(rows.map { ReviewItem(text: "\($0[0]): \($0[1]). \($0[2]) \($0[3])") })]
      : table("The screens and their places on the Mac", header: header, rows: rows)
  }
}
