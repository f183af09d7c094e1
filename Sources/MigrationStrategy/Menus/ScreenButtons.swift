import InterfaceBuilder
import NavigationGraph
import RuleCatalogue

/// The buttons in the bars of a screen that want a command and a place in a toolbar.
struct ScreenButtons {
  /// The screen's name.
  var scene: String
  /// What the buttons are called.
  var titles: [String]
  /// The rule that speaks of them.
  var rule: String
  /// The window of its own that the screen gets: an index into the project's subjects; `nil` for the
  /// main window.
  var window: Int?
}

extension Advice {
  /// The buttons of screens in the main window, and of those that get a window of their own.
  static func buttons(
    _ recommendations: [Recommendation], _ subjects: Subjects, _ presentations: [ModalSubgraph]
  ) -> [ScreenButtons] {
    recommendations.flatMap { recommendation -> [ScreenButtons] in
      let subject = subjects.all[recommendation.subject]
      switch recommendation.equivalent {
      case "menu-command" where !recommendation.titles.isEmpty:
        return [
          ScreenButtons(
            scene: subject.sceneName, titles: recommendation.titles, rule: recommendation.rule,
            window: nil)
        ]
      case "window" where recommendation.severity > .consider && subject.kind == .scene:
        let screens = presentations.first { subject.node.map($0.screens.contains) ?? false }?
          .screens
        return subjects.scenes(showing: screens ?? []).map { scene in
          ScreenButtons(
            scene: scene.sceneName, titles: scene.facts.list(.barCommands),
            rule: recommendation.rule, window: recommendation.subject)
        }
      default: return []
      }
    }
  }
}

extension Subjects {
  /// The scenes of some screens.
  fileprivate func scenes(showing screens: [NavigationGraph.NodeID]) -> [Subject] {
    all.filter { $0.kind == .scene && $0.node.map(screens.contains) == true }
  }
}

extension Subject {
  /// The name of the scene it stands in.
  var sceneName: String { facts[.scene]?.shown ?? facts[.name]?.shown ?? "" }
}
