import FileReading
import MigrationStrategy
import ProjectEdits
import Projects
import SourceEvidence

/// How the decision of a rule is carried out.
protocol Recipe: Sendable {
  /// Adds what some findings of the rule need.
  ///
  /// - Parameters:
  ///   - findings: The chosen findings of the rule.
  ///   - draft: What all decisions need.
  ///   - context: The app and its advice.
  func add(_ findings: [Recommendation], to draft: inout Draft, in context: ScaffoldContext)
}

/// The app for which something is written.
struct ScaffoldContext: Sendable {
  /// The advice.
  let advice: Advice
  /// The names, systems and folders of the app.
  let app: AppLayout
  /// The technology that code is written for.
  let form: CodeForm
  /// What commands are called, and which menus have them.
  let factory: CommandFactory
}

extension ScaffoldContext {
  /// The edits that give a controller of a document a class of the app (customClass, customModule, and
  /// customModuleProvider).
  func classEdits(_ name: String, of id: String, at place: SourceLocation) -> [Edit] {
    let attributes = [
      "customClass": name, "customModule": app.module, "customModuleProvider": "target",
    ]
    return [
      Edit(
        place: place, object: id, name: "customClass", before: nil, after: name,
        changes: .document([.addAttributes(attributes, id: id)]))
    ]
  }

  /// Returns why a type is not added: the app has one with the name. Otherwise, returns `nil`.
  func taken(_ type: String) -> Note? {
    guard let place = app.project.source?.classes.place(of: type),
      !app.files.isByMacward(place.file)
    else { return nil }
    return Note(
      kind: .refused, place: place,
      text: "The project has a type \(type) already, and macward would add one with this name.")
  }

  /// The subject of a finding.
  func subject(of finding: Recommendation) -> Subject { advice.subjects[finding.subject] }
}
