import Guidance

/// Another outcome of a decision about a structure.
struct OutcomeChange {
  /// The change as a sentence.
  let text: String
  /// Whether one of the outcomes is that there is nothing to do.
  let isAboutNothing: Bool

  /// Creates a change that is about more than nothing.
  init(text: String) { (self.text, isAboutNothing) = (text, false) }

  /// Compares two decisions. Returns `nil` if they come to the same.
  init?(from old: Decision, to new: Decision, about subject: Subject) {
    let settles = old.confidence == .undecided && new.confidence != .undecided
    guard old.outcome != new.outcome || settles else { return nil }
    let name = Self.name(of: subject)
    let titles = [old, new].map(\.outcome.title).map { name == nil ? $0 : $0.lowercasedFirst }
    let ending = old.outcome == new.outcome ? "no longer open" : "not \(titles[0])"
    text = "\(name ?? old.title): \(titles[1]), \(ending)"
    isAboutNothing = [old.outcome, new.outcome].contains(.nothing)
  }

  /// Returns the texts of changes. That there is nothing to do says little, unless it is all.
  static func texts(of changes: [OutcomeChange]) -> [String] {
    let some = changes.filter { !$0.isAboutNothing }
    return (some.isEmpty ? changes : some).map(\.text)
  }

  /// Returns what people would call a structure, or `nil` for the project.
  private static func name(of subject: Subject) -> String? {
    switch subject.kind {
    case .project: nil
    case .tabBar: "The tabs"
    case .tab: quoted(subject.titles.first.flatMap { $0 } ?? subject.sceneName)
    default: quoted(subject.sceneName)
    }
  }
}
