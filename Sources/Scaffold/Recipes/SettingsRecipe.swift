import FileReading
import Guidance
import InterfaceBuilder
import MigrationStrategy
import NavigationGraph
import ProjectEdits
import Projects

/// A Settings window with the app's own settings screen, and Settings in the app's menu.
struct SettingsRecipe: Recipe {
  func add(_ findings: [Recommendation], to draft: inout Draft, in context: ScaffoldContext) {
    guard let finding = findings.first(where: { context.settingsScreen(of: $0) != nil }),
      let node = context.settingsScreen(of: finding)
    else {
      draft.notes.append(
        Note(
          kind: .step, place: findings.first?.location,
          text:
            "No scene of a storyboard is known as the settings screen: show it in a window of its "
            + "own, which Settings… with the key ⌘, opens."))
      return
    }
    guard draft.settings == nil else { return }
    guard SceneManifest(context).hasScenes else {
      draft.notes.append(
        Note(
          kind: .step, place: finding.location,
          text:
            "A Settings window needs scenes: adopt the scene life cycle first, and run the command "
            + "again."))
      return
    }
    draft.settings = SettingsScreen(node, in: context.advice.graph)
    addIdentifier(of: node, to: &draft, in: context)
    SceneManifest(context).addActivity("settings", to: &draft)
    SceneManifest(context).addScenes(to: &draft)
    draft.notes += [.settingsConfiguration(context.app), .settingsScreen(finding)]
  }

  private func addIdentifier(
    of node: NodeID, to draft: inout Draft, in context: ScaffoldContext
  ) {
    let screen = context.advice.graph.screen(node)
    guard screen.storyboardIdentifier == nil, let identifier = draft.settings?.identifier else {
      return
    }
    draft.edits.append(
      Edit(
        place: context.advice.graph.location(node), object: screen.id,
        name: "storyboardIdentifier", before: nil, after: identifier,
        changes: .document([
          .addAttributes(["storyboardIdentifier": identifier], id: screen.id)
        ])))
  }
}

/// The scene of a storyboard with the app's settings.
struct SettingsScreen: Sendable {
  /// The name of the storyboard.
  var storyboard: String
  /// The storyboard identifier.
  var identifier: String

  /// Creates the description of a scene, with a new identifier if it has none.
  init(_ node: NodeID, in graph: NavigationGraph) {
    storyboard = Document.resourceName(of: graph.file(node).path)
    let screen = graph.screen(node)
    identifier = screen.storyboardIdentifier ?? "Settings-\(screen.id)"
  }
}

extension ScaffoldContext {
  /// The screen with settings that a finding is about: a tab, or what a screen presents.
  fileprivate func settingsScreen(of finding: Recommendation) -> NodeID? {
    let subject = subject(of: finding)
    let isScreen = subject.kind == .tab || subject.kind == .scene
    guard isScreen, finding.rule != "toolbar/settings-button", let node = subject.node,
      advice.graph.file(node).isDocument, advice.graph.screen(node).reference == nil
    else { return nil }
    return node
  }
}

extension Note {
  /// The method that chooses the class of the Settings window's scene, or the lines for the one that the
  /// app has.
  static func settingsConfiguration(_ app: AppLayout) -> Note {
    let method = "configurationForConnecting"
    let existing = app.delegate.flatMap { app.files.place(of: method, in: $0.place.file) }
    guard existing == nil else {
      return .write(
        settingsLines, at: existing,
        "Add the lines to this method, before it returns the configuration of the other windows.")
    }
    let lines = settingsLines.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
    return .write(
      """
      func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
      ) -> UISceneConfiguration {
      \(lines)
        return UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
      }
      """, at: app.delegate?.place, "Add the method to the class of the app delegate.")
  }

  private static let settingsLines = """
    if options.userActivities.first?.activityType == SettingsSceneDelegate.activityType {
      let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
      configuration.delegateClass = SettingsSceneDelegate.self
      return configuration
    }
    """

  /// What code may have to pass to the settings screen, and what becomes of the tab.
  static func settingsScreen(_ finding: Recommendation) -> Note {
    let tab =
      finding.rule == "tab-bar/settings-tab"
      ? " Then leave the tab out of the tab bar controller on the Mac." : ""
    return Note(
      kind: .step, place: finding.location,
      text: "The window makes the settings screen from its storyboard: pass to it in "
        + "SettingsSceneDelegate what your code passes to it elsewhere." + tab)
  }
}
