import FileReading
import MigrationStrategy
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
}

extension ScaffoldContext {
  /// Returns the place of a method of a class of the app, or else that of the class, or `nil` if it is
  /// not in the app's code.
  func place(of method: String, inClass name: String) -> SourceLocation? {
    guard let place = app.project.source?.classes.place(of: name) else { return nil }
    return app.files.place(of: "func \(method)(", in: place.file, from: place.line) ?? place
  }

  /// The subject of a finding.
  func subject(of finding: Recommendation) -> Subject { advice.subjects[finding.subject] }
}
