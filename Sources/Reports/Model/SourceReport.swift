import MigrationStrategy

/// What was read in source code, apart from what documents say.
package struct SourceReport: Sendable, Encodable, Equatable {
  /// How many files with source code were looked at.
  package var files: Int
  /// How many of them hold a word of interest, and were parsed.
  package var parsedFiles: Int
  /// The number of transitions between screens in them.
  package var transitions: Int
  /// How many commands of menus, and keys in use.
  package var commands: Int
  /// How many structures are made there.
  package var structures: Int
  /// How many recommendations rest on them.
  package var recommendations: Int
  /// How many recommendations they show to be done.
  package var done: Int

  /// What source code says in a report; `nil` where none was looked at.
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
  /// How much source code was read, and what it says.
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

  /// That something was read in source code.
  static let fromSource = "from source"
}
