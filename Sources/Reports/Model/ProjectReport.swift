package import Drawings
package import Guidance
package import MigrationStrategy
package import Projects
package import Scaffold

/// The navigation of a project, and the recommendations for it on the Mac.
package struct ProjectReport: Sendable, Encodable {
  /// The entry points of the app.
  package struct Entry: Sendable, Encodable {
    package var file: String
    package var line: Int
    package var object: String
    package var scene: String
    /// The evidence for the entry point, as text.
    package var source: String
  }

  /// The numbers of recommendations.
  package struct Summary: Sendable, Encodable {
    package var severity: [String: Int]
    package var effort: [String: Int]
  }

  package var name: String
  /// The project's folder, relative to the requested path.
  package var root: String
  /// The kind of project.
  package var kind: Project.Kind
  /// The apps. Several apps form one project if they contain the same documents.
  package var targets: [TargetReport]
  /// The names of the Mac targets next to the apps.
  package var macTargets: [String]
  /// The system that the advice is for.
  package var target = Target()
  /// The same, in JSON: absent for the default target.
  var otherTarget: Target?
  /// The decision about how well the app suits the target, if the target has one.
  package var fit: DecisionReport?
  /// The advice for further targets, or `nil` if there are none.
  package var others: [ProjectReport]?
  /// The technology of the app that the advice is for.
  package var platform = PlatformChoice.one(.macCatalyst)
  /// The reason for the technology, as a sentence.
  package var platformReason = ""
  /// The routes to the Mac, in order. It is empty for a library and for documents of no app.
  package var routes: [RouteReport] = []
  /// The decision about the route, or `nil` if there are no routes.
  package var routeDecision: DecisionReport?
  /// What the project has for the Mac already.
  package var macWork: [MacWorkReport] = []
  /// The libraries that the apps use, those that the project names first.
  package var dependencies: [DependencyReport] = []
  /// The number of source files.
  package var sourceFiles: Int
  /// The numbers of findings in source code, or `nil` if none was read.
  package var source: SourceReport?
  /// The team's configuration file, relative to the project's root.
  package var configuration: String?
  /// The numbers of the team's answers and decisions that apply, or `nil` if there are none.
  package var team: TeamReport?
  /// The entry points with which people begin.
  package var entries: [Entry]
  /// What else fills windows, such as a sign-in.
  package var otherRoots: [Entry] = []
  /// What the project uses and the target does not have, or `nil` if the target has no table.
  package var unavailable: [UnavailableReport]?
  package var summary: Summary
  /// The Mac app that all decisions propose together, or `nil` for another target and for a project that
  /// is no app.
  package var macApp: MacApp?
  /// The level that the Mac app reaches, or `nil` without a proposed Mac app.
  package var level: LevelReport?
  /// The edition of the guidance. In JSON, it is that of the report.
  var edition = Edition.current
  /// The plan of the migration.
  package var plan = PlanReport([])
  /// The structures. The app's top level comes first, and the others are sorted by file and line.
  package var structures: [StructureReport]
  /// The recommendations, by descending severity, then by file and line.
  package var recommendations: [RecommendationReport]
  /// The checklist for every app, limited to the items that apply to this one, by descending
  /// severity. Its items are not findings and do not fail a build. It is empty if a Mac app already
  /// exists.
  package var checklist: [RecommendationReport] = []
  /// The presented screens, by location.
  package var presentations: [PresentationReport]
  /// The existing commands of the app, by location.
  package var commands: [CommandReport] = []
  /// The recommended menu bar. It is empty if the app needs no commands of its own.
  package var menus: [MenuBar.Menu]
  /// The toolbars of the app's windows. That of the main window comes first.
  package var toolbars: [WindowToolbar]
  package var questions: [QuestionReport]
  package var problems: [ProblemReport]
  /// The findings that the report would have without the answers and corrections in the team's file, or
  /// `nil` if there are none.
  var ruledOut: [RuledOutFinding]?
  /// The problems that keep the app from starting, as sentences.
  var startProblems: [String] = []
  /// The navigation map, if it was requested. In JSON, it is a separate report. See
  /// ``NavigationMaps``.
  package var map: NavigationMap?
  /// The data of the working picture, if it was requested. Only pages have it.
  package var prototype: Prototype?
  /// What can be written for all open decisions, if it was requested. Only reviews have it.
  package var scaffold: Scaffold?
  /// The file for the team's answers. It is used only for HTML pages.
  package var teamFile: TeamFileReport?
  /// The screens that answers can name. They are used only for HTML pages.
  package var screens: [String] = []

  private enum CodingKeys: String, CodingKey {
    case name, root, kind, targets, macTargets, platform, platformReason, routes
    case otherTarget = "target"
    case others = "otherTargets"
    case fit, unavailable
    case routeDecision, macWork, dependencies, sourceFiles, source,
      configuration, team, entries, otherRoots
    case summary, macApp, level, plan, structures
    case recommendations, checklist, presentations, commands, menus, toolbars, questions, problems
    case ruledOut
  }
}

/// The numbers of a team's answers and decisions.
package struct TeamReport: Sendable, Encodable, Equatable {
  /// The number of the report's questions that the team has answered.
  package var answers: Int
  /// The number of recommendations and outcomes that the team has decided on.
  package var decisions: Int
  /// The number of the team's corrections that apply, or `nil` if there are none.
  package var corrections: Int?
  /// The rules that the team has disabled, or `nil` if there are none.
  package var disabledRules: [Disabled]?

  /// A disabled rule.
  package struct Disabled: Sendable, Encodable, Equatable {
    /// The ID of the rule.
    package var rule: String
    /// The reason.
    package var reason: String?
  }
}

/// A team's decision, in its own words.
package struct DecidedBy: Sendable, Encodable, Equatable {
  /// The reason.
  package var reason: String?
  /// The author: a name or a link.
  package var by: String?
  /// The date, in any format.
  package var date: String?
}

/// A tab of a tab bar. Its title is at the same position of the structure's titles.
package struct TabReport: Sendable, Encodable {
  /// The image: the name of a symbol or image, or of a system item.
  package var symbol: String?
  /// The purpose on the Mac: `navigation`, `toolbar-action`, `search-field`, or `settings-window`.
  package var purpose: String?
  /// Whether the first screen is a list.
  package var hasList: Bool
  /// The name of the first screen. It is not in the JSON.
  package var scene = ""
  /// The title, or the suggestion for it. Only the tabs of the main window have it, and not in JSON.
  package var title = ""
  /// Whether the title is a suggestion.
  package var isSuggested = false

  private enum CodingKeys: String, CodingKey { case symbol, purpose, hasList }

  /// Whether it becomes a section of the Mac app.
  var isSection: Bool { [nil, Outcome.navigation.id].contains(purpose) }
}

/// A line of a dump of the running app.
package struct RunningPlace: Sendable, Encodable {
  /// The file, relative to the project's root.
  package var file: String
  /// The line, starting at 1.
  package var line: Int
}

/// A navigation container or control.
package struct StructureReport: Sendable, Encodable {
  package var kind: String
  package var file: String
  package var line: Int
  /// The Interface Builder object ID.
  package var object: String
  /// The name of the scene that contains the structure.
  package var scene: String
  package var role: String
  package var customClass: String?
  /// `true` if the structure or its tabs are created in source code, and absent otherwise.
  package var fromSource: Bool?
  /// Where a dump of the running app shows it, or `nil` if none does.
  package var runningApp: RunningPlace?
  /// The titles in the files, in order.
  package var titles: [String?]
  /// Suggestions for the titles that the files do not contain.
  package var suggestedTitles: [String?]
  /// The tabs of a tab bar, in order.
  package var tabs: [TabReport]
  /// The names of the screens in a split view or a stack, by column. A stack is one column.
  package var columns: [[String]]
  /// Whether a stack shows a toolbar at the bottom.
  package var hasBottomToolbar: Bool
  /// The device of the document, or `nil` for iPhone and iPad alike. It is used only for drawings.
  package var device: Device?
  /// The number of pages in the document, if it contains one. It is used only for drawings.
  package var pages: Int?
  /// The decision about the structure. It is `nil`, and `null` in JSON, for pages, which only have
  /// recommendations.
  @EncodedAsNull package var decision: DecisionReport?
  /// Further decisions about the structure, such as those about columns, going back, and pages.
  package var procedures: [DecisionReport]
  /// The recommendations about the structure, as indices into those of the project.
  package var recommendations: [Int]
  /// Whether the structure remains unchanged and has no recommendations.
  package var isRoutine: Bool

  private enum CodingKeys: String, CodingKey {
    case kind, file, line, object, scene, role, customClass, fromSource, runningApp, titles
    case suggestedTitles, tabs, columns, hasBottomToolbar, decision, procedures, recommendations,
      isRoutine
  }
}

/// A decision with its reasons.
package struct DecisionReport: Sendable, Encodable {
  /// A reason, with its contribution to the score.
  package struct Reason: Sendable, Encodable {
    package var text: String
    package var weight: Int
    package var source: String

    /// The names of the sources, for readers.
    var sourceInWords: String {
      SourceName.list(source.split(separator: ", ").map(String.init))
    }
  }

  package var procedure: String
  package var title: String
  package var outcome: Outcome
  package var confidence: DecisionConfidence
  package var score: Int?
  package var reasons: [Reason]
  package var alternatives: [Decision.Alternative]
  package var questions: [QuestionReport]
  package var dissent: Decision.Dissent?
  /// The team's decision, if there is one.
  package var decidedBy: DecidedBy?
}

/// A finding of a rule with its recommendation.
package struct RecommendationReport: Sendable, Encodable {
  /// The subject of a finding.
  package struct Subject: Sendable, Encodable {
    package var kind: SubjectKind
    package var file: String
    package var line: Int
    package var object: String
    package var scene: String
  }

  package struct Location: Sendable, Encodable {
    /// The file, relative to the project's root.
    package var file: String
    /// The line, starting at 1.
    package var line: Int
  }

  package var rule: String
  package var title: String
  package var equivalent: String
  package var subject: Subject
  /// The file that a finding about the whole app is about, such as a property list. It is absent for
  /// other findings, and if the files do not tell.
  package var location: Location?
  package var titles: [String]
  /// `true` if the finding is based on source code, and absent otherwise.
  package var fromSource: Bool?
  package var message: String
  package var why: String
  package var advice: String
  package var severity: Severity
  package var effort: Effort?
  package var sources: [String]
  package var question: String?
  /// Whether the report has explained the same rule before, so that the explanation need not be
  /// repeated.
  package var isRepeated: Bool
  package var status: Recommendation.Status
  /// The evidence that the recommendation is done, at least in part. It is absent if there is none.
  package var evidence: [EvidenceReport]?
  /// The titles that have no counterpart yet, if others have one.
  package var missing: [String]?
  /// The parts of the finding, which other rules about the same fact found. It is absent if there
  /// are none.
  package var parts: [PartReport]?
  /// The other locations of the finding. It is absent if there are none.
  package var places: [PlaceReport]?
  /// The team's decision, if there is one.
  package var decidedBy: DecidedBy?
  /// Whether the finding is in the baseline, or `nil` without a baseline.
  package var isKnown: Bool?
}

/// A part of a recommendation, found by another rule about the same fact.
package struct PartReport: Sendable, Encodable, Equatable {
  package var rule: String
  package var title: String
  package var equivalent: String
  package var advice: String
  package var severity: Severity
  package var effort: Effort?
  package var sources: [String]
}

/// Another location of a finding.
package struct PlaceReport: Sendable, Encodable {
  package var subject: RecommendationReport.Subject
  package var message: String
}

/// Evidence that a recommendation is already done on the Mac.
package struct EvidenceReport: Sendable, Encodable {
  /// A short description of the feature at this location.
  package var text: String
  package var file: String
  package var line: Int
  /// `true` if the evidence is in source code, and absent otherwise.
  package var fromSource: Bool?
}

/// A presented screen, with the number of screens in it.
package struct PresentationReport: Sendable, Encodable {
  /// The style of the presentation.
  package enum Style: String, Sendable, Encodable { case modal, popover }

  package var file: String
  package var line: Int
  package var object: String
  package var scene: String
  package var style: Style
  /// The number of screens before it is dismissed, including the first one.
  package var screens: Int
  /// The number of levels below the first screen.
  package var depth: Int
}

/// A question to the team.
package typealias QuestionReport = Decision.Question
