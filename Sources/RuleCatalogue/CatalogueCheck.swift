/// Checks what the files of a catalogue say about each other and about the vocabulary.
struct CatalogueCheck {
  let equivalents: [String]
  let rules: [String]
  private(set) var errors: [CatalogueErrors.Entry] = []

  init(equivalents: [String], rules: [String]) {
    self.equivalents = equivalents
    self.rules = rules
  }

  mutating func check(_ rule: Rule, in file: CatalogueFile?) {
    guard let file else { return }
    if !equivalents.contains(rule.equivalent) {
      add(file, ["equivalent"], "there is no equivalent '\(rule.equivalent)'")
    }
    for (index, other) in rule.silences.enumerated() where !rules.contains(other) {
      add(file, ["silences", "\(index)"], "there is no rule '\(other)'")
    }
    for subject in rule.subjects {
      check(rule.condition, of: subject, file, ["when"])
      check(rule.raised?.condition ?? .always, of: subject, file, ["raise", "when"])
      for (key, text) in [("message", rule.message), ("why", rule.why), ("advice", rule.advice)] {
        check(text, of: subject, file, [key])
      }
      check(rule.question?.text ?? "", of: subject, file, ["ask", "text"])
    }
  }

  mutating func check(_ decision: DecisionProcedure, in file: CatalogueFile?) {
    guard let file else { return }
    for subject in decision.subjects {
      for (key, gates) in [("gates", decision.gates), ("verdicts", decision.verdicts)] {
        for (index, gate) in gates.enumerated() {
          check(gate.condition, of: subject, file, [key, "\(index)", "when"])
          check(gate.reason, of: subject, file, [key, "\(index)", "reason"])
        }
      }
      for (index, term) in decision.terms.enumerated() {
        check(term.condition, of: subject, file, ["terms", "\(index)", "when"])
        check(term.reason, of: subject, file, ["terms", "\(index)", "reason"])
      }
      for (index, alternative) in decision.alternatives.enumerated() {
        check(alternative.condition, of: subject, file, ["alternatives", "\(index)", "when"])
        check(alternative.why, of: subject, file, ["alternatives", "\(index)", "why"])
      }
    }
    if (decision.verdicts.last ?? decision.gates.last)?.condition != .always {
      add(
        file, [decision.verdicts.isEmpty ? "gates" : "verdicts"],
        "the last one must hold always, so that something is decided")
    }
  }

  private mutating func check(
    _ predicate: Predicate, of subject: SubjectKind, _ file: CatalogueFile, _ keys: [String]
  ) {
    for (fact, kind) in predicate.facts(of: subject) where !fact.definition.holds(for: kind) {
      add(file, keys, "a \(kind.rawValue) has no fact '\(fact.spelling)'")
    }
  }

  private mutating func check(
    _ text: String, of subject: SubjectKind, _ file: CatalogueFile, _ keys: [String]
  ) {
    for placeholder in MessageTemplate(text).placeholders where placeholder != "score" {
      guard let fact = FactName(spelling: placeholder) else {
        add(file, keys, "unknown placeholder '{\(placeholder)}'")
        continue
      }
      if !fact.definition.holds(for: subject) {
        add(file, keys, "a \(subject.rawValue) has no fact '\(placeholder)'")
      }
    }
  }

  private mutating func add(_ file: CatalogueFile, _ keys: [String], _ message: String) {
    errors += file.error(at: keys, message).entries
  }
}
