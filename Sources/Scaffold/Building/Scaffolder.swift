package import Guidance
package import MigrationStrategy
import NavigationGraph
import Projects

/// Writes the scaffold of an app from its advice.
package struct Scaffolder: Sendable {
  /// The decisions to carry out.
  package var choice: ScaffoldChoice
  /// The first version of iOS that the app runs on, or `nil` for that of the project.
  package var minimumVersion: String?
  /// Whether the technology of the advice was chosen, and does not just follow the app.
  package var isPlatformChosen = false
  /// The version of macward, for the headers of files.
  package var version: String

  /// Creates a scaffolder.
  package init(_ choice: ScaffoldChoice, version: String, minimumVersion: String? = nil) {
    self.choice = choice
    self.version = version
    self.minimumVersion = minimumVersion
  }

  /// Returns what can be written for an app.
  ///
  /// - Parameters:
  ///   - advice: The advice for the app.
  ///   - catalog: The guidance of the advice, which has the tasks of the rules.
  /// - Returns: The scaffold.
  package func scaffold(for advice: Advice, _ catalog: Catalog) -> Scaffold {
    let app = AppLayout(
      advice.graph.project, minimum: minimumVersion.flatMap { SystemVersion($0) })
    let context = ScaffoldContext(
      advice: advice, app: app,
      form: CodeForm(advice.platform.choice, isChosen: isPlatformChosen, app),
      factory: CommandFactory(catalog, for: advice.graph))
    let titles = Dictionary(catalog.rules.map { ($0.id, $0.task) }) { first, _ in first }
    let tasks = ScaffoldTasks(choice.findings(in: advice), context.form.recipes, titles)
    let wanted = tasks.all.filter { $0.entry.risk == nil || choice.includesRisky }
    let proposals = wanted.map { task in
      let changes = changes([task], context)
      return Proposal(
        rule: task.rule, title: task.title, findings: task.findings, risk: task.entry.risk,
        expectation: changes.changesFiles ? Expectations.texts[task.rule] : nil, changes: changes)
    }
    return Scaffold(
      app: advice.graph.project.name, root: advice.graph.project.root,
      folder: advice.graph.project.folder, proposals: proposals.filter { !$0.changes.isEmpty },
      together: changes(wanted.filter { $0.entry.risk == nil }, context),
      leftToPeople: tasks.others + Self.findings(of: wanted, without: proposals))
  }

  /// The findings of tasks for which nothing was written and nothing noted.
  private static func findings(
    of tasks: [ScaffoldTasks.Task], without proposals: [Proposal]
  ) -> [Recommendation] {
    let empty = Set(proposals.filter(\.changes.isEmpty).map(\.rule))
    return tasks.filter { empty.contains($0.rule) }.flatMap(\.findings)
  }

  /// Returns what some tasks come to together.
  private func changes(_ tasks: [ScaffoldTasks.Task], _ context: ScaffoldContext) -> Changes {
    var draft = Draft()
    for task in tasks { task.entry.recipe.add(task.findings, to: &draft, in: context) }
    let header = FileHeader(version: version, decisions: tasks.map { ($0.rule, $0.title) })
    return context.form.changes(draft, context, header)
  }
}

/// The chosen findings by rule.
struct ScaffoldTasks {
  /// The chosen findings of a rule with a recipe.
  struct Task {
    var rule: String
    var title: String
    var findings: [Recommendation]
    var entry: RecipeTable.Entry
  }

  /// The tasks, by descending severity of their first finding, then by rule.
  let all: [Task]
  /// The findings for which nothing can be written.
  let others: [Recommendation]

  /// Groups findings.
  ///
  /// - Parameters:
  ///   - findings: The chosen findings.
  ///   - recipes: The recipes of rules.
  ///   - titles: The tasks of rules in words.
  init(_ findings: [Recommendation], _ recipes: RecipeTable, _ titles: [String: String]) {
    let byRule = Dictionary(grouping: findings, by: \.rule)
    all = byRule.compactMap { rule, findings in
      recipes[rule].map {
        Task(rule: rule, title: titles[rule] ?? rule, findings: findings, entry: $0)
      }
    }.sorted { a, b in
      (b.severity, a.rule) < (a.severity, b.rule)
    }
    others = findings.filter { recipes[$0.rule] == nil }
  }
}

extension ScaffoldTasks.Task {
  /// The highest severity of the findings.
  fileprivate var severity: Severity { findings.map(\.severity).max() ?? .consider }
}
