import AgentServer
import Guidance
import Reports

/// What an app is, in one look.
struct Survey: Encodable {
  var projects: [App]
  /// The name by which `check` can refer to the report.
  var report: String
  /// What could not be read.
  var notRead: [String]

  struct App: Encodable {
    var name: String
    var root: String
    var route: String?
    var platforms: [TargetPlatform]
    var startsWith: [String]
    /// The structures at the top level, with what becomes of them.
    var topLevel: [Outcome]
    var days: EffortRange?
    var tasks: Int
    var questions: Int
    /// Those among the questions that are for a person.
    var questionsForPeople: Int
  }

  struct Outcome: Encodable {
    var address: String
    var kind: String
    var titles: [String]
    var becomes: String
    var confidence: String
  }

  init(_ report: Report, _ tasks: TaskList, handle: String) {
    self.report = handle
    projects = zip(report.projects, tasks.projects).map { App($0, $1) }
    notRead = (report.problems + report.projects.flatMap(\.problems)).filter { $0.level == .error }
      .prefix(Self.most).map { "\($0.file):\($0.line): \($0.message)" }
  }

  private static let most = 5

  var text: String {
    let apps = projects.map { app in
      let becomes = app.topLevel.map { "\($0.kind) → \($0.becomes) (\($0.confidence))" }
      return "\(app.name): \(app.route.map { "route \($0)" } ?? "no app"), "
        + "\(app.days?.words ?? "no estimate"), \(app.tasks) tasks, \(app.questions) questions. "
        + becomes.joined(separator: "; ")
    }
    return (apps + notRead.map { "Not read: \($0)" }).joined(separator: "\n")
  }
}

extension Survey.App {
  fileprivate init(_ project: ProjectReport, _ tasks: ProjectTasks) {
    (name, root, route, platforms) = (tasks.name, tasks.root, tasks.route, tasks.platforms)
    startsWith = project.entries.map { "\($0.scene) (\($0.file):\($0.line))" }
    let top = project.structures.filter { $0.role == "root" && $0.decision != nil }
    topLevel = top.prefix(Self.most).compactMap { structure in
      structure.decision.map { decision in
        Survey.Outcome(
          address: "\(structure.file)#\(structure.object)", kind: structure.kind,
          titles: structure.titles.map { $0 ?? "?" }, becomes: decision.outcome.id,
          confidence: decision.confidence.rawValue)
      }
    }
    days = project.plan.days
    self.tasks = tasks.tasks.count
    questions = tasks.questions.count
    questionsForPeople = tasks.questions.count { $0.who == .team }
  }

  private static let most = 5
}

/// Some of the tasks, in a few words each.
struct TaskPage: Encodable {
  var tasks: [Line]
  var total: Int
  var nextCursor: String?

  struct Line: Encodable {
    var id: String
    var title: String
    var phase: String
    var severity: Severity
    var days: EffortRange?
    var places: Int
    var hasPatch: Bool
  }

  /// Takes the tasks from a cursor on.
  ///
  /// - Throws: A failure for a cursor of another list.
  init(_ all: [AgentTask], from cursor: String?) throws {
    let start = cursor.map { Int($0) ?? -1 } ?? 0
    guard start >= 0, start <= all.count else {
      throw AgentFailure("This is no cursor of this list.")
    }
    tasks = all.dropFirst(start).prefix(Self.length).map { task in
      Line(
        id: task.id, title: task.title, phase: task.phase, severity: task.severity, days: task.days,
        places: task.places.count, hasPatch: task.patch != nil)
    }
    total = all.count
    let end = start + tasks.count
    nextCursor = end < all.count ? "\(end)" : nil
  }

  private static let length = 20

  var text: String {
    let lines = tasks.map { "\($0.id) (\($0.severity.rawValue), \($0.phase)): \($0.title)" }
    return tasks.isEmpty ? "There is nothing to do." : lines.joined(separator: "\n")
  }
}
