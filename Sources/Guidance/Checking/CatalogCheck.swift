/// Checks the references between the files of a catalog, and their use of the vocabulary.
struct CatalogCheck {
  let equivalents: [String]
  let rules: [String]
  /// The IDs of the menu commands, or `nil` if they are unknown.
  let commands: [String]?
  /// The technologies that each equivalent describes. It is empty for what all targets share.
  let forms: [TargetPlatform]
  private(set) var errors: [CatalogErrors.Entry] = []

  init(
    equivalents: [String], rules: [String], commands: [String]?, forms: [TargetPlatform] = []
  ) {
    self.forms = forms
    self.equivalents = equivalents
    self.rules = rules
    self.commands = commands
  }

  mutating func check(_ rule: Rule, in file: CatalogFile?) {
    guard let file else { return }
    if !rule.id.contains("/") {
      add(file, ["id"], "a rule belongs to a group: rules/<group>/<name>.yml")
    }
    if rule.subjects.isEmpty { add(file, ["subject"], "a rule needs a subject") }
    if !equivalents.contains(rule.equivalent) {
      add(file, ["equivalent"], "there is no equivalent '\(rule.equivalent)'")
    }
    for (index, other) in rule.silences.enumerated() where !rules.contains(other) {
      add(file, ["silences", "\(index)"], "there is no rule '\(other)'")
    }
    if let because = rule.because, !rule.sources.contains(because.source) {
      add(
        file, ["because", "source"], "the rule does not cite '\(because.source)' under 'sources'")
    }
    for (index, other) in rule.parts.enumerated() where !rules.contains(other) {
      add(file, ["parts", "\(index)"], "there is no rule '\(other)'")
    }
    check(commands: rule.commands.map(\.id), at: { ["commands", "\($0)"] }, in: file)
    for (key, answer) in [("ifYes", rule.ifYes), ("ifNo", rule.ifNo)]
    where answer != nil && rule.question == nil {
      add(file, [key], "'\(key)' needs a question: add 'ask'")
    }
    for subject in rule.subjects { check(rule, on: Checked(file: file, subject: subject)) }
  }

  private mutating func check(_ rule: Rule, on checked: Checked) {
    check(rule.condition, checked, ["when"])
    check(rule.raised?.condition, checked, ["raise", "when"])
    check(rule.titles, checked, ["titles"])
    for (index, command) in rule.commands.enumerated() {
      check(command.condition, checked, ["commands", "\(index)", "when"])
    }
    for (key, text) in [("message", rule.message), ("why", rule.why), ("advice", rule.advice)] {
      check(text, checked, [key])
    }
    for (keys, text) in rule.specialTexts { check(text, checked, keys) }
    check(rule.question, checked, [])
  }

  mutating func check(_ decision: DecisionProcedure, in file: CatalogFile?) {
    guard let file else { return }
    if decision.subjects.isEmpty { add(file, ["subject"], "a decision needs a subject") }
    checkIDs(decision.gates.map(\.id), at: "gates", in: file)
    checkIDs(decision.terms.map(\.id), at: "terms", in: file)
    let outcomes = decision.outcomes.map(\.id)
    for id in decision.titles.keys.sorted() where !outcomes.contains(id) {
      add(file, ["outcomes", id], "the decision has no outcome '\(id)'")
    }
    for subject in decision.subjects { check(decision, on: Checked(file: file, subject: subject)) }
    if (decision.verdicts.last ?? decision.gates.last)?.condition != .always {
      add(
        file, [decision.verdicts.isEmpty ? "gates" : "verdicts"],
        "the last one must hold always, so that something is decided")
    }
    let last = decision.verdicts.last ?? decision.gates.last
    if [last?.ifYes, last?.ifNo].contains(where: { if case .next? = $0 { true } else { false } }) {
      add(
        file, [decision.verdicts.isEmpty ? "gates" : "verdicts"],
        "the last one must decide whatever is answered: nothing comes next")
    }
  }

  private mutating func checkAnswers(to gate: Gate, _ checked: Checked, _ keys: [String]) {
    for (key, answer) in [("ifYes", gate.ifYes), ("ifNo", gate.ifNo)] {
      guard let answer else { continue }
      if gate.question == nil {
        add(checked.file, keys + [key], "'\(key)' needs a question: add 'ask'")
      }
      guard case .settled(let settlement) = answer else { continue }
      check(settlement.reason, checked, keys + [key, "reason"], scored: true)
    }
  }

  private mutating func check(_ decision: DecisionProcedure, on checked: Checked) {
    check(decision.decides, checked, ["decides"])
    for (key, gates) in [("gates", decision.gates), ("verdicts", decision.verdicts)] {
      for (index, gate) in gates.enumerated() {
        check(gate.condition, checked, [key, "\(index)", "when"])
        check(gate.reason, checked, [key, "\(index)", "reason"], scored: true)
        check(gate.question, checked, [key, "\(index)"])
        checkAnswers(to: gate, checked, [key, "\(index)"])
      }
    }
    for (index, term) in decision.terms.enumerated() {
      check(term.condition, checked, ["terms", "\(index)", "when"])
      check(term.reason, checked, ["terms", "\(index)", "reason"])
      check(term.question, checked, ["terms", "\(index)"])
    }
    for (index, alternative) in decision.alternatives.enumerated() {
      check(alternative.condition, checked, ["alternatives", "\(index)", "when"])
      check(alternative.why, checked, ["alternatives", "\(index)", "why"])
      check(alternative.question, checked, ["alternatives", "\(index)"])
    }
    check(decision.doubt?.condition, checked, ["doubt", "when"])
    check(decision.doubt?.reason ?? "", checked, ["doubt", "reason"])
    check(decision.unsure?.condition, checked, ["unsure", "when"])
    check(decision.unsure?.reason ?? "", checked, ["unsure", "reason"])
    check(decision.unsure?.question, checked, ["unsure"])
  }
}

// MARK: - Routes

extension CatalogCheck {
  mutating func check(_ route: Route, in file: CatalogFile?) {
    guard let file else { return }
    let checked = Checked(file: file, subject: .project)
    check(route.already, checked, ["already"])
    for (key, points) in [("misses", route.misses), ("blockers", route.blockers)] {
      checkIDs(points.map(\.id), at: key, in: file)
      for (index, point) in points.enumerated() {
        check(point.condition, checked, [key, "\(index)", "when"])
        check(point.text, checked, [key, "\(index)", "text"])
        check(rule: point.rule, at: [key, "\(index)", "rule"], in: file)
      }
    }
    checkIDs(route.effort.map(\.id), at: "effort", in: file)
    for (index, part) in route.effort.enumerated() {
      check(part.condition, checked, ["effort", "\(index)", "when"])
      check(part.text, checked, ["effort", "\(index)", "text"])
      check(part.times, checked, ["effort", "\(index)", "times"])
    }
    for (index, rule) in route.withoutRules.enumerated() {
      check(rule: rule, at: ["withoutRules", "\(index)"], in: file)
    }
  }

  private mutating func check(rule: String?, at keys: [String], in file: CatalogFile) {
    guard let rule, !rules.contains(rule) else { return }
    add(file, keys, "there is no rule '\(rule)'")
  }
}

// MARK: - Parts

extension CatalogCheck {
  /// A file, and the subject whose facts it can refer to.
  private struct Checked {
    var file: CatalogFile
    var subject: SubjectKind
  }

  private mutating func check(_ predicate: Predicate?, _ checked: Checked, _ keys: [String]) {
    for (fact, kind) in predicate?.facts(of: checked.subject) ?? []
    where !fact.holds(for: kind) {
      add(checked.file, keys, "a \(kind.rawValue) has no fact '\(fact.name)'")
    }
  }

  private mutating func check(_ fact: AnyFact?, _ checked: Checked, _ keys: [String]) {
    guard let fact, !fact.holds(for: checked.subject) else { return }
    add(checked.file, keys, "a \(checked.subject.rawValue) has no fact '\(fact.name)'")
  }

  private mutating func check(_ question: Question?, _ checked: Checked, _ keys: [String]) {
    check(question?.text ?? "", checked, keys + ["ask", "text"])
  }

  /// Checks the placeholders of a text. Only the reasons of gates and verdicts can contain a score.
  private mutating func check(
    _ text: String, _ checked: Checked, _ keys: [String], scored: Bool = false
  ) {
    for placeholder in MessageTemplate(text).placeholders where !(scored && placeholder == "score")
    {
      guard let fact = AnyFact.named(placeholder) else {
        add(checked.file, keys, "unknown placeholder '{\(placeholder)}'")
        continue
      }
      check(fact, checked, keys)
    }
  }

  mutating func add(_ file: CatalogFile, _ keys: [String], _ message: String) {
    errors += file.error(at: keys, message).entries
  }
}
