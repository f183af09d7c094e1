import FileReading
import Guidance
import NavigationGraph
import SourceEvidence

extension Subjects {
  /// Whether a subject is for the developers of the app alone, going by the name of its class or its
  /// file: a screen for debugging. What an app starts with is for people.
  func isForDevelopers(_ id: SubjectID) -> Bool {
    if let parent = self[id].parent, parent != .project { return isForDevelopers(parent) }
    let subject = self[id]
    guard ![.project, .missingAPI].contains(subject.kind),
      subject.facts[.role] != Role.root.rawValue
    else { return false }
    return [subject.customClass, subject.owner].compactMap { $0 }.contains(where: \.namesDebugging)
      || subject.location.isForDebugging
  }
}

extension SourceLocation {
  /// Whether the file is for debugging, going by its name.
  var isForDebugging: Bool {
    file.split(separator: "/").last.map { String($0).namesDebugging } ?? false
  }
}

extension String {
  /// Whether one of the words of a name is about debugging.
  fileprivate var namesDebugging: Bool { nameWords.contains("debug") }
}
