import Guidance

extension DecisionCase {
  /// The case with the procedure that decides.
  func decided(by procedure: String) -> DecisionCase {
    changed { $0.procedure = procedure }
  }

  /// The case with answers of the team.
  func answering(_ answers: [String: Bool]) -> DecisionCase {
    changed { $0.answers = answers }
  }

  /// The case with a rule that finds something, and its equivalent.
  func advising(_ rule: String, _ equivalent: String) -> DecisionCase {
    changed { $0.equivalents[rule] = equivalent }
  }

  /// The case with rules that find nothing.
  func notAdvising(_ rules: String...) -> DecisionCase {
    changed { $0.silent += rules }
  }

  /// The case with all menu items of the app.
  func bringing(_ commands: String...) -> DecisionCase {
    changed { $0.commands = commands }
  }

  /// The case with all questions of the decision.
  func asking(_ questions: String...) -> DecisionCase {
    changed { $0.questions = questions }
  }

  /// The case with all alternatives of the decision.
  func offering(_ alternatives: Outcome...) -> DecisionCase {
    changed { $0.alternatives = alternatives }
  }

  /// The case with a score.
  func scoring(_ score: Int) -> DecisionCase {
    changed { $0.score = score }
  }

  private func changed(_ change: (inout DecisionCase) -> Void) -> DecisionCase {
    var entry = self
    change(&entry)
    return entry
  }
}
