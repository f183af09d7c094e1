package import Guidance
package import NavigationGraph
import Projects

/// The advice for one project.
package struct Advice: Sendable {
  /// The project's graph.
  package var graph: NavigationGraph
  /// The subjects of the project, with all facts.
  package var subjects: Subjects
  /// The decisions about each subject. The decision about the structure itself comes first.
  package var decisions: [SubjectID: [Decision]]
  /// The recommendations of the rules.
  package var recommendations: [Recommendation]
  /// The open questions, each with its objects and with what an answer changes.
  package var questions: [Decision.Question] = []
  /// The advice with other answers, if it was requested.
  package var variants: [Variant] = []
  /// The presentations over the window, by location.
  package var presentations: [ModalSubgraph]
  /// The menu bar with the commands of the recommendations.
  package var menuBar = MenuBar()
  /// The toolbars of the app's windows. That of the main window comes first.
  package var toolbars: [WindowToolbar] = []
  /// The Mac app that all decisions propose together, or `nil` for another target than the Mac, and for a
  /// project that is no app.
  package internal(set) var macApp: MacApp?
  /// The commands that the app already has, by location.
  package var commands: [AppCommand] = []
  /// The routes to the Mac, in order. There are none for a library or for documents of no app.
  package var routes: [RouteAdvice] = []
  /// What the project has for the Mac already.
  package var macWork: [MacWork] = []
  /// The technology of the app that the advice is for.
  package var platform: PlatformSelection
  /// The system that the advice is for.
  package var target: Target
  /// What the project uses and the target does not have, in the order of the target's table, or `nil`
  /// if the target has no table.
  package var missing: [MissingAPI]?
}

extension Advice {
  /// The advice with another answer to one question.
  package struct Variant: Sendable {
    /// The question.
    package var question: Decision.Question
    /// The answer.
    package var isYes: Bool
    /// The additional effort, which is negative if there is less to do, or `nil` if it is the same.
    package var days: EffortRange?
    /// The advice, without questions and routes.
    package var advice: Advice
  }

  /// Whether the project holds files that belong to no app, and nothing to say about them. Questions about
  /// a whole app do not count.
  package var isEmptyRest: Bool {
    graph.project.kind == .rest && recommendations.isEmpty
      && questions.allSatisfy { $0.places?.isEmpty ?? true }
  }
}
