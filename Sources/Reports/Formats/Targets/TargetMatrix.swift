import Guidance
import MigrationStrategy

/// What each structure of an app becomes on each target, how sure that is, and what it takes.
struct TargetMatrix {
  /// A row: a structure, or a number for the whole app, with a text for each target.
  struct Row {
    var name: String
    var cells: [String]
    /// The position of the structure, or `nil` for the whole app.
    var place: String?
  }

  /// The targets, in order.
  let targets: [Target]
  /// How well the app suits the targets, the numbers of findings, and the effort.
  let summary: [Row]
  /// The structures at the top level of the app, and those that become something else on at least two
  /// targets.
  let structures: [Row]
  /// The number of other structures.
  let others: Int

  init(_ project: ProjectReport) {
    let reports = project.allTargets
    let targets = reports.map(\.target)
    self.targets = targets
    summary = [
      Row(name: "Fit", cells: reports.map(Self.fit)),
      Row(name: "Findings", cells: reports.map { Wording.summary($0.summary) }),
      Row(name: "Effort", cells: reports.map { $0.plan.days?.words ?? "none" }),
    ]
    let all = reports.reduce(into: [String: [Int: DecisionReport]]()) { found, report in
      for structure in report.structures {
        guard let decision = structure.decision else { continue }
        let position = targets.firstIndex { $0.id == report.target.id } ?? 0
        found[structure.key, default: [:]][position] = decision
      }
    }
    var seen: Set<String> = []
    let known = reports.flatMap(\.structures).filter { seen.insert($0.key).inserted }
    let rows = known.compactMap { structure -> Row? in
      guard let decisions = all[structure.key],
        structure.isTopLevel || decisions.values.count(where: \.isChange) > 1
      else { return nil }
      return Row(
        name: Self.name(of: structure), cells: reports.indices.map { Self.cell(decisions[$0]) },
        place: "\(structure.file):\(structure.line)")
    }
    structures = rows
    others = known.count - rows.count
  }

  /// The other structures, as a sentence, or `nil` if there are none.
  var othersInWords: String? {
    guard others > 0 else { return nil }
    let verb = others == 1 ? "stays as it is" : "stay as they are"
    return "\(counted(others, "more structure")) \(verb) on all of them, or on all but one."
  }

  /// How well the app suits the target. The files of the default target have no such decision.
  private static func fit(_ report: ProjectReport) -> String {
    report.fit.map { "\($0.outcome.title) (\(Wording.confidence(of: $0)))" } ?? "—"
  }

  private static func cell(_ decision: DecisionReport?) -> String {
    decision.map { "\($0.outcome.title) (\(Wording.confidence(of: $0)))" } ?? "—"
  }

  private static func name(of structure: StructureReport) -> String {
    let titles = Wording.titles(of: structure)
    let name = titles.isEmpty ? structure.scene : titles.joined(separator: ", ")
    return "\(Wording.kind(structure.kind)): \(name)"
  }
}

extension StructureReport {
  /// What identifies the structure in the reports for all targets.
  fileprivate var key: String { "\(kind) \(file) \(line) \(object)" }
}

extension DecisionReport {
  /// Whether the structure does not simply stay as it is.
  fileprivate var isChange: Bool { ![.keep, .ignore, .nothing].contains(outcome) }
}
