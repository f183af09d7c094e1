import FileReading
import Guidance
import MigrationStrategy
import NavigationGraph
import ProjectEdits
import Projects
import SourceEvidence

/// Settings in the app's menu: a `Settings.bundle` if everything on the settings screen is known, or
/// else a window with that screen.
struct SettingsRecipe: Recipe {
  func add(_ findings: [Recommendation], to draft: inout Draft, in context: ScaffoldContext) {
    guard draft.settings == nil else { return }
    let screens = findings.compactMap { finding in
      context.settingsNode(of: finding).map { (finding, $0) }
    }
    for (finding, node) in screens {
      guard let form = context.settingsForm(of: node) else { continue }
      guard !form.isKnown else { return addBundle(form, finding, to: &draft) }
      draft.notes.append(contentsOf: Note.unknownSettings(form))
    }
    guard let (finding, node) = screens.first(where: { context.advice.graph.file($1).isDocument })
    else {
      draft.notes.append(.noSettingsScreen(findings.first))
      return
    }
    addScene(finding, node, to: &draft, in: context)
  }

  private func addBundle(
    _ form: SettingsForm, _ finding: Recommendation, to draft: inout Draft
  ) {
    draft.settings = .bundle(form)
    draft.notes += [.settingsBundle] + Note.rows(outside: form) + Note.settingsTab(finding)
  }

  private func addScene(
    _ finding: Recommendation, _ node: NodeID, to draft: inout Draft, in context: ScaffoldContext
  ) {
    guard SceneManifest(context).hasScenes else {
      draft.notes.append(
        Note(
          kind: .step, place: finding.location,
          text:
            "A Settings window needs scenes: adopt the scene life cycle first, and run the command "
            + "again."))
      return
    }
    let screen = SettingsScreen(node, in: context.advice.graph)
    draft.settings = .scene(screen)
    addIdentifier(screen.identifier, of: node, to: &draft, in: context)
    SceneManifest(context).addActivity("settings", to: &draft)
    SceneManifest(context).addScenes(to: &draft)
    draft.notes +=
      [.settingsConfiguration(context.app), .settingsScreen(finding)] + Note.settingsTab(finding)
  }

  private func addIdentifier(
    _ identifier: String, of node: NodeID, to draft: inout Draft, in context: ScaffoldContext
  ) {
    let screen = context.advice.graph.screen(node)
    guard screen.storyboardIdentifier == nil else { return }
    draft.edits.append(
      Edit(
        place: context.advice.graph.location(node), object: screen.id,
        name: "storyboardIdentifier", before: nil, after: identifier,
        changes: .document([
          .addAttributes(["storyboardIdentifier": identifier], id: screen.id)
        ])))
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

  /// What code may have to pass to the settings screen.
  static func settingsScreen(_ finding: Recommendation) -> Note {
    Note(
      kind: .step, place: finding.location,
      text: "The window makes the settings screen from its storyboard: pass to it in "
        + "SettingsSceneDelegate what your code passes to it elsewhere.")
  }

  /// What becomes of a tab with settings.
  static func settingsTab(_ finding: Recommendation) -> [Note] {
    guard finding.rule == "tab-bar/settings-tab" else { return [] }
    return [
      Note(
        kind: .step, place: finding.location,
        text: "Leave the tab out of the tab bar controller on the Mac.")
    ]
  }

  fileprivate static func noSettingsScreen(_ finding: Recommendation?) -> Note {
    Note(
      kind: .step, place: finding?.location,
      text:
        "No scene of a storyboard is known as the settings screen: show it in a window of its "
        + "own, which Settings… with the key ⌘, opens.")
  }
}

// MARK: - Settings.bundle

extension Note {
  fileprivate static let settingsBundle = Note(
    kind: .step,
    text:
      "Add Settings.bundle to the app's target: on the Mac the system then has Settings… in the "
      + "app's menu, with a window of its own. Code that keeps a value must observe "
      + "UserDefaults.didChangeNotification. Check the default values against those that your code "
      + "registers.")

  /// The rows of the settings screen that are no settings.
  fileprivate static func rows(outside form: SettingsForm) -> [Note] {
    guard let first = form.otherRows.first else { return [] }
    return [
      Note(
        kind: .step, place: first,
        text: "\(counted(form.otherRows.count, "row")) of the screen "
          + "\(form.otherRows.count == 1 ? "stores" : "store") no value; this is the first. "
          + "What they open needs a command in a menu.")
    ]
  }

  /// The controls that a `Settings.bundle` would leave out.
  fileprivate static func unknownSettings(_ form: SettingsForm) -> [Note] {
    guard let first = form.unknownControls.first, !form.settings.isEmpty else { return [] }
    let all = form.settings.count + form.unknownControls.count
    return [
      Note(
        kind: .advice, place: first,
        text: "A Settings.bundle could have \(form.settings.count) of the \(all) controls and "
          + "views of the screen. The titles, keys, or values of the others are not known; this is the "
          + "first of them.")
    ]
  }
}
