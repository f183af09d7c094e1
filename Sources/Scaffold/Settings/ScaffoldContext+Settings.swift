import FileReading
import Guidance
import InterfaceBuilder
import MigrationStrategy
import NavigationGraph
import Projects
import SourceEvidence

extension ScaffoldContext {
  /// The screen with settings that a finding is about: a tab, or what a screen presents.
  func settingsNode(of finding: Recommendation) -> NodeID? {
    let subject = subject(of: finding)
    let isScreen = subject.kind == .tab || subject.kind == .scene
    guard isScreen, finding.rule != "toolbar/settings-button", let node = subject.node,
      advice.graph.screen(node).reference == nil
    else { return nil }
    return node
  }

  /// The rows of a screen with settings, or `nil` if nothing of them is known.
  func settingsForm(of node: NodeID) -> SettingsForm? {
    let root = advice.graph.root(of: node)
    let screen = advice.graph.screen(root)
    guard let name = screen.customClass else { return nil }
    let reader = SettingsReader { [app] type in
      guard let path = app.project.source?.classes.place(of: type)?.file else { return nil }
      return app.files.bytes(of: path).map { (path, $0) }
    }
    guard let document = advice.graph.file(root).document, let element = screen.origin.element
    else {
      return reader.form(ofView: name)
    }
    return SceneSettings(
      document.tree, scene: element, controller: screen.id, file: document.file,
      switches: reader.switches(ofController: name)
    ).form
  }
}
