import FileReading
import MigrationStrategy
import NavigationGraph
import Projects
import SourceEvidence

/// The class of a tab bar controller, as far as new code can use it.
enum TabBarClass: Sendable, Equatable {
  /// It has none in its storyboard, so that an edit can give it one.
  case absent
  /// Code makes it without a class.
  case made
  /// A Swift class of the app, which an extension can add to.
  case own(String, SourceLocation)
  /// Another class, such as one in Objective-C or of a library.
  case other(String)

  /// Finds the class of a tab bar.
  init(of bar: SubjectID, in context: ScaffoldContext) {
    let graph = context.advice.graph
    guard let node = context.advice.subjects[bar].node else {
      self = .made
      return
    }
    guard let name = graph.screen(node).customClass else {
      self = graph.file(node).isDocument ? .absent : .made
      return
    }
    let classes = context.app.project.source?.classes
    guard let place = classes?.place(of: name), place.file.hasSuffix(".swift"),
      classes?.ancestors(of: name).last == "UITabBarController"
    else {
      self = name == "UITabBarController" ? .made : .other(name)
      return
    }
    self = .own(name, place)
  }
}
