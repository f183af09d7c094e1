import Guidance
import NavigationGraph

/// The buttons and actions of a screen that need a menu command, and those in its bars that need a place in a
/// toolbar.
struct ScreenButtons {
  /// The screen's name.
  var scene: String
  /// The titles of the buttons.
  var titles: [String]
  /// The titles of those that are about a row.
  var rowTitles: Set<String> = []
  /// Whether they are in bars.
  var areInBars = true
  /// The rule that found the buttons.
  var rule: String
  /// The subject that gets its own window with the buttons, or `nil` for the main window.
  var window: SubjectID?
}

extension ScreenButtons {
  /// Returns the buttons of screens in the main window and of screens that get their own window.
  ///
  /// What a screen outside of the windows offers, such as a sheet, is no command of the menu bar.
  static func all(in recommendations: [Recommendation], of advice: Advice) -> [ScreenButtons] {
    let subjects = advice.subjects
    let outside = advice.macApp?.outsideOfWindows ?? []
    var presented = PresentedScenes(subjects, advice.presentations)
    return recommendations.flatMap(\.all).flatMap { recommendation -> [ScreenButtons] in
      let subject = subjects[recommendation.subject]
      switch KnownEquivalent(rawValue: recommendation.equivalent) {
      case .menuCommand where !recommendation.titles.isEmpty:
        return [
          ScreenButtons(
            scene: subject.sceneName, titles: recommendation.titles, rule: recommendation.rule,
            window: nil)
        ]
      case .screenCommand where subject.node.map(outside.contains) != true:
        return [
          ScreenButtons(
            scene: subject.sceneName, titles: recommendation.titles,
            rowTitles: Set(subject.facts.list(.rowActionTitles).compactMap(\.self)),
            areInBars: false,
            rule: recommendation.rule, window: nil)
        ]
      case .window where recommendation.severity > .consider && subject.kind == .scene:
        return presented.withButtons(beside: subject).map { scene in
          ScreenButtons(
            scene: scene.sceneName, titles: scene.facts.list(.barCommands),
            rule: recommendation.rule, window: recommendation.subject)
        }
      default: return []
      }
    }
  }
}

/// The scenes with buttons in their bars, by presentation.
///
/// Each presentation is searched once, because in an app whose screens all present each other it
/// contains many scenes.
private struct PresentedScenes {
  private let subjects: Subjects
  private let presentations: [ModalSubgraph]
  /// The scenes with buttons, by controller.
  private var scenes: [NodeID: [SubjectID]] = [:]
  /// The position of the first presentation that contains each controller.
  private var places: [NodeID: Int] = [:]
  private var found: [Int: [Subject]] = [:]

  init(_ subjects: Subjects, _ presentations: [ModalSubgraph]) {
    self.subjects = subjects
    self.presentations = presentations
    for id in subjects.ids(of: .scene) {
      guard let node = subjects[id].node,
        !subjects[id].facts.list(.barCommands).isEmpty
      else { continue }
      scenes[node, default: []].append(id)
    }
    for index in presentations.indices {
      for screen in presentations[index].screens where places[screen] == nil {
        places[screen] = index
      }
    }
  }

  /// Returns the scenes with buttons in the presentation that contains a scene.
  mutating func withButtons(beside scene: Subject) -> [Subject] {
    guard let place = scene.node.flatMap({ places[$0] }) else { return [] }
    if let known = found[place] { return known }
    let ids = presentations[place].screens.flatMap { scenes[$0] ?? [] }.sorted()
    found[place] = ids.map { subjects[$0] }
    return found[place] ?? []
  }
}
