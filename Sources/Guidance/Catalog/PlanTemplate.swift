/// The phases of a migration, and the effort of its changes: the file `plan.yml`.
package struct PlanTemplate: Sendable, CatalogRecord {
  /// The efforts, in hours.
  package var effort: EffortHours
  /// The part of a change's effort that each further place of the same finding adds, in percent.
  package var furtherPlace: Int
  /// The phases, in order.
  package var phases: [PlanPhase]

  package init(from keys: inout KeyReader) {
    effort = keys.read("effort")
    furtherPlace = keys.read("furtherPlace")
    phases = keys.read("phases")
  }

  /// Whether a phase names a rule or its group.
  func contains(_ rule: String) -> Bool { namedPlace(of: rule) != nil }

  /// Returns the place of a rule in the plan: that of its ID, or else that of its group. A rule that
  /// no phase names is in the last phase.
  package func place(of rule: String) -> PlanPlace {
    namedPlace(of: rule) ?? PlanPlace(phase: max(0, phases.count - 1), position: .max)
  }

  private func namedPlace(of rule: String) -> PlanPlace? {
    place(named: rule) ?? place(named: "\(rule.prefix { $0 != "/" })/*")
  }

  private func place(named name: String) -> PlanPlace? {
    for (phase, entry) in phases.enumerated() {
      if let position = entry.rules.firstIndex(of: name) {
        return PlanPlace(phase: phase, position: position)
      }
    }
    return nil
  }
}

/// The efforts of changes, in hours.
package struct EffortHours: Sendable, CatalogRecord {
  private var small: HourRange
  private var medium: HourRange
  private var large: HourRange

  package init(from keys: inout KeyReader) {
    small = keys.read("small")
    medium = keys.read("medium")
    large = keys.read("large")
  }

  /// Returns the range of an effort.
  package subscript(effort: Effort) -> HourRange {
    switch effort {
    case .small: small
    case .medium: medium
    case .large: large
    }
  }
}

/// A range of hours.
package struct HourRange: Sendable, CatalogRecord {
  /// The lower bound.
  package var from: Int
  /// The upper bound.
  package var to: Int

  package init(from keys: inout KeyReader) {
    from = keys.read("from")
    to = keys.read("to")
  }
}

/// A phase of a migration.
package struct PlanPhase: Sendable, CatalogRecord {
  /// The ID.
  package var id: String
  /// The title, for a heading.
  package var title: String
  /// The reason for the phase and its place in the order.
  package var why: String
  /// The IDs of the phases to finish before.
  package var after: [String]
  /// The rules whose findings the phase fixes, in order: IDs, and groups such as `menu/*`.
  package var rules: [String]

  package init(from keys: inout KeyReader) {
    id = keys.read("id")
    title = keys.read("title")
    why = keys.read("why")
    after = keys.readIfPresent("after") ?? []
    rules = keys.read("rules")
  }
}

/// The place of a rule in a plan.
package struct PlanPlace: Sendable, Equatable, Comparable {
  /// The index of the phase.
  package var phase: Int
  /// The position in the phase.
  package var position: Int

  /// The place of what a route to the Mac takes: before all that rules find.
  package static let ofRoute = PlanPlace(phase: 0, position: -1)

  /// Orders places by phase, then by position.
  package static func < (a: PlanPlace, b: PlanPlace) -> Bool {
    (a.phase, a.position) < (b.phase, b.position)
  }
}
