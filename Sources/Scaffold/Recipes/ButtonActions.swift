import InterfaceBuilder
import MigrationStrategy
import NavigationGraph
import Projects

/// The actions that storyboards connect to the bar buttons of screens. A command with the same action
/// performs it through the responder chain.
struct ButtonActions {
  /// The selectors by the title or the system item of the button.
  private var selectors: [String: Set<String>] = [:]

  /// Collects the buttons of the screens that findings are about.
  init(of findings: [Recommendation], in context: ScaffoldContext) {
    let graph = context.advice.graph
    for node in findings.compactMap({ context.subject(of: $0).node }) {
      guard let element = graph.screen(node).origin.element,
        let document = graph.project.documents.first(where: { $0.file == graph.file(node).path })
      else { continue }
      add(buttonsIn: document, below: element)
    }
  }

  private mutating func add(buttonsIn document: Document, below controller: Int) {
    let tree = document.tree
    for button in tree.descendants(of: controller, named: .barButtonItem) {
      guard let name = tree[button, .title] ?? tree[button, .systemItem] else { continue }
      for action in tree.descendants(of: button, named: .action) {
        tree[action, .selector].map { _ = selectors[name, default: []].insert($0) }
      }
    }
  }

  /// Returns the name of the only action that buttons with the title of a command have, if it takes one
  /// argument.
  func action(of command: MenuBar.Item) -> String? {
    let names = [command.title] + (command.id.flatMap { Self.systemItems[$0] } ?? [])
    let found = names.reduce(into: Set<String>()) { $0.formUnion(selectors[$1] ?? []) }
    guard found.count == 1, let selector = found.first, selector.hasSuffix(":"),
      selector.count(where: { $0 == ":" }) == 1
    else { return nil }
    return String(selector.dropLast())
  }

  /// The system items of buttons that do the same as a command, by its ID.
  private static let systemItems = [
    "new-item": ["add", "compose", "Add"], "refresh": ["refresh"], "share": ["action"],
    "find": ["search"], "delete": ["trash"],
  ]
}
