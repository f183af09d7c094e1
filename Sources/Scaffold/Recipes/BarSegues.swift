import FileReading
import InterfaceBuilder
import MigrationStrategy
import NavigationGraph
import ProjectEdits
import SourceEvidence

/// The segue of a button in a bar, which a command can perform by its identifier.
struct BarSegue: Sendable {
  /// The class of the screen and the identifier, as an array in code.
  var value: String
  /// The edit that gives the segue the identifier, or `nil` if it has one.
  var edit: Edit?
}

extension ScaffoldContext {
  /// Returns the segue of a button.
  ///
  /// - Throws: Why a command cannot perform it as the button does.
  func segue(
    of item: BarItem, _ label: String, on node: NodeID
  ) throws(ButtonRefusal) -> BarSegue {
    let graph = advice.graph
    let found = graph.segues(from: node).first {
      !item.id.isEmpty && graph.attributes(of: $0).barButton == item.id
    }
    guard let found, let element = found.origin.element,
      let tree = graph.file(node).document?.tree, let id = tree[element, .id],
      Self.kinds.contains(found.kind), found.origin.location.file == graph.file(node).path
    else { throw .isClosure }
    guard item.outlets.isEmpty else { throw .isChanged }
    guard let name = graph.codeClass(of: node), let code = ClassCode(name, in: self) else {
      throw .noMethod
    }
    try check(code, member: "prepare")
    let known = tree[element, .identifier]
    guard let segue = known ?? SwiftText.name(for: "open " + label),
      code.preparesAlike(whether: known != nil)
    else { throw .isPrepared(name) }
    let value = "[NSStringFromClass(\(name).self), \(SwiftText.literal(segue))]"
    guard known == nil else { return BarSegue(value: value) }
    return BarSegue(
      value: value,
      edit: Edit(
        place: found.origin.location, object: id, name: "identifier", before: nil, after: segue,
        changes: .document([.addAttributes(["identifier": segue], id: id)])))
  }

  /// What needs no place on the screen, as a popover does.
  private static let kinds: Set<Transition.Kind> = [
    .show, .push, .showDetail, .presentation, .modal,
  ]
}

extension ClassCode {
  /// Whether code before a segue does the same without its button as the sender, and if the segue did not
  /// have an identifier, with one.
  fileprivate func preparesAlike(whether isNamed: Bool) -> Bool {
    guard method("shouldPerformSegue(withIdentifier:sender:)") == nil else { return false }
    guard let (file, method) = method("prepare(for:sender:)") else { return true }
    guard let body = method.body, let sender = method.parameters.last?.name else { return false }
    let words = Set(body.map { file.tokens.text($0) })
    return !words.contains(sender)
      && (isNamed
        || words.isDisjoint(with: ["fatalError", "preconditionFailure", "assertionFailure"]))
  }
}
