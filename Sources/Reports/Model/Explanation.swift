import FileReading
import Guidance
import InterfaceBuilder
import Markup
package import MigrationStrategy
import NavigationGraph

/// A complete explanation of the decisions about a structure, for a terminal.
package struct Explanation {
  private let advice: Advice
  private let id: SubjectID
  private let layout: TextLayout
  private let palette: Palette

  /// Creates the explanation of the structure with an object ID, or returns `nil` if there is no
  /// decision about it. The path of the document is relative to the project's root.
  package init?(file: String, object: String, in advice: Advice, _ options: RenderingOptions) {
    let found = advice.decisions.keys.sorted().first { id in
      let subject = advice.subjects[id]
      return subject.location.file == file && subject.object == object && subject.kind != .tab
    }
    guard let found else { return nil }
    self.advice = advice
    id = found
    layout = TextLayout(width: max(40, options.width))
    palette = Palette(isOn: options.color)
  }

  /// Returns the objects of a document that have decisions, for a message.
  package static func objects(in file: String, _ advice: Advice) -> [String] {
    advice.decisions.keys.sorted().map { advice.subjects[$0] }
      .filter { $0.location.file == file && ![.tab, .scene, .project].contains($0.kind) }
      .map { "\($0.object) (\($0.kind.rawValue))" }
  }

  /// The text of the explanation.
  package var text: String {
    let subject = advice.subjects[id]
    let place = "\(subject.location.file):\(subject.location.line) · \(subject.object)"
    let head = [
      palette.heading(harmless("\(Wording.kind(subject.kind.rawValue)): \(subject.scene ?? "")")),
      palette.faint(harmless(place)),
    ]
    let decisions = (advice.decisions[id] ?? []).map(working)
    let tabs = subject.children.map(tab)
    return ([head.joined(separator: "\n")] + decisions + tabs + [facts(of: subject)])
      .filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private func working(_ decision: Decision) -> String {
    let score = decision.score.map { ", score \(signed($0))" } ?? ""
    var lines = [
      palette.heading(decision.title),
      "  → " + palette.outcome(Wording.outcome(decision.outcome))
        + "  (\(decision.outcome.id), \(decision.confidence.rawValue)\(score))",
    ]
    lines += decision.working.map(step)
    lines += decision.alternatives.map {
      layout.wrap(
        harmless("\(Wording.outcome($0.outcome)). \($0.why)"), first: "  or       ")
    }
    if let dissent = decision.dissent {
      lines.append(
        "  edition \(dissent.edition.rawValue): \(Wording.outcome(dissent.outcome))"
          + (dissent.score.map { ", score \(signed($0))" } ?? ""))
    }
    lines += decision.questions.map {
      layout.wrap(
        harmless($0.text)
          + ($0.effect.map { " If so: \(Wording.outcome($0).lowercasedFirst)." } ?? ""),
        first: "  ask      ")
    }
    return lines.joined(separator: "\n")
  }

  private func step(_ step: Decision.Step) -> String {
    let mark =
      switch step.result {
      case .held: "✓"
      case .didNotHold: "·"
      case .unknown: "?"
      }
    let weight = step.weight.map { TextLayout.padded(signed($0), to: 3) } ?? "   "
    let name = "  \(mark) \(step.kind.rawValue.prefix(4)) \(weight) \(step.id)"
    guard step.result == .held else {
      return palette.faint(name)
        + (step.text.isEmpty
          ? "" : "\n" + layout.wrap(harmless(step.text), first: "               "))
    }
    return name + "\n" + layout.wrap(harmless(step.text), first: "               ")
  }

  private func tab(_ tab: SubjectID) -> String {
    let subject = advice.subjects[tab]
    let title = subject.facts[.title]?.shown ?? ""
    return harmless("Tab \(quoted(title)): ")
      + (advice.decisions[tab] ?? []).map { decision in
        "\(decision.outcome.id) (\(decision.confidence.rawValue))\n"
          + decision.reasons.map { layout.wrap(harmless($0.text), first: "    ") }
          .joined(separator: "\n")
      }.joined()
  }

  private func facts(of subject: Subject) -> String {
    let facts = AnyFact.all.filter { $0.holds(for: subject.kind) }.sorted { $0.name < $1.name }
    let rows = facts.compactMap { fact in
      subject.facts[fact].map { value in
        layout.wrap(harmless(value.shown), first: "  " + TextLayout.padded(fact.name, to: 22))
      }
    }
    return ([palette.heading("What is known of it")] + rows).joined(separator: "\n")
  }
}
