extension CatalogCheck {
  /// Checks the phases of the plan: their order, and the rules that they name.
  mutating func check(_ plan: PlanTemplate?, in file: CatalogFile?) {
    guard let plan, let file else { return }
    checkIDs(plan.phases.map(\.id), at: "phases", in: file)
    for effort in Effort.allCases where plan.effort[effort].from > plan.effort[effort].to {
      add(file, ["effort", effort.rawValue], "the range ends before it begins")
    }
    var earlier: Set<String> = []
    for (index, phase) in plan.phases.enumerated() {
      for (position, id) in phase.after.enumerated() where !earlier.contains(id) {
        let keys = ["phases", "\(index)", "after", "\(position)"]
        add(file, keys, "there is no earlier phase '\(id)'")
      }
      earlier.insert(phase.id)
      check(rulesOf: phase, at: index, in: file)
    }
    checkDuplicates(in: plan, file)
  }

  private mutating func check(rulesOf phase: PlanPhase, at index: Int, in file: CatalogFile) {
    for (position, name) in phase.rules.enumerated() {
      let isKnown =
        name.hasSuffix("/*")
        ? rules.contains { $0.hasPrefix(name.dropLast()) } : rules.contains(name)
      guard !isKnown else { continue }
      let kind = name.hasSuffix("/*") ? "rule in the group" : "rule"
      add(file, ["phases", "\(index)", "rules", "\(position)"], "there is no \(kind) '\(name)'")
    }
  }

  private mutating func checkDuplicates(in plan: PlanTemplate, _ file: CatalogFile) {
    var seen: Set<String> = []
    for (index, phase) in plan.phases.enumerated() {
      for (position, name) in phase.rules.enumerated() where !seen.insert(name).inserted {
        add(
          file, ["phases", "\(index)", "rules", "\(position)"],
          "'\(name)' is in the plan already")
      }
    }
  }
}
