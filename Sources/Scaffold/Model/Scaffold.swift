package import MigrationStrategy

/// What can be written for the Mac app of one project: a proposal for each decision, and all of them
/// together.
package struct Scaffold: Sendable {
  /// The name of the app.
  package var app: String
  /// The project's folder, relative to the requested path.
  package var root: String
  /// The path at which the project's folder can be opened.
  package var folder: String
  /// The proposals, by descending severity.
  package var proposals: [Proposal]
  /// What all proposals come to together. A risky proposal is not part of it.
  package var together: Changes
  /// The chosen findings for which nothing can be written, in the order of the advice.
  package var leftToPeople: [Recommendation]
}

extension Scaffold {
  /// Whether there is nothing to write and nothing to say.
  package var isEmpty: Bool { proposals.isEmpty && leftToPeople.isEmpty }
}
