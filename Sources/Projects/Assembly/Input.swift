package import FileReading

/// The projects and problems found at the requested paths.
package struct Input: Sendable {
  /// The requested language of titles.
  package var language: Language?
  /// The projects, by root.
  package var projects: [Project]
  /// The numbers of files and of their elements. Each file counts once.
  package var statistics: Statistics
  /// Problems outside of all projects.
  package var problems: [InputProblem]

  /// Whether nothing was found.
  package var isEmpty: Bool { projects.isEmpty && problems.isEmpty }
}
