import FileReading
import Guidance
import InterfaceBuilder
package import Projects
import SourceEvidence

extension SourceLocation {
  /// Whether it is in source code, and not in a document or a property list.
  package var isInSource: Bool { SourceFile.isSource(file) }
}

extension Subject {
  /// Whether it is created in source code, or its tabs are.
  package var isFromSource: Bool {
    location.isInSource || declaredIn.map { SourceFile.isSource($0) } ?? false
  }
}

extension Rule {
  /// Whether it needs facts that only source code provides.
  var asksSource: Bool { allNeeds.contains(.source) }
}

/// How much of a project's source code was read, and what it holds.
package struct SourceCounts: Sendable, Hashable {
  /// The number of files that were scanned.
  package var files: Int
  /// The number of files that contain a relevant word and were parsed.
  package var parsedFiles: Int
  /// The number of transitions from one screen to another.
  package var transitions: Int

  /// Creates the counts of a project; `nil` if none of its source code was scanned.
  package init?(_ project: Project) {
    guard let source = project.source, source.fileCount > 0 else { return nil }
    files = source.fileCount
    parsedFiles = source.parsedFileCount
    transitions = source.transitions.count
  }
}
