package import Guidance
package import MigrationStrategy

/// The tasks of a migration, each with all that it takes to do it and to tell that it is done, for people
/// and for their agents.
package struct TaskList: Sendable, Encodable {
  /// The version of the JSON.
  static let schemaVersion = 1

  var schemaVersion = Self.schemaVersion
  /// The version of macward.
  package var version: String
  /// The edition of the rules that the tasks and their efforts follow from.
  package var edition: Edition
  /// The apps and libraries with tasks, in the order of the report.
  package var projects: [ProjectTasks]
}

/// The tasks of one project.
package struct ProjectTasks: Sendable, Encodable {
  package var name: String
  /// The project's folder, relative to the requested path.
  package var root: String
  /// The route to the Mac that the tasks are for, or `nil` for a project that is no app.
  package var route: String?
  /// The technologies that the tasks are for.
  package var platforms: [TargetPlatform]
  /// The first version of each system that the app runs on.
  package var deploymentTargets: [String: String]
  /// The key equivalents in use, which no other command may have.
  package var keysTaken: [TakenKey]
  /// The tasks, in the order in which to do them.
  package var tasks: [AgentTask]
  /// The open questions.
  package var questions: [TaskQuestion]
}

/// A key equivalent in use.
package struct TakenKey: Sendable, Encodable {
  package var key: String
  package var title: String
  /// Where the app's code has it, or `nil` for a command that every app has.
  package var at: String?
}

/// A task: all open findings of a rule.
package struct AgentTask: Sendable, Encodable {
  /// The ID, which lines and wording do not change.
  package var id: String
  /// The rule, or the route that takes it.
  package var rule: String
  package var title: String
  /// The phase of the plan.
  package var phase: String
  /// The phases to finish before.
  package var after: [String]
  package var severity: Severity
  package var days: EffortRange?
  /// What was found, and why it matters on the Mac.
  package var goal: String
  /// What to do, in order.
  package var steps: [String]
  /// What provides it, on the technology and the systems of this app.
  package var apis: [TaskAPI]
  package var places: [TaskPlace]
  /// The commands with keys that the task adds.
  package var commands: [TaskCommand]
  package var doNot: [String]
  /// The IDs of the open questions about it.
  package var questions: [String]
  /// What `macward scaffold` writes for it, or `nil` if nothing.
  package var patch: TaskPatch?
  /// When it is done.
  package var doneWhen: String
  package var sources: [String]
}

/// An API for a task.
package struct TaskAPI: Sendable, Encodable {
  package var platform: TargetPlatform
  package var api: String
  /// The version that introduced it, if it is documented.
  package var since: String?
  /// `true` if the app runs on systems that lack it, and absent otherwise.
  package var needsCheck: Bool?
  package var note: String?
}

/// A place of a task.
package struct TaskPlace: Sendable, Encodable {
  /// The address of the object, which every command accepts, or the file.
  package var address: String
  /// The file, relative to the requested path.
  package var file: String
  package var line: Int
  /// The name of the screen, or `nil` if the place is no screen.
  package var scene: String?
  /// The text of the line, or `nil` if the file cannot be read.
  package var text: String?
  /// What was found there.
  package var message: String
  /// The titles that it is about, or `nil` if there are none.
  package var titles: [String]?
  /// Those of which the app has no counterpart yet, if it has others.
  package var missing: [String]?
}

/// A command that a task adds.
package struct TaskCommand: Sendable, Encodable {
  package var menu: MenuName
  package var title: String
  package var key: String?
}

/// A patch for a task.
package struct TaskPatch: Sendable, Encodable {
  /// Whether it does the whole task.
  package var isComplete: Bool
  /// Why one has to be careful with it.
  package var risk: String?
  /// The files that it changes or adds.
  package var files: [String]
  /// What it leaves to do, with places.
  package var left: [String]
}

/// An open question.
package struct TaskQuestion: Sendable, Encodable {
  /// The ID for the answer.
  package var id: String
  package var text: String
  /// Who may answer it.
  package var who: Question.Who
  /// What an answer is.
  package var answer: AnswerKind
  package var places: [QuestionPlace]
  /// What each answer changes.
  package var answers: [Decision.Question.Change]
  /// How much hangs on it.
  package var weight: Int

  /// A place of a question.
  package struct QuestionPlace: Sendable, Encodable {
    /// The structure, as `.macward.yml` names it.
    package var address: String
    package var at: String
    package var text: String?
  }
}
