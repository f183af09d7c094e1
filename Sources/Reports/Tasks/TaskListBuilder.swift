import FileReading
package import Guidance
import MigrationStrategy
import Scaffold

/// Makes the tasks of a report.
package struct TaskListBuilder {
  private let report: Report
  private let catalog: Catalog
  private var lines: SourceLines

  /// Creates a builder.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - catalog: The guidance of the report.
  ///   - base: The folder of the report's paths, or the empty path for the working directory.
  package init(_ report: Report, _ catalog: Catalog, below base: String) {
    self.report = report
    self.catalog = catalog
    lines = SourceLines(below: base)
  }

  /// Returns the tasks of all projects.
  package mutating func tasks() -> TaskList {
    TaskList(
      version: report.tool.version, edition: report.edition,
      projects: report.projects.map { project($0) })
  }

  private mutating func project(_ project: ProjectReport) -> ProjectTasks {
    ProjectTasks(
      name: project.name, root: project.root,
      route: project.routes.first { $0.isAdvised }?.route, platforms: project.platforms,
      deploymentTargets: project.targets.first?.deploymentTargets ?? [:],
      keysTaken: project.keysTaken,
      tasks: project.plannedTasks.map { task($0) },
      questions: project.questions.map { question($0, in: project) })
  }

  private mutating func question(
    _ question: QuestionReport, in project: ProjectReport
  ) -> TaskQuestion {
    var places: [TaskQuestion.QuestionPlace] = []
    for place in question.places ?? [] {
      let file = project.path(of: place.file)
      places.append(
        TaskQuestion.QuestionPlace(
          address: "\(file)#\(place.object)", at: "\(file):\(place.line)",
          text: lines.text(of: file, line: place.line)))
    }
    return TaskQuestion(
      id: question.id, text: question.text, who: catalog.questions[question.id]?.who ?? .team,
      answer: question.answer, places: places, answers: question.answers ?? [],
      weight: question.weight)
  }
}

// MARK: - Tasks

extension TaskListBuilder {
  private mutating func task(_ planned: PlannedTask) -> AgentTask {
    let (task, project) = (planned.task, planned.project)
    let commands = project.commands(of: planned)
    return AgentTask(
      id: project.id(ofTask: task.rule), rule: task.rule, title: task.title,
      phase: planned.phase.id,
      after: planned.phase.after, severity: task.severity, days: task.days,
      goal: planned.explanation.first ?? task.title, steps: steps(of: planned),
      apis: apis(of: planned), places: places(of: planned), commands: commands,
      doNot: doNot(planned), questions: questions(about: planned),
      patch: project.scaffold?.proposals.first { $0.rule == task.rule }.map(TaskPatch.init),
      doneWhen: doneWhen(planned), sources: planned.sources)
  }

  private func equivalents(of planned: PlannedTask) -> [Equivalent] {
    let names = planned.findings.flatMap(\.equivalents)
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }.compactMap { report.equivalents[$0] }
  }

  private func steps(of planned: PlannedTask) -> [String] {
    let platforms = planned.project.platforms
    let how = equivalents(of: planned).flatMap { equivalent in
      platforms.flatMap { equivalent.steps[$0] }
    }
    var seen: Set<String> = []
    return (Array(planned.explanation.dropFirst()) + how).filter { seen.insert($0).inserted }
  }

  private func apis(of planned: PlannedTask) -> [TaskAPI] {
    let project = planned.project
    return equivalents(of: planned).flatMap { equivalent in
      project.platforms.flatMap { platform in
        equivalent.apis[platform].map { api in
          TaskAPI(
            platform: platform, api: api.api, since: api.since,
            needsCheck: project.lacks(api.since, on: platform) ? true : nil, note: api.note)
        }
      }
    }
  }

  private mutating func places(of planned: PlannedTask) -> [TaskPlace] {
    var places: [TaskPlace] = []
    for finding in planned.findings.flatMap(\.single) {
      let place = planned.project.place(of: finding)
      let object = finding.subject.object
      places.append(
        TaskPlace(
          address: object.isEmpty ? place.path : "\(place.path)#\(object)", file: place.path,
          line: place.line, scene: finding.subject.scene.isEmpty ? nil : finding.subject.scene,
          text: lines.text(of: place.path, line: place.line), message: finding.message,
          titles: finding.titles.isEmpty ? nil : finding.titles, missing: finding.missing))
    }
    return places
  }

  private func questions(about planned: PlannedTask) -> [String] {
    let texts = Set(planned.findings.compactMap(\.question))
    return planned.project.questions.filter { texts.contains($0.text) }.map(\.id)
  }

  private func doNot(_ planned: PlannedTask) -> [String] {
    let open = planned.project.questions.filter { questions(about: planned).contains($0.id) }
    let asked = open.map { question in
      let who = catalog.questions[question.id]?.who ?? .team
      return who == .team
        ? "Do not answer “\(question.text)” yourself: ask a person."
        : "Do not guess the answer to “\(question.text)”: look it up, or leave it open."
    }
    let keys = planned.project.commands(of: planned).contains { $0.key != nil }
    let maybe = planned.task.severity == .consider
    return asked
      + (keys ? ["Do not use a key equivalent that is in use."] : [])
      + (planned.project.platforms == [.macCatalyst]
        ? ["Do not change what people see on iPhone and iPad."] : [])
      + (maybe ? ["Do not do this without a person who wants it: it is a matter of taste."] : [])
  }

  private func doneWhen(_ planned: PlannedTask) -> String {
    let rule = planned.task.rule
    guard let features = catalog.rule(rule)?.done, !features.isEmpty else {
      return planned.findings.isEmpty
        ? "The project is built as the route describes, and macward report lists the route as taken."
        : "macward check no longer finds \(rule) at these places, and they are still there."
    }
    let words = features.map { $0.rawValue.replacing("-", with: " ") }
    return
      "macward check finds \(Wording.listed(words, "or")) in code that the app reaches, for each of "
      + "these places."
  }
}

extension ProjectReport {
  /// Returns the ID of the task of a rule.
  package func id(ofTask rule: String) -> String { root == "." ? rule : "\(rule)@\(root)" }

  /// The keys in use: those of the app's own commands, and those of every app.
  fileprivate var keysTaken: [TakenKey] {
    let own = commands.compactMap { command in
      command.key.map {
        TakenKey(key: $0, title: command.name, at: "\(path(of: command.file)):\(command.line)")
      }
    }
    let known = Set(own.map(\.key))
    let always = menus.flatMap(\.items).filter { $0.isAlways || $0.isSystem }.compactMap { item in
      item.key.map { TakenKey(key: $0, title: item.title) }
    }
    return own + always.filter { !known.contains($0.key) }
  }

  /// Returns the commands that a task adds.
  fileprivate func commands(of planned: PlannedTask) -> [TaskCommand] {
    let rules = Set(planned.findings.flatMap(\.rules) + [planned.task.rule])
    return menus.flatMap { menu in
      menu.items.filter { $0.existing == nil && !rules.isDisjoint(with: $0.rules) }.map {
        TaskCommand(menu: menu.name, title: $0.title, key: $0.key)
      }
    }
  }

  /// Whether the app runs on systems of a technology that lack what a version introduced.
  fileprivate func lacks(_ since: String?, on platform: TargetPlatform) -> Bool {
    let system = [.macCatalyst, .uiKit].contains(platform) ? "iOS" : "macOS"
    let oldest = targets.compactMap { $0.deploymentTargets[system].flatMap { SystemVersion($0) } }
      .min()
    guard let version = since.flatMap({ SystemVersion($0) }), let oldest else { return false }
    return oldest < version
  }
}

extension TaskPatch {
  /// Describes what a proposal writes.
  fileprivate init(_ proposal: Proposal) {
    isComplete = proposal.isComplete
    risk = proposal.risk
    files = proposal.changes.files.map(\.path) + proposal.changes.edited.map(\.path)
    left = proposal.changes.notes.filter { $0.kind != .advice }.map { note in
      let place = note.place.map { "\($0.file):\($0.line): " } ?? ""
      return place + note.text + note.lines.map { "\n  " + $0 }.joined()
    }
  }
}
