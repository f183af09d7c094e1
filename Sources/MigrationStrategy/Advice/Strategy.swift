package import Guidance
package import NavigationGraph
package import Projects

/// What is advised for one project.
package struct Advice: Sendable {
  /// The project's graph.
  package var graph: NavigationGraph
  /// Everything that was looked at, with what is known of it.
  package var subjects: Subjects
  /// What was decided about each subject: the structure's own decision first.
  package var decisions: [Int: [Decision]]
  /// What the rules recommend.
  package var recommendations: [Recommendation]
  /// What is presented over the window, by place.
  package var presentations: [ModalSubgraph]
  /// The menu bar that the recommendations come to.
  package var menuBar: MenuBar
  /// The toolbars of the app's windows, that of the main one first.
  package var toolbars: [WindowToolbar]
}

/// Turns a navigation graph into advice: facts, then decisions, then rules.
package struct Strategy: Sendable {
  /// Where the guidance comes from.
  package var catalog: Catalog
  /// The edition of the guidance.
  package var edition: Edition
  /// The answers that are known, by question.
  package var answers: [String: Bool]

  /// Creates a strategy.
  package init(
    _ catalog: Catalog, edition: Edition = .current, answers: [String: Bool] = [:]
  ) {
    self.catalog = catalog
    self.edition = edition
    self.answers = answers
  }

  /// What is advised for a project, with what its team says about it.
  package func advice(for project: Project, _ configuration: Configuration?) -> Advice {
    advice(for: NavigationGraph(project.describing(configuration)), configuration)
  }

  /// What is advised for a project.
  package func advice(
    for graph: NavigationGraph, _ configuration: Configuration? = nil
  ) -> Advice {
    var answers = Answers(self.answers)
    answers.add(configuration?.answers ?? [])
    let team = TeamDecisions(configuration?.decisions ?? [])
    let makers = { (kind: SubjectKind) in self.makers(about: kind, answers, team) }
    let own = OwnCommands(graph.project)
    var finder = SubjectFinder(
      graph, words: catalog.words, shortcuts: catalog.shortcuts, own: own)
    var decisions: [Int: [Decision]] = [:]
    // What a tab bar becomes hangs on what its tabs are for, and so on what is left of it.
    finder.decide(.tab, makers(.tab), into: &decisions)
    finder.markDuplicateTabs()
    finder.addRemainingTabs()
    finder.addSettings()
    finder.countSettings()
    for kind in SubjectKind.allCases where kind != .tab {
      finder.decide(kind, makers(kind), into: &decisions)
    }
    let recommendations = RuleRunner(
      catalog.rules, answers: answers, team: team,
      signs: Signs(graph.project, own, catalog.shortcuts)
    )
    .run(on: finder.subjects, ofApp: graph.project.kind != .rest)
    // What the team does not want brings nothing.
    let wanted = recommendations.filter { !$0.status.isDeclined }
    let presentations = finder.presentations.values.sorted { $0.start < $1.start }
    let buttons = Advice.buttons(wanted, finder.subjects, presentations)
    var commands = MenuBarBuilder(catalog, for: graph, beside: own)
    commands.add(wanted, finder.subjects, buttons)
    let menuBar = commands.menuBar
    let toolbars = ToolbarBuilder(
      catalog: catalog, subjects: finder.subjects, menuBar: menuBar, commands: commands)
    return Advice(
      graph: graph, subjects: finder.subjects, decisions: decisions,
      recommendations: recommendations, presentations: presentations, menuBar: menuBar,
      toolbars: toolbars.toolbars(wanted, buttons))
  }

  /// The decisions about a kind of subject, the structure's own first.
  private func makers(
    about kind: SubjectKind, _ answers: Answers, _ team: TeamDecisions
  ) -> [DecisionMaker] {
    let procedures = catalog.decisions(about: kind)
    let own = procedures.filter { $0.decides == .outcome }
    return (own + procedures.filter { $0.decides != .outcome })
      .map { DecisionMaker($0, edition: edition, answers: answers, team: team) }
  }
}

extension SubjectFinder {
  fileprivate mutating func decide(
    _ kind: SubjectKind, _ makers: [DecisionMaker], into decisions: inout [Int: [Decision]]
  ) {
    for index in subjects.indices(of: kind) {
      for maker in makers {
        decisions[index, default: []].append(maker.decide(index, in: &subjects))
      }
    }
  }
}
