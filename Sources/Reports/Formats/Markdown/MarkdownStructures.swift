import Guidance
import MigrationStrategy

/// Containers and controls of navigation, and what was decided about them.
extension MarkdownReporter {
  func summary(of project: ProjectReport) -> String {
    var table = MarkdownTable(["What it is", "Where", "What it becomes", "How sure"])
    for structure in project.structures where !structure.isRoutine {
      let decisions = structure.decisions
      table.add([
        name(of: structure), code("\(structure.file):\(structure.line)"),
        decisions.map { Wording.outcome($0.outcome) }.joined(separator: "; "),
        decisions.first.map { Wording.confidence(of: $0) } ?? "–",
      ])
    }
    return table.isEmpty ? "" : "## In short\n\n" + table.text
  }

  func name(of structure: StructureReport) -> String {
    let titles = Wording.titles(of: structure)
    let name = titles.isEmpty ? structure.scene : titles.joined(separator: ", ")
    return markdown("\(Wording.kind(structure.kind)): \(name)")
  }

  /// A section about a structure, with its picture if there is one.
  func structure(
    _ structure: StructureReport, _ groups: [RecommendationGroup], _ picture: String?
  ) -> String {
    var blocks = ["## \(name(of: structure))"]
    let custom = structure.customClass.map { ", class \(code($0))" } ?? ""
    blocks.append(
      layout.wrap(
        "\(code("\(structure.file):\(structure.line)")), object \(code(structure.object)), role "
          + "*\(structure.role)*\(custom)"
          + (structure.fromSource ? ", \(Wording.fromSource)." : ".")))
    if let picture { blocks.append(picture) }
    if let decision = structure.decision { blocks.append(self.decision(decision)) }
    for procedure in structure.procedures {
      blocks.append("**\(procedure.title)**")
      blocks.append(self.decision(procedure))
    }
    if let howTo = howTo(groups) { blocks.append(howTo) }
    blocks += recommendations(groups)
    return blocks.joined(separator: "\n\n")
  }

  /// Where the review says how to build what is recommended.
  private func howTo(_ groups: [RecommendationGroup]) -> String? {
    guard sections.contains(.build) else { return nil }
    let names = Set(groups.map(\.first.equivalent))
    let links = report.buildable.filter { names.contains($0.id) }
      .map { link($0.title, to: "#" + RuleEntry.slug($0.title)) }
    guard !links.isEmpty else { return nil }
    return layout.wrap("**How to build it:** \(links.joined(separator: ", "))")
  }

  private func decision(_ decision: DecisionReport) -> String {
    var lines = [
      "**→ \(Wording.outcome(decision.outcome))** (\(Wording.confidence(of: decision)))",
      "",
    ]
    lines += decision.reasons.map { reason in
      let weight = reason.weight == 0 ? "" : "**\(signed(reason.weight))** "
      let source = reason.source.isEmpty ? "" : " *(\(markdown(reason.source)))*"
      return layout.wrap(weight + markdown(reason.text) + source, first: "- ")
    }
    if !decision.alternatives.isEmpty {
      lines += ["", "Why not something else:", ""]
      lines += decision.alternatives.map { alternative in
        layout.wrap(
          "*\(Wording.outcome(alternative.outcome)):* \(markdown(alternative.why))", first: "- ")
      }
    }
    if let dissent = decision.dissent {
      lines += [
        "",
        layout.wrap(
          "The \(dissent.edition.rawValue) edition of the guidance would come to: "
            + "\(Wording.outcome(dissent.outcome).lowercasedFirst)."),
      ]
    }
    return lines.joined(separator: "\n")
  }
}
