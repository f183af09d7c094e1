import FileReading
import MigrationStrategy
import NavigationGraph
import ProjectEdits

/// Gives the navigation controllers of findings a class that goes back.
struct StackClass {
  private let findings: [Recommendation]
  private let context: ScaffoldContext
  /// The name of the class.
  private static let name = "StackController"

  init(_ findings: [Recommendation], _ context: ScaffoldContext) {
    self.findings = findings
    self.context = context
  }

  /// Adds the class, and an edit or a note for each navigation controller.
  func add(to draft: inout Draft) {
    for finding in findings { add(finding, to: &draft) }
  }

  private func add(_ finding: Recommendation, to draft: inout Draft) {
    let subject = context.subject(of: finding)
    let graph = context.advice.graph
    guard let node = subject.node, graph.kind(node) == .stack else { return }
    draft.parts.insert(.stack)
    guard graph.file(node).isDocument else {
      draft.notes.append(
        .write(
          "StackController(rootViewController: …)", at: finding.location,
          "Make the navigation controller an instance of StackController."))
      return
    }
    let own = graph.screen(node).customClass
    guard own != Self.name else { return }
    guard own == nil else {
      draft.notes.append(
        Note(
          kind: .step, place: finding.location,
          text: "The navigation controller has a class already: give it the two methods of "
            + "StackController, and leave StackController.swift out."))
      return
    }
    draft.edits += context.classEdits(Self.name, of: subject.object, at: finding.location)
  }
}

extension ScaffoldContext {
  /// The edits that give a controller of a document a class of the app (customClass, customModule, and
  /// customModuleProvider).
  func classEdits(
    _ name: String, of id: String, at place: SourceLocation
  ) -> [Edit] {
    let attributes = [
      "customClass": name, "customModule": app.module, "customModuleProvider": "target",
    ]
    return [
      Edit(
        place: place, object: id, name: "customClass", before: nil, after: name,
        changes: .document([.addAttributes(attributes, id: id)]))
    ]
  }
}
