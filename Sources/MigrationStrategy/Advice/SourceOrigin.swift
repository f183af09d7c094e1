import Guidance
import NavigationGraph
package import Projects
import SourceEvidence

extension Subject {
  /// Whether the subject or its tabs are created in source code.
  package var isFromSource: Bool {
    location.isInSource || declaredIn.map { SourceFile.isSource($0) } ?? false
  }
}

extension Rule {
  /// Whether the condition needs facts that only source code provides.
  var asksSource: Bool { allNeeds.contains(.source) }
}

/// The numbers of source files and of transitions in a project.
package struct SourceCounts: Sendable, Hashable {
  /// The number of files that were scanned.
  package var files: Int
  /// The number of files that contain a relevant word and were parsed.
  package var parsedFiles: Int
  /// The number of transitions from one screen to another.
  package var transitions: Int

  /// Creates the counts of a project. Returns `nil` if no source code was scanned.
  package init?(_ project: Project) {
    guard let source = project.source, source.fileCount > 0 else { return nil }
    files = source.fileCount
    parsedFiles = source.parsedFileCount
    transitions = source.transitions.count
  }
}
