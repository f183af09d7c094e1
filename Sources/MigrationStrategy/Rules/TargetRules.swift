import Guidance
import NavigationGraph
import Projects

/// The rules of a target for a project, and the subjects that they are about.
///
/// They are prepared once. Each answer that a team could give is tried on them.
struct TargetRules {
  private let undecided: UndecidedFacts
  private let rules: [Rule]
  private let team: TeamDecisions
  private let readsSource: Bool
  private let judged: [SubjectID]
  /// Whether what the project has for the Mac counts as work that is done.
  private let hasMacWork: Bool
  /// The rules that each rule silences.
  private let silences: [String: [String]]
  /// Runs the rules, by the technologies of the target.
  private var runners: [PlatformChoice: RuleRunner] = [:]

  /// Prepares the rules of a catalog.
  ///
  /// - Parameters:
  ///   - catalog: The rules.
  ///   - disabled: The IDs of the rules that the team has disabled.
  ///   - team: The team's own decisions.
  ///   - undecided: What is known about the project.
  ///   - subjects: Its subjects, with those of the target.
  init(
    _ catalog: Catalog, disabled: Set<String>, team: TeamDecisions, undecided: UndecidedFacts,
    subjects: Subjects
  ) {
    (self.undecided, self.team, hasMacWork) = (undecided, team, catalog.hasMacWork)
    let graph = undecided.facts.graph
    judged = Self.judged(subjects, in: graph)
    readsSource = subjects[.project].facts[.readsSource] == true
    silences = Dictionary(catalog.rules.map { ($0.id, $0.silences) }) { first, _ in first }
    // The checklist for every app does not apply if there is a separate Mac app.
    let skipsChecklist = hasMacWork && graph.project.hasMacApp
    rules = catalog.rules.filter {
      !disabled.contains($0.id) && !(skipsChecklist && $0.isChecklist)
    }
    for form in catalog.target.forms { runners[.one(form)] = runner(for: .one(form)) }
  }

  private func runner(for choice: PlatformChoice) -> RuleRunner {
    RuleRunner(
      rules.filter { $0.applies(to: choice) }.map { $0.worded(for: choice) },
      readsSource: readsSource, team: team,
      existingWork: undecided.existingWork(isNative: hasMacWork && choice.isNative))
  }

  /// Returns the subjects that rules are about. Documents that belong to no app, and libraries, are not
  /// checked as a whole app.
  private static func judged(_ subjects: Subjects, in graph: NavigationGraph) -> [SubjectID] {
    let isApp = graph.project.isApp(graph)
    return subjects.ids.filter { isApp || subjects[$0].kind != .project }
      .filter { !subjects.isForDevelopers($0) && !subjects.isElsewhere($0) }
  }

  /// The findings about each subject, before those about one silence those about another.
  struct Findings {
    let platform: PlatformChoice
    fileprivate let bySubject: [SubjectID: [Recommendation]]
  }

  /// Finds what the rules recommend.
  ///
  /// - Parameters:
  ///   - subjects: The subjects, with all facts and outcomes.
  ///   - platform: The technology of the app.
  ///   - answers: The team's answers.
  ///   - tried: The answer among them that is only tried, with the findings without it.
  /// - Returns: The findings.
  func findings(
    about subjects: Subjects, for platform: PlatformChoice, _ answers: Answers,
    trying tried: (answer: TriedAnswer, known: Findings)? = nil
  ) -> Findings {
    let runner = (runners[platform] ?? runner(for: platform)).answering(answers)
    let kept = tried?.known.platform == platform ? tried : nil
    let found = judged.map { id in
      if let kept, !kept.answer.mayChange(id, in: subjects) {
        return (id, kept.known.bySubject[id] ?? [])
      }
      return (id, runner.recommendations(about: SubjectView(id, in: subjects)))
    }
    return Findings(platform: platform, bySubject: Dictionary(uniqueKeysWithValues: found))
  }

  /// Returns the recommendations of findings, in the order of the subjects.
  func recommendations(_ findings: Findings, about subjects: Subjects) -> [Recommendation] {
    let found = judged.flatMap { findings.bySubject[$0] ?? [] }
    let kept = withoutSilenced(found, subjects)
    guard hasMacWork,
      let build = NativeMacBuild(undecided.facts.graph.project, for: findings.platform)
    else { return kept }
    return kept.filter(build.concerns)
  }

  /// Returns the recommendations without those that an open one about another subject silences, if
  /// both subjects are one controller: a scene, and the tab bar in it.
  private func withoutSilenced(
    _ found: [Recommendation], _ subjects: Subjects
  ) -> [Recommendation] {
    var silenced: [NodeID: Set<String>] = [:]
    for one in found where one.status == .open {
      guard let node = subjects[one.subject].node else { continue }
      silenced[node, default: []].formUnion(silences[one.rule] ?? [])
    }
    return found.filter { one in
      subjects[one.subject].node.map { silenced[$0]?.contains(one.rule) != true } ?? true
    }
  }
}

extension Catalog {
  /// Whether what a project has for the Mac counts as work that is done.
  var hasMacWork: Bool { target.has(.existingWork) }
}
