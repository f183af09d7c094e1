import FileReading
import InterfaceBuilder

/// The documents of a project that are excluded from the advice.
struct ExcludedDocuments {
  private var counts: [ExcludedFolder: Int] = [:]
  private var unreadable: [InputProblem] = []

  /// Adds the result of reading a document in a folder.
  mutating func add(_ outcome: DocumentReader.Outcome, in folder: ExcludedFolder) {
    switch outcome {
    case .document: counts[folder, default: 0] += 1
    case .leftOut: break
    case .unreadable(var problem):
      // Tests contain broken files on purpose, so no part of the app is missing.
      problem.level = .note
      unreadable.append(problem)
    }
  }

  /// A note for each folder, and one for each file that cannot be read.
  var problems: [InputProblem] {
    let notes = counts.sorted { $0.key < $1.key }.map { folder, count in
      InputProblem(
        .note, at: SourceLocation(file: folder.path, line: 1), Self.message(folder.kind, count))
    }
    return notes + unreadable
  }

  private static func message(_ kind: ExcludedFolder.Kind, _ count: Int) -> String {
    let what = count == 1 ? "1 document" : "\(count) documents"
    let verb = count == 1 ? "is" : "are"
    let isLeftOut = "\(verb) counted and left out of the advice"
    switch kind {
    case .tests:
      return "\(what) here \(isLeftOut), because this is a folder of tests. "
        + "Name the folder to review it."
    case .thirdParty:
      return "\(what) here \(isLeftOut), because this is a folder of third-party code. "
        + "Name the folder to review it."
    case .testTarget:
      return
        "\(what) here \(isLeftOut), because only tests use it. Name the file to review it."
    case .noTarget:
      return "\(what) here \(isLeftOut), because no target of the project contains "
        + "\(count == 1 ? "it" : "them"). Name the file to review it."
    case .otherPlatforms:
      return "\(what) here \(isLeftOut), because the app contains \(count == 1 ? "it" : "them") on "
        + "other platforms only. Name the file to review it."
    case .excluded(let glob):
      let match = count == 1 ? "matches" : "match"
      return "\(what) \(isLeftOut), because \(count == 1 ? "it" : "they") \(match) \(glob), which "
        + "is excluded."
    }
  }
}

extension ExcludedFolder {
  /// Orders folders by path, then by glob.
  fileprivate static func < (a: ExcludedFolder, b: ExcludedFolder) -> Bool {
    (a.path, a.kind.order) < (b.path, b.kind.order)
  }
}

extension ExcludedFolder.Kind {
  fileprivate var order: String {
    switch self {
    case .tests, .thirdParty, .testTarget, .noTarget, .otherPlatforms: ""
    case .excluded(let glob): glob
    }
  }
}

extension InputProblem {
  /// Returns the problem with a path relative to the parent folder of a project's root.
  func relative(toParentOf root: String) -> InputProblem {
    var problem = self
    let parts = [root, location.file].filter { $0 != "." }
    problem.location.file = parts.isEmpty ? "." : parts.joined(separator: "/")
    return problem
  }
}
