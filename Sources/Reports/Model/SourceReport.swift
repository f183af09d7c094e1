import MigrationStrategy
import NavigationGraph

/// The numbers of findings in source code.
package struct SourceReport: Sendable, Encodable, Equatable {
  /// The number of source files.
  package var files: Int
  /// The number of source files that were parsed because they contain relevant names.
  package var parsedFiles: Int
  /// The number of transitions between screens.
  package var transitions: Int
  /// The number of menu commands and key commands.
  package var commands: Int
  /// The number of structures.
  package var structures: Int
  /// The number of recommendations that are based on source code.
  package var recommendations: Int
  /// The number of recommendations that source code shows to be done.
  package var done: Int

  /// Counts a report's findings in source code, or returns `nil` if none was read.
  init?(
    _ counts: SourceCounts?, _ structures: [StructureReport],
    _ recommendations: [RecommendationReport], commands: [AppCommand]
  ) {
    guard let counts else { return nil }
    (files, parsedFiles) = (counts.files, counts.parsedFiles)
    transitions = counts.transitions
    self.commands = commands.count { $0.location.isInSource }
    self.structures = structures.count { $0.fromSource == true }
    self.recommendations = recommendations.count { $0.fromSource == true }
    done = recommendations.count { finding in
      finding.status == .done && finding.evidence?.contains { $0.fromSource == true } ?? false
    }
  }
}

extension Wording {
  /// Returns the numbers of source files and of their findings, as text.
  static func source(_ source: SourceReport) -> String {
    let found = [
      source.structures == 0 ? nil : counted(source.structures, "structure"),
      source.transitions == 0
        ? nil : "\(counted(source.transitions, "transition")) between screens",
      source.commands == 0 ? nil : counted(source.commands, "command"),
      source.recommendations == 0 ? nil : counted(source.recommendations, "recommendation"),
      source.done == 0 ? nil : "\(source.done) done already",
    ].compactMap { $0 }
    let files = "\(counted(source.files, "source file")), \(source.parsedFiles) parsed"
    return files + (found.isEmpty ? "; no results" : ": " + found.joined(separator: ", "))
  }

  /// The mark of findings in source code.
  static let fromSource = "from source"
  /// Returns what is said of a structure that a dump of the running app shows. If the files have it, too, the
  /// app confirms it.
  static func runningApp(_ structure: StructureReport) -> String? {
    structure.runningApp.map { place in
      let isConfirmed = structure.file != place.file
      return (isConfirmed ? "confirmed by" : "from")
        + " the running app (\(place.file):\(place.line))"
    }
  }
}
