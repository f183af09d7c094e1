import FileReading
import Guidance
import InterfaceBuilder
package import Projects
import SourceEvidence

extension SourceLocation {
  /// Whether it is a place in source code, and not in a document or a property list.
  package var isInSource: Bool { SourceFile.isSource(file) }
}

extension Subject {
  /// Whether source code says what it is: it is made there, or its tabs are.
  package var isFromSource: Bool {
    location.isInSource || declaredIn.map { SourceFile.isSource($0) } ?? false
  }
}

extension Rule {
  /// Whether what it asks for is read from source code.
  var asksSource: Bool { allNeeds.contains(.source) }
}

/// How much of a project's source code was read, and what it holds.
package struct SourceCounts: Sendable, Hashable {
  /// The files that were looked at.
  package var files: Int
  /// Those of them that hold a word of interest and were parsed.
  package var parsedFiles: Int
  /// The ways from one screen to another.
  package var transitions: Int
  /// The commands of menus, and the keys in use.
  package var commands: Int

  /// The counts of a project; `nil` where none of its source code was looked at.
  package init?(_ project: Project) {
    guard let source = project.source, source.fileCount > 0 else { return nil }
    files = source.fileCount
    parsedFiles = source.parsedFileCount
    transitions = source.transitions.count
    commands = source.commands.count
  }
}
