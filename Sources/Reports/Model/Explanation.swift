import FileReading
import Guidance
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
    let decisions = (advice.decisions[id] ?? []).map {
      ExplainedDecision($0, layout, palette).text
    }
    let legend = "✓ applies   · does not apply   ? depends on an answer of the team"
    return ([head(of: subject), legend] + decisions + [tabs(of: subject), facts(of: subject)])
      .filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private func head(of subject: Subject) -> String {
    let place = "\(subject.location.file):\(subject.location.line) · \(subject.object)"
    return palette.heading(
      harmless("\(Wording.kind(subject.kind.rawValue)): \(subject.scene ?? "")"))
      + "\n" + palette.faint(harmless(place))
  }

  private func tabs(of subject: Subject) -> String {
    guard !subject.children.isEmpty else { return "" }
    return ([palette.heading("What each tab is for")] + subject.children.map(tab))
      .joined(separator: "\n")
  }

  private func tab(_ tab: SubjectID) -> String {
    let title = quoted(advice.subjects[tab].facts[.title]?.shown ?? "")
    return (advice.decisions[tab] ?? []).flatMap { decision in
      let confidence = Wording.confidence(decision.confidence, in: decision.outcome)
      let purpose = "\(Wording.outcome(decision.outcome))  (\(confidence))"
      return [layout.wrap(harmless("\(title) → \(purpose)"), first: "  ", rest: "    ")]
        + decision.reasons.map { layout.wrap(harmless($0.text), first: "    ") }
    }.joined(separator: "\n")
  }

  private func facts(of subject: Subject) -> String {
    let rows = AnyFact.all.filter { $0.holds(for: subject.kind) }.compactMap { fact in
      subject.facts[fact].map { (fact, $0.shown) }
    }
    let lines = rows.filter { !$0.1.isEmpty }.map { fact, value in
      layout.wrap(
        harmless("\(fact.meaning.uppercasedFirst): \(value) (\(fact.name))"), first: "  ",
        rest: "    ")
    }
    return ([palette.heading("Facts, with their names in rules")] + lines).joined(separator: "\n")
  }
}
