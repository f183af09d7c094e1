import Guidance
import Markup
import MigrationStrategy

/// One decision with all of its steps, for a terminal: the outcome, the gates, the score, the
/// outcomes for each score, the alternatives, and the open questions.
struct ExplainedDecision {
  private let decision: Decision
  private let layout: TextLayout
  private let palette: Palette

  init(_ decision: Decision, _ layout: TextLayout, _ palette: Palette) {
    self.decision = decision
    self.layout = layout
    self.palette = palette
  }

  /// The text, with an empty line between its parts.
  var text: String {
    [
      outcome,
      part("Gates, in order. The first one that applies decides.", gates),
      part("Score: the sum of the points of what applies.", terms),
      part("Outcome for the score", steps(.verdict).map(verdict)),
      part("Decision of the team", steps(.team).map { line("✓ ", $0.text) }),
      part("Alternatives", alternatives), part("Open questions", questions),
    ].compactMap { $0 }.joined(separator: "\n\n")
  }

  private var outcome: String {
    let score = decision.score.map { ", score \(signed($0))" } ?? ""
    let confidence = Wording.confidence(decision.confidence, in: decision.outcome)
    return palette.heading(decision.title) + "\n  → "
      + palette.outcome(Wording.outcome(decision.outcome)) + "  (\(confidence)\(score))"
  }

  private func part(_ title: String, _ lines: [String]) -> String? {
    lines.isEmpty ? nil : (["  \(title)"] + lines).joined(separator: "\n")
  }

  private func steps(_ kind: Decision.Step.Kind) -> [Decision.Step] {
    decision.working.filter { $0.kind == kind }
  }

  private func line(_ mark: String, _ text: String) -> String {
    layout.wrap(harmless(text), first: "  \(mark)")
  }
}

// MARK: - Steps

extension ExplainedDecision {
  private var gates: [String] {
    let passed = steps(.gate).filter { $0.result == .didNotHold && $0.text.isEmpty }
    return quiet(passed.map { Self.words($0.id) })
      + steps(.gate).filter { $0.result == .held || !$0.text.isEmpty }.map { step in
        line("\(Self.mark(step)) ", "\(Self.words(step.id)): \(step.text)")
      }
  }

  /// The terms that apply, then those that depend on an answer, and then the others in one line.
  private var terms: [String] {
    let shown = steps(.term).filter { $0.result != .didNotHold || !$0.text.isEmpty }
    let others = steps(.term).filter { $0.result == .didNotHold && $0.text.isEmpty }
    return (shown.filter { $0.result == .held } + shown.filter { $0.result != .held }).map(term)
      + quiet(others.map { "\(Self.words($0.id)) (\(signed($0.weight ?? 0)))" })
  }

  private func term(_ step: Decision.Step) -> String {
    line(
      "\(Self.mark(step)) \(TextLayout.padded(signed(step.weight ?? 0), to: 2))  ",
      "\(Self.words(step.id)): \(step.text)")
  }

  private func verdict(_ step: Decision.Step) -> String {
    guard let verdict = step.verdict else { return line("\(Self.mark(step)) ", step.text) }
    let confidence = Wording.confidence(verdict.confidence, in: verdict.outcome)
    let text = line(
      "\(Self.mark(step)) ",
      "\(verdict.words): \(Wording.outcome(verdict.outcome))  (\(confidence))")
    return step.result == .held ? text : palette.faint(text)
  }

  private func quiet(_ names: [String]) -> [String] {
    names.isEmpty ? [] : [palette.faint(line("· ", names.joined(separator: ", ")))]
  }

  private static func words(_ id: String) -> String { id.replacing("-", with: " ") }

  private static func mark(_ step: Decision.Step) -> String {
    switch step.result {
    case .held: "✓"
    case .didNotHold: "·"
    case .unknown: "?"
    }
  }
}

extension Decision.Verdict {
  /// The scores and conditions, as text.
  fileprivate var words: String {
    let scores =
      switch (scores?.lowerBound, scores?.upperBound) {
      case (nil, _), (_, nil), (.min?, .max?): "Otherwise"
      case (let low?, .max?): "\(signed(low)) or more"
      case (.min?, let high?): "\(signed(high)) or less"
      case (let low?, let high?): "\(signed(low)) to \(signed(high))"
      }
    return facts.isEmpty ? scores : "\(scores), depending on \(facts.joined(separator: ", "))"
  }
}

// MARK: - Alternatives and questions

extension ExplainedDecision {
  private var alternatives: [String] {
    let others = decision.alternatives.map {
      line("", "\(Wording.outcome($0.outcome)). \($0.why)")
    }
    let dissent = decision.dissent.map { dissent in
      let score = dissent.score.map { " (score \(signed($0)))" } ?? ""
      return line(
        "", "\(dissent.edition.rawValue) edition: \(Wording.outcome(dissent.outcome))\(score)")
    }
    return others + (dissent.map { [$0] } ?? [])
  }

  private var questions: [String] {
    decision.questions.map { question in
      let effect = question.effect.map { " If so: \(Wording.outcome($0).lowercasedFirst)." }
      return line("? ", question.text + (effect ?? ""))
    }
  }
}
