import Guidance

extension ProjectReport {
  /// The name below the icon, if the project states one for all of its targets, or else the name.
  var title: String {
    let names = Set(targets.map(\.displayName))
    guard names.count == 1, let shown = names.first, !shown.isEmpty, !shown.contains("$") else {
      return name
    }
    return shown
  }

  /// The title with the target of the advice, as in `FieldNotes on the Mac`.
  var nameOnTarget: String { "\(title) \(target.phrase)" }

  /// The title, with the target unless that is the default one.
  var heading: String { target.isDefault ? title : nameOnTarget }

  /// The technologies of the advice, as Apple writes them.
  var platformTitle: String {
    PlatformChoice.title(of: platform.platforms.filter(target.forms.contains))
  }

  /// The phrase of the target at the beginning of a sentence or label.
  var targetLabel: String { target.phrase.prefix(1).uppercased() + target.phrase.dropFirst() }
}

extension Report {
  /// Whether the report is for several targets.
  package var hasSeveralTargets: Bool { projects.contains { $0.others != nil } }

  /// The same report with the advice for each target as a project of its own, for formats that list
  /// projects one after the other. The equivalents of further targets are named after their target.
  var oneProjectPerTarget: Report {
    guard hasSeveralTargets else { return self }
    var report = self
    report.projects = projects.flatMap { project in
      project.allTargets.enumerated().map { $1.withEquivalents(isFirst: $0 == 0) }
    }
    for (key, equivalent) in equivalents where key != equivalent.id {
      report.equivalents[key] = named(equivalent, key)
    }
    return report
  }

  /// Returns an equivalent of a further target with the key and the phrase of the target.
  private func named(_ equivalent: Equivalent, _ key: String) -> Equivalent {
    var equivalent = equivalent
    let target = projects.flatMap(\.allTargets).map(\.target).first { key.hasPrefix($0.id + "/") }
    equivalent.id = key
    equivalent.title += target.map { " \($0.phrase)" } ?? ""
    return equivalent
  }
}

extension Report {
  /// Returns the system of the target that an equivalent is for.
  func system(of equivalent: Equivalent) -> String {
    let targets = projects.flatMap(\.allTargets).map(\.target)
    return (targets.first { equivalent.id.hasPrefix($0.id + "/") } ?? targets.first)?.system ?? ""
  }
}

extension ProjectReport {
  /// Returns the report without those for further targets, with the keys of its equivalents.
  fileprivate func withEquivalents(isFirst: Bool) -> ProjectReport {
    var report = self
    report.others = nil
    guard !isFirst else { return report }
    for index in report.recommendations.indices {
      report.recommendations[index].nameEquivalents(after: target)
    }
    return report
  }
}

extension RecommendationReport {
  fileprivate mutating func nameEquivalents(after target: Target) {
    equivalent = "\(target.id)/\(equivalent)"
    parts = parts?.map { part in
      var part = part
      part.equivalent = "\(target.id)/\(part.equivalent)"
      return part
    }
  }
}
