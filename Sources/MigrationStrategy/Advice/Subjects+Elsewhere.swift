import Guidance
import NavigationGraph

extension Subjects {
  /// Whether a subject, or what it is a part of, is shown on other devices but not on the Mac. Its
  /// decision says so, and there is nothing to do.
  func isElsewhere(_ id: SubjectID) -> Bool {
    if self[id].facts[.role] == Role.otherBranch.rawValue { return true }
    return self[id].parent.map(isElsewhere) ?? false
  }
}
