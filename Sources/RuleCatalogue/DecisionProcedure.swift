/// How something is decided: ordered gates, then named terms with weights, then thresholds.
///
/// The weights and thresholds are macward's own; each names the source of its direction, and where
/// editions of the guidance disagree a term has a weight for each (decision.md).
package struct DecisionProcedure: Sendable, Decodable {
  /// Its name.
  package var id: String
  /// What it decides, as a heading.
  package var title: String
  /// What it decides about.
  package var subjects: [SubjectKind]
  /// The fact that its outcome becomes.
  package var decides: FactName
  /// Where it comes from.
  package var sources: [String]
  /// The first whose condition holds decides.
  package var gates: [Gate]
  /// What the score is made of, when no gate decides.
  package var terms: [Term]
  /// The first whose score and condition hold decides.
  package var verdicts: [Gate]
  /// What else there is, in the order it is offered.
  package var alternatives: [Alternative]
  /// When an outcome that would be certain is not.
  package var doubt: Doubt?

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case id, title, subject, decides, sources, gates, terms, verdicts, alternatives, doubt
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.strictContainer(keyedBy: CodingKeys.self)
    id = try container.decode(String.self, forKey: .id)
    title = try container.decode(String.self, forKey: .title)
    subjects = try container.decode(OneOrMore<Word<SubjectKind>>.self, forKey: .subject)
      .values.map(\.value)
    decides = try container.decode(FactName.self, forKey: .decides)
    sources = try container.decode([String].self, forKey: .sources)
    gates = try container.decode([Gate].self, forKey: .gates)
    terms = try container.decodeIfPresent([Term].self, forKey: .terms) ?? []
    verdicts = try container.decodeIfPresent([Gate].self, forKey: .verdicts) ?? []
    alternatives = try container.decodeIfPresent([Alternative].self, forKey: .alternatives) ?? []
    doubt = try container.decodeIfPresent(Doubt.self, forKey: .doubt)
  }
}

/// How sure a decision is.
package enum Confidence: String, Sendable, Codable, CaseIterable {
  /// The files prove it.
  case certain
  /// The files speak for it.
  case likely
  /// The files do not tell; it is a default, or a question.
  case undecided
}

/// A gate or a verdict: a condition and what it comes to.
package struct Gate: Sendable, Decodable {
  /// Its name; a verdict's is its outcome.
  package var id: String
  /// The scores it holds for.
  package var score: Bounds?
  /// The condition; none always holds.
  package var condition: Predicate
  /// What it comes to.
  package var outcome: String
  /// How sure that is.
  package var confidence: Confidence
  /// Why, with facts of the subject in braces.
  package var reason: String
  /// Where it comes from.
  package var sources: [String]
  /// What to ask the team.
  package var question: Question?
  /// Whether the score is worked out all the same, as the first alternative.
  package var showsScore: Bool

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case id, score, when, outcome, confidence, reason, sources, ask, showsScore
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.strictContainer(keyedBy: CodingKeys.self)
    outcome = try container.decode(String.self, forKey: .outcome)
    id = try container.decodeIfPresent(String.self, forKey: .id) ?? outcome
    score = try container.decodeIfPresent(Bounds.self, forKey: .score)
    condition = try container.decodeIfPresent(Predicate.self, forKey: .when) ?? .always
    confidence = try container.decodeWord(Confidence.self, forKey: .confidence)
    reason = try container.decode(String.self, forKey: .reason)
    sources = try container.decodeIfPresent([String].self, forKey: .sources) ?? []
    question = try container.decodeIfPresent(Question.self, forKey: .ask)
    showsScore = try container.decodeIfPresent(Bool.self, forKey: .showsScore) ?? false
  }
}

/// A part of a score.
package struct Term: Sendable, Decodable {
  /// Its name.
  package var id: String
  /// The condition; none always holds, unless the term has a question.
  package var condition: Predicate
  /// What only people know: without an answer the term counts nothing.
  package var question: Question?
  /// What it adds, by edition.
  package var weight: Weight
  /// Why, with facts of the subject in braces.
  package var reason: String
  /// Where its direction comes from.
  package var sources: [String]

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case id, when, ask, weight, reason, sources
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.strictContainer(keyedBy: CodingKeys.self)
    id = try container.decode(String.self, forKey: .id)
    condition = try container.decodeIfPresent(Predicate.self, forKey: .when) ?? .always
    question = try container.decodeIfPresent(Question.self, forKey: .ask)
    weight = try container.decode(Weight.self, forKey: .weight)
    reason = try container.decode(String.self, forKey: .reason)
    sources = try container.decode([String].self, forKey: .sources)
  }
}

/// An edition of Apple's guidance.
package enum Edition: String, Sendable, Codable, CaseIterable {
  /// Today's.
  case current
  /// That of 2019, when Mac Catalyst was new (seeds-digest.md C5).
  case year2019 = "2019"
}

/// What a term adds to a score: one number, or one for each edition.
package struct Weight: Sendable, Decodable {
  private var byEdition: [Edition: Int]

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case current
    case year2019 = "2019"
  }

  package init(from decoder: any Decoder) throws {
    if let number = try? decoder.singleValueContainer().decode(Int.self) {
      byEdition = [.current: number, .year2019: number]
      return
    }
    let container = try decoder.strictContainer(
      keyedBy: CodingKeys.self, or: "a whole number, or one for each of current and \"2019\"")
    byEdition = [
      .current: try container.decode(Int.self, forKey: .current),
      .year2019: try container.decode(Int.self, forKey: .year2019),
    ]
  }

  fileprivate init(_ byEdition: [Edition: Int]) { self.byEdition = byEdition }

  /// The weight in an edition.
  package func callAsFunction(in edition: Edition) -> Int { byEdition[edition] ?? 0 }
}

extension Weight: Blank { static var blank: Weight? { Weight([:]) } }

/// What else there is.
package struct Alternative: Sendable, Decodable {
  /// What it would come to.
  package var outcome: String
  /// When it is worth naming.
  package var condition: Predicate
  /// Why it lost, with facts of the subject in braces.
  package var why: String
  /// The question whose answer speaks for it.
  package var question: Question?
  /// Whether it is the outcome when the answer is yes.
  package var becomesOutcome: Bool
  /// Where it comes from.
  package var sources: [String]

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case outcome, when, why, ask, becomesOutcome, sources
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.strictContainer(keyedBy: CodingKeys.self)
    outcome = try container.decode(String.self, forKey: .outcome)
    condition = try container.decodeIfPresent(Predicate.self, forKey: .when) ?? .always
    why = try container.decode(String.self, forKey: .why)
    question = try container.decodeIfPresent(Question.self, forKey: .ask)
    becomesOutcome = try container.decodeIfPresent(Bool.self, forKey: .becomesOutcome) ?? false
    sources = try container.decodeIfPresent([String].self, forKey: .sources) ?? []
  }
}

/// When an outcome that would be certain is not.
package struct Doubt: Sendable, Decodable {
  /// When there is doubt.
  package var condition: Predicate
  /// How sure the outcome is then.
  package var confidence: Confidence
  /// Why.
  package var reason: String

  private enum CodingKeys: String, CodingKey, CaseIterable { case when, confidence, reason }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.strictContainer(keyedBy: CodingKeys.self)
    condition = try container.decode(Predicate.self, forKey: .when)
    confidence = try container.decodeWord(Confidence.self, forKey: .confidence)
    reason = try container.decode(String.self, forKey: .reason)
  }
}
