import Guidance

/// A new rule of a team, with an example that it finds and a counter-example that it does not find.
///
/// The files pass `macward rules test` as they are. A team changes them into what it needs.
struct NewRule {
  /// The ID: the group, a slash, and the name.
  let id: String
  /// What the rule is about.
  let subject: NewRuleSubject
  /// The class from which the screens that the rule finds inherit, if it is about one.
  let ancestor: String?

  /// Whether a text can be the ID of a rule, which is also the path of its file.
  static func isID(_ text: String) -> Bool {
    text.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*\/[a-z0-9]+(-[a-z0-9]+)*/) != nil
  }

  /// Whether a text can be the name of a class.
  static func isClassName(_ text: String) -> Bool {
    text.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil
  }

  /// The files, by their paths in the folder of rules.
  var files: [(path: String, text: String)] {
    let rule = [(path: "rules/\(id).yml", text: yaml)]
    let kinds = [(suffix: "", isExample: true), (suffix: ".counter", isExample: false)]
    return rule + kinds.flatMap { kind in fixture("rules/\(id)\(kind.suffix)", kind.isExample) }
  }

  /// Returns the files of the example or the counter-example. Code needs a folder.
  private func fixture(_ path: String, _ isExample: Bool) -> [(path: String, text: String)] {
    guard let ancestor else {
      let hasClass = isExample && subject != .tabBar
      let text = subject.storyboard(tabs: isExample ? 3 : 2, hasClass: hasClass)
      return [("\(path).storyboard", text)]
    }
    return [
      ("\(path)/Main.storyboard", subject.storyboard(tabs: 3, hasClass: true)),
      ("\(path)/Example.swift", subject.code(inheritingFrom: isExample ? ancestor : nil)),
    ]
  }

  private var condition: String {
    ancestor.map { "{ superclasses: \($0) }" } ?? subject.condition
  }

  private var message: String {
    ancestor.map { "“{name}” inherits from \($0)." } ?? subject.message
  }

  private var yaml: String {
    """
    # macward rules show facts/\(subject.rawValue)   lists what "when" and "message" can use.
    # macward rules test DIR   checks this rule with the example and the counter-example beside it.
    id: \(id)
    title: \(title)
    subject: \(subject.rawValue)
    when: \(condition)
    equivalent: note
    severity: consider
    effort: small
    message: "\(message)"
    why: Say here why this matters on the Mac.
    advice: Say here what to do.
    sources: [GK]
    examples: { matches: [\(NewRuleSubject.object)] }

    """
  }

  /// The name as a title: `base-screens` becomes `Base screens`.
  private var title: String {
    let words = id.split(separator: "/").dropFirst().joined().replacing("-", with: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
