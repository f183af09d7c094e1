package import InterfaceBuilder

/// The projects and problems below the requested paths.
package struct Input: Sendable {
  /// The requested language.
  package var language: Language?
  /// The projects, by root.
  package var projects: [Project]
  /// The numbers of files and their parts. Each file counts once.
  package var statistics: Statistics
  /// Problems outside of all projects.
  package var problems: [DocumentProblem]

  /// Whether nothing was found.
  package var isEmpty: Bool { projects.isEmpty && problems.isEmpty }
}
