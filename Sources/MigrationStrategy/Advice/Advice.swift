package import NavigationGraph

/// What is advised for one project.
package struct Advice: Sendable {
  /// The project's graph.
  package var graph: NavigationGraph
  /// The subjects of the project, with all facts.
  package var subjects: Subjects
  /// The decisions about each subject, that about the structure itself first.
  package var decisions: [SubjectID: [Decision]]
  /// The recommendations of the rules.
  package var recommendations: [Recommendation]
  /// What is presented over the window, by place.
  package var presentations: [ModalSubgraph]
  /// The menu bar that the recommendations lead to.
  package var menuBar: MenuBar
  /// The toolbars of the app's windows, that of the main window first.
  package var toolbars: [WindowToolbar]
  /// The commands that the app has already, by place.
  package var commands: [AppCommand] = []
}
