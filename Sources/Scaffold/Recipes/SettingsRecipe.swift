import FileReading
import Guidance
import MigrationStrategy
import NavigationGraph
import ProjectEdits
import Projects
import SourceEvidence

/// Settings in the app's menu: a `Settings.bundle`, if everything on the settings screen is known.
struct SettingsRecipe: Recipe {
  func add(_ findings: [Recommendation], to draft: inout Draft, in context: ScaffoldContext) {
    // An app for macOS has a Settings scene instead.
    if case .one(.swiftUI) = context.advice.platform.choice { return }
    guard draft.settings == nil else { return }
    let screens = findings.compactMap { finding in
      context.settingsNode(of: finding).map { (finding, $0) }
    }
    for (finding, node) in screens {
      guard let form = context.settingsForm(of: node) else { continue }
      guard !form.isKnown else { return addBundle(form, finding, to: &draft) }
      draft.notes.append(contentsOf: Note.unknownSettings(form))
    }
    draft.notes.append(.noSettingsScreen(findings.first))
  }

  private func addBundle(
    _ form: SettingsForm, _ finding: Recommendation, to draft: inout Draft
  ) {
    draft.settings = form
    draft.notes += [.settingsBundle] + Note.rows(outside: form) + Note.settingsTab(finding)
  }
}

extension Note {
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
        "Not every setting of the screen is known: show it in a window of its own, which Settings… "
        + "with the key ⌘, opens.")
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
