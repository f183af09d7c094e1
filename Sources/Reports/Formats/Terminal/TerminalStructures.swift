import Guidance
import Markup
import MigrationStrategy

/// Containers and controls of navigation, and what was decided about them.
extension TerminalReporter {
  func structure(_ structure: StructureReport, _ groups: [RecommendationGroup]) -> String {
    var lines = [title(of: structure)]
    lines.append(
      palette.faint(
        layout.wrap(
          harmless(
            "\(place(structure.file, structure.line)) · \(structure.object) · \(structure.role)"
              + (structure.customClass.map { " · \($0)" } ?? "")
              + (structure.fromSource ? " · \(Wording.fromSource)" : "")))))
    if let decision = structure.decision { lines.append(self.decision(decision)) }
    lines += structure.procedures.map { procedure in
      "\n" + layout.wrap(procedure.title + ":", first: "  ") + "\n" + self.decision(procedure)
    }
    lines += recommendations(groups).map { "\n" + $0 }
    return lines.joined(separator: "\n")
  }

  private func title(of structure: StructureReport) -> String {
    let titles = Wording.titles(of: structure)
    let name = titles.isEmpty ? structure.scene : titles.joined(separator: " · ")
    let heading = layout.wrap(harmless("\(Wording.kind(structure.kind)): \(name)"), rest: "  ")
    return heading.split(separator: "\n").map { palette.heading(String($0)) }
      .joined(separator: "\n")
  }

  private func decision(_ decision: DecisionReport) -> String {
    var lines = [
      "  → " + palette.outcome(Wording.outcome(decision.outcome))
        + palette.faint("  (\(Wording.confidence(of: decision)))")
    ]
    lines += decision.reasons.map { reason in
      let source = reason.source.isEmpty ? "" : " [\(reason.source)]"
      return layout.wrap(
        harmless(reason.text) + source,
        first: reason.weight == 0 ? "       " : "    " + signed(reason.weight) + " ",
        rest: "       ")
    }
    lines += decision.alternatives.map { alternative in
      layout.wrap(
        harmless("\(Wording.outcome(alternative.outcome)). \(alternative.why)"),
        first: "    or ", rest: "       ")
    }
    if let dissent = decision.dissent {
      lines.append(
        layout.wrap(
          "The \(dissent.edition.rawValue) edition of the guidance comes to: "
            + "\(Wording.outcome(dissent.outcome)).",
          first: "       "))
    }
    return lines.joined(separator: "\n")
  }

  /// What stays as it is, in a line each.
  func routine(_ project: ProjectReport) -> String {
    let routine = project.structures.filter(\.isRoutine)
    guard !routine.isEmpty else { return "" }
    let lines = routine.map { structure in
      let outcome = structure.decision.map { Wording.outcome($0.outcome).lowercased() }
      return layout.wrap(
        harmless(
          "\(Wording.kind(structure.kind)) \(quoted(structure.scene)), "
            + "\(place(structure.file, structure.line)): \(outcome ?? "nothing to do")"),
        first: "  ", rest: "    ")
    }
    return ([palette.heading("Nothing to do")] + lines).joined(separator: "\n")
  }
}
