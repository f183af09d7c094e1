import InterfaceBuilder
import Projects
package import SourceEvidence

extension NavigationGraph {
  /// The key commands of the controllers in documents for iPhone and iPad, in file order.
  package var keyCommands: [CodeCommand] {
    project.documents.filter { $0.platform == .iOS }.flatMap { document in
      document.tree.elements(named: .keyCommand).map { CodeCommand($0, in: document) }
    }
  }
}

extension CodeCommand {
  fileprivate init(_ element: Int, in document: Document) {
    self.init(.keyCommand, place: document.location(of: element))
    let tree = document.tree
    title = tree[element, .discoverabilityTitle].map { CodeText(literal: $0) }
    selector = tree[element, .actionName]
    input = tree[element, .input].flatMap { $0.isEmpty ? nil : $0.lowercased() }
    let flags = tree[element, .modifierFlags].flatMap { Int($0) } ?? 0
    modifiers = Set(Self.flags.filter { flags & $0.bit != 0 }.map(\.modifier))
  }

  /// The bits of `UIKeyModifierFlags`.
  private static let flags: [(bit: Int, modifier: Modifier)] = [
    (1 << 17, .shift), (1 << 18, .control), (1 << 19, .option), (1 << 20, .command),
  ]
}
