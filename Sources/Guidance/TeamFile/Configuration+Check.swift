extension Configuration {
  /// Checks that the catalogs contain the targets, questions, rules, and outcomes that the file refers
  /// to.
  ///
  /// - Parameters:
  ///   - catalogs: The catalogs.
  ///   - kind: Returns the kind of the structure at a place, so that only its outcomes are named.
  /// - Throws: All that they do not contain, with the most similar names.
  package func check(
    with catalogs: [Catalog], kind: (StructurePlace) -> SubjectKind? = { _ in nil }
  ) throws(CatalogErrors) {
    let entries = mistakes(with: catalogs, kind)
    guard entries.isEmpty else { throw CatalogErrors(entries) }
  }

  /// Returns an error for each name that the catalogs do not contain.
  func mistakes(
    with catalogs: [Catalog], _ kind: (StructurePlace) -> SubjectKind? = { _ in nil }
  ) -> [CatalogErrors.Entry] {
    let questions = catalogs.reduce(into: [:]) { $0.merge($1.questions) { first, _ in first } }
    let procedures = catalogs.flatMap(\.decisions)
    let outcomes = Set(procedures.flatMap(\.outcomes).map(\.id))
    let rules = Set(catalogs.flatMap(\.rules).map(\.id))
    let wrongAnswers = answers.compactMap { answer -> CatalogErrors? in
      guard let kind = questions[answer.question] else {
        return error(
          answer.line, answer.column,
          unknown("question", answer.question, among: Set(questions.keys), or: nil))
      }
      return kind.problem(with: answer).map { error(answer.line, answer.column, $0) }
    }
    let wrongDecisions = decisions.compactMap { decision -> CatalogErrors? in
      if let rule = decision.rule, !rules.contains(rule) {
        return error(
          decision.line, decision.column,
          unknown("rule", rule, among: rules, or: "`macward rules` names them all"))
      }
      if let outcome = decision.outcome, !outcomes.contains(outcome) {
        let place = decision.place
        let kind = place.object == StructurePlace.project ? .project : kind(place)
        let own = procedures.filter { kind.map($0.subjects.contains) ?? true }
        return error(
          decision.line, decision.column,
          unknownOutcome(outcome, among: Set(own.flatMap(\.outcomes).map(\.id)), of: kind))
      }
      return nil
    }
    let wrongRules = disabledRules.filter { !rules.contains($0.rule) }.map { disabled in
      error(
        disabled.line, disabled.column,
        unknown("rule", disabled.rule, among: rules, or: "`macward rules` names them all"))
    }
    return (wrongAnswers + wrongDecisions + wrongRules).flatMap(\.entries)
  }

  private func unknownOutcome(_ name: String, among known: Set<String>, of kind: SubjectKind?)
    -> String
  {
    let near = nearest(to: name, among: known) ?? alike(name, among: known)
    let message =
      "there is no outcome '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? "")
    guard kind != nil || near == nil else { return message }
    let all = known.sorted().joined(separator: ", ")
    return message + (near == nil ? "; expected one of \(all)" : " Its outcomes are \(all)")
  }

  private func error(_ line: Int, _ column: Int, _ message: String) -> CatalogErrors {
    CatalogErrors(path, line: line, column: column, message)
  }

  private func unknown(
    _ kind: String, _ name: String, among known: Set<String>, or hint: String?
  ) -> String {
    let all = hint ?? "expected one of " + known.sorted().joined(separator: ", ")
    let near = nearest(to: name, among: known).map { "did you mean '\($0)'?" }
    return "there is no \(kind) '\(name)'; \(near ?? all)"
  }
}

extension Catalog {
  /// All questions in decisions and rules, by ID.
  package var questions: [String: Question] {
    let all = decisions.flatMap(\.questions) + rules.compactMap(\.question)
    return Dictionary(all.map { ($0.id, $0) }) { first, _ in first }
  }
}

extension Question {
  /// Returns what is wrong with an answer, and what to write instead, or `nil` if it is right.
  fileprivate func problem(with given: TeamAnswer) -> String? {
    let isRight = given.value.isOf(answer) && (!answer.needsStructure || given.structure != nil)
    guard !isRight else { return nil }
    let example = example.map { ", such as \(id): \($0)" } ?? ""
    return "'\(id)' is answered with \(answer.description)\(example)"
  }
}

extension DecisionProcedure {
  /// The questions of the decision.
  package var questions: [Question] {
    (gates + verdicts).compactMap(\.question) + terms.compactMap(\.question)
      + alternatives.compactMap(\.question) + [unsure?.question].compactMap { $0 }
  }
}
