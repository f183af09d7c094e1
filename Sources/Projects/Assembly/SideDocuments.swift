import FileReading
import InterfaceBuilder

/// What was left out of the advice because of where it stands.
struct SideDocuments {
  private var counts: [SideFolder: Int] = [:]
  private var unreadable: [DocumentProblem] = []

  /// Notes what came of reading one more document in a folder.
  mutating func add(_ outcome: DocumentReader.Outcome, in folder: SideFolder) {
    switch outcome {
    case .document: counts[folder, default: 0] += 1
    case .leftOut: break
    case .unreadable(var problem):
      // Tests hold broken files on purpose: nothing of the app is lost.
      problem.level = .note
      unreadable.append(problem)
    }
  }

  /// A note for each folder, and for each file that cannot be read.
  var problems: [DocumentProblem] {
    let notes = counts.sorted { $0.key < $1.key }.map { folder, count in
      DocumentProblem(
        .note, at: SourceLocation(file: folder.path, line: 1), Self.message(folder.kind, count))
    }
    return notes + unreadable
  }

  private static func message(_ kind: SideFolder.Kind, _ count: Int) -> String {
    let what = count == 1 ? "1 document" : "\(count) documents"
    let verb = count == 1 ? "is" : "are"
    let isLeftOut = "\(verb) counted and left out of the advice"
    switch kind {
    case .tests:
      return "\(what) here \(isLeftOut), because this is a folder of tests. "
        + "Name the folder to have it judged."
    case .vendored:
      return "\(what) here \(isLeftOut), because this is a folder of other people's code. "
        + "Name the folder to have it judged."
    case .testTarget:
      return
        "\(what) here \(isLeftOut), because only tests use it. Name the file to have it judged."
    case .excluded(let glob):
      let match = count == 1 ? "matches" : "match"
      return "\(what) \(isLeftOut), because \(count == 1 ? "it" : "they") \(match) \(glob), which "
        + "is excluded."
    }
  }
}

extension SideFolder {
  /// By path, then by what keeps the documents out.
  fileprivate static func < (a: SideFolder, b: SideFolder) -> Bool {
    (a.path, a.kind.order) < (b.path, b.kind.order)
  }
}

extension SideFolder.Kind {
  fileprivate var order: String {
    switch self {
    case .tests, .vendored, .testTarget: ""
    case .excluded(let glob): glob
    }
  }
}

extension DocumentProblem {
  /// The same, for a reader who does not know the project's folder.
  func told(above root: String) -> DocumentProblem {
    var problem = self
    let parts = [root, location.file].filter { $0 != "." }
    problem.location.file = parts.isEmpty ? "." : parts.joined(separator: "/")
    return problem
  }
}
