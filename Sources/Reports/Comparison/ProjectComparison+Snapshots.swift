import Guidance
import MigrationStrategy

extension ProjectComparison {
  /// Compares a project in two reports. An argument is `nil` if its report lacks the project.
  init(old: ReportSnapshot.Project?, new: ReportSnapshot.Project?) {
    let findings = Matching(old?.open ?? [], new?.open ?? [], by: \.key)
    let structures = Matching(old?.structures ?? [], new?.structures ?? [], by: \.key)
    name = new?.name ?? old?.name ?? ""
    root = new?.root ?? old?.root ?? ""
    presence = old == nil ? .new : new == nil ? .old : .both
    // Findings that the team has declined are gone, but not done.
    let declined = Set(new?.declined.map(\.key) ?? [])
    let gone = findings.gone.filter { !declined.contains($0.key) }
    let excluded = Set(new?.ruledOut?.map(\.key) ?? [])
    done = gone.filter { !excluded.contains($0.key) }
    ruledOut = gone.filter { excluded.contains($0.key) }
    // Items of the checklist are not findings, so they are not new findings either.
    let points = Set(new?.checklist?.map(\.key) ?? [])
    self.new = findings.added.filter { !points.contains($0.key) }
    changed = findings.both.compactMap { ChangedFinding(old: $0, new: $1) }
    unchanged = findings.both.count - changed.count
    self.structures = structures.both.compactMap { ChangedStructure(old: $0, new: $1) }
  }
}

extension ReportSnapshot.Project {
  /// The findings to act on.
  fileprivate var open: [ReportSnapshot.Finding] {
    all.filter(\.status.isPending)
  }

  /// The findings that the team has declined or overridden.
  fileprivate var declined: [ReportSnapshot.Finding] {
    all.filter(\.status.isDeclined)
  }

  /// The findings and the items of the checklist, which earlier versions do not separate.
  private var all: [ReportSnapshot.Finding] {
    (recommendations + (checklist ?? [])).flatMap(\.single)
  }
}

extension ReportSnapshot.Finding {
  /// A separate finding for each location and part, as in reports of earlier versions.
  fileprivate var single: [Self] {
    var alone = self
    (alone.parts, alone.places) = (nil, nil)
    let everywhere =
      [alone]
      + (places ?? []).map { place in
        var other = alone
        (other.subject, other.message) = (place.subject, place.message)
        return other
      }
    return everywhere
      + (parts ?? []).flatMap { part in
        everywhere.map { finding in
          var other = finding
          (other.rule, other.title) = (part.rule, part.title)
          (other.equivalent, other.severity) = (part.equivalent, part.severity)
          return other
        }
      }
  }

  /// The key that identifies the finding in the other report.
  fileprivate var key: FindingKey {
    FindingKey(rule: rule, of: subject.file, object: subject.object)
  }
}

extension RuledOutFinding {
  /// The key that identifies the finding in the other report.
  fileprivate var key: FindingKey { FindingKey(rule: rule, of: file, object: object) }
}

extension ReportSnapshot.Structure {
  /// The key that identifies the structure in the other report.
  fileprivate var key: [String] { [kind, file, object] }

  /// All decisions about the structure.
  fileprivate var decisions: [ReportSnapshot.Decision] {
    [decision].compactMap { $0 } + procedures
  }
}

extension ChangedFinding {
  fileprivate init?(old: ReportSnapshot.Finding, new: ReportSnapshot.Finding) {
    finding = new
    severity = Change(old.severity, new.severity)
    equivalent = Change(old.equivalent, new.equivalent)
    titles = Change(old.titles, new.titles)
    if severity == nil && equivalent == nil && titles == nil { return nil }
  }
}

extension ChangedStructure {
  fileprivate init?(old: ReportSnapshot.Structure, new: ReportSnapshot.Structure) {
    kind = new.kind
    file = new.file
    line = new.line
    object = new.object
    scene = new.scene
    decisions = Matching(old.decisions, new.decisions, by: \.procedure).all
      .compactMap { Decision(old: $0, new: $1) }
    if decisions.isEmpty { return nil }
  }
}

extension ChangedStructure.Decision {
  fileprivate init?(old: ReportSnapshot.Decision?, new: ReportSnapshot.Decision?) {
    guard let either = new ?? old,
      let change = Change(old?.verdict, new?.verdict)
    else { return nil }
    procedure = either.procedure
    title = either.title
    verdict = change
  }
}

extension ReportSnapshot.Decision {
  fileprivate var verdict: ChangedStructure.Verdict {
    ChangedStructure.Verdict(outcome: outcome, confidence: confidence)
  }
}
