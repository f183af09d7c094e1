package import InterfaceBuilder

/// Everything below the paths that were asked for.
package struct Input: Sendable {
  /// The language that was asked for.
  package var language: Language?
  /// The projects, by root.
  package var projects: [Project]
  /// What there is to read, each file once.
  package var statistics: Statistics
  /// What belongs to no project.
  package var problems: [DocumentProblem]

  /// Whether there was nothing to read at all.
  package var isEmpty: Bool { projects.isEmpty && problems.isEmpty }
}
