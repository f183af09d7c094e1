package import Drawings
package import Guidance
package import MigrationStrategy
package import Projects

/// The navigation of a project, and what it should become on the Mac.
package struct ProjectReport: Sendable, Encodable {
  /// The entry points of the app.
  package struct Entry: Sendable, Encodable {
    package var file: String
    package var line: Int
    package var object: String
    package var scene: String
    /// The evidence for it, as text.
    package var source: String
  }

  /// The recommendations counted.
  package struct Summary: Sendable, Encodable {
    package var severity: [String: Int]
    package var effort: [String: Int]
  }

  package var name: String
  /// The project's folder, relative to the requested path.
  package var root: String
  /// The kind of project.
  package var kind: Project.Kind
  /// The apps: several if they contain the same documents.
  package var targets: [TargetReport]
  /// The names of the targets for the Mac beside them.
  package var macTargets: [String]
  /// The number of source files.
  package var sourceFiles: Int
  /// The numbers of findings in source code; `nil` if none was read.
  package var source: SourceReport?
  /// The file in which the team says something about the project, relative to the project's root.
  package var configuration: String?
  /// The numbers of answers and decisions of the team that apply; `nil` if there are none.
  package var team: TeamReport?
  package var entries: [Entry]
  package var summary: Summary
  /// The app's top level first, then by file and line.
  package var structures: [StructureReport]
  /// The most severe first, then by file and line.
  package var recommendations: [RecommendationReport]
  /// The checklist for every app, as far as this app shows that a point concerns it: the most severe
  /// first. Its points are no findings and fail nothing. It is empty where a Mac app stands beside.
  package var checklist: [RecommendationReport] = []
  /// The presented screens, by place.
  package var presentations: [PresentationReport]
  /// The commands that the app has already, by place.
  package var commands: [CommandReport] = []
  /// The menu bar that the recommendations come to; empty where the app needs no commands of its own.
  package var menus: [MenuBar.Menu]
  /// The toolbars of the app's windows, that of the main one first.
  package var toolbars: [WindowToolbar]
  package var questions: [QuestionReport]
  package var problems: [ProblemReport]
  /// What leads where, where it is asked for. It is a report of its own in JSON: see
  /// ``NavigationMaps``.
  package var map: NavigationMap?

  private enum CodingKeys: String, CodingKey {
    case name, root, kind, targets, macTargets, sourceFiles, source, configuration, team, entries
    case summary, structures
    case recommendations, checklist, presentations, commands, menus, toolbars, questions, problems
  }
}

/// The numbers of answers and decisions of a team.
package struct TeamReport: Sendable, Encodable, Equatable {
  /// The number of answered questions that the report would ask.
  package var answers: Int
  /// The number of decided recommendations and outcomes.
  package var decisions: Int
}

/// A decision of a team, in its words.
package struct DecidedBy: Sendable, Encodable, Equatable {
  /// The reason.
  package var reason: String?
  /// A name, or a link.
  package var by: String?
  /// When, in whatever form.
  package var date: String?
}

/// A tab of a tab bar. Its title is that of the same position in the structure's titles.
package struct TabReport: Sendable, Encodable {
  /// Its image: a symbol's or image's name, or that of a system item.
  package var symbol: String?
  /// Its purpose on the Mac: `navigation`, `toolbar-action`, `search-field`, `settings-window`.
  package var purpose: String?
  /// Whether its first screen is a list.
  package var hasList: Bool
}

/// One container or control of navigation.
package struct StructureReport: Sendable, Encodable {
  package var kind: String
  package var file: String
  package var line: Int
  /// The Interface Builder object ID.
  package var object: String
  /// The scene it stands in.
  package var scene: String
  package var role: String
  package var customClass: String?
  /// `true` where it, or its tabs, are made in source code; left out otherwise.
  package var fromSource: Bool?
  /// The titles that the files give, in order.
  package var titles: [String?]
  /// Possible titles for those that the files do not contain.
  package var suggestedTitles: [String?]
  /// The tabs of a tab bar, in order.
  package var tabs: [TabReport]
  /// The names of the screens that a split view or a stack leads through, column by column; a stack
  /// is one column.
  package var columns: [[String]]
  /// Whether a stack shows a toolbar along the bottom.
  package var hasBottomToolbar: Bool
  /// The device of its document; `nil` for iPhone and iPad. Only drawings need it.
  package var device: Device?
  /// The number of pages in its document, if there is one. Only drawings need it.
  package var pages: Int?
  /// The decision about it; `nil`, and `null` in JSON, for pages, which only have recommendations.
  @EncodedAsNull package var decision: DecisionReport?
  /// Other decisions about it: its columns, going back, its pages.
  package var procedures: [DecisionReport]
  /// The recommendations about it: indices into the project's.
  package var recommendations: [Int]
  /// Whether it stays as it is and nothing is recommended for it.
  package var isRoutine: Bool

  private enum CodingKeys: String, CodingKey {
    case kind, file, line, object, scene, role, customClass, fromSource, titles, suggestedTitles
    case tabs, columns, hasBottomToolbar, decision, procedures, recommendations, isRoutine
  }
}

/// A decision with its reasons.
package struct DecisionReport: Sendable, Encodable {
  /// A reason, with what it adds to the score.
  package struct Reason: Sendable, Encodable {
    package var text: String
    package var weight: Int
    package var source: String
  }

  package var procedure: String
  package var title: String
  package var outcome: Outcome
  package var confidence: Confidence
  package var score: Int?
  package var reasons: [Reason]
  package var alternatives: [Decision.Alternative]
  package var questions: [QuestionReport]
  package var dissent: Decision.Dissent?
  /// The team, where it has decided this.
  package var decidedBy: DecidedBy?
}

/// A finding of a rule with its recommendation.
package struct RecommendationReport: Sendable, Encodable {
  /// Its subject.
  package struct Subject: Sendable, Encodable {
    package var kind: SubjectKind
    package var file: String
    package var line: Int
    package var object: String
    package var scene: String
  }

  package var rule: String
  package var title: String
  package var equivalent: String
  package var subject: Subject
  package var titles: [String]
  /// `true` where it rests on source code; left out otherwise.
  package var fromSource: Bool?
  package var message: String
  package var why: String
  package var advice: String
  package var severity: Severity
  package var effort: Effort?
  package var sources: [String]
  package var question: String?
  /// Whether the same rule has spoken before, in the order the report is read: what it says about
  /// the Mac need not be said again.
  package var isRepeated: Bool
  package var status: Recommendation.Status
  /// The evidence that it is done or partly done; absent without any.
  package var evidence: [EvidenceReport]?
  /// The titles for which nothing is there yet, where something is there for others.
  package var missing: [String]?
  /// Its parts, which other rules about the same fact found; absent without any.
  package var parts: [PartReport]?
  /// The other places of the finding; absent without any.
  package var places: [PlaceReport]?
  /// The team, where it has decided that.
  package var decidedBy: DecidedBy?
  /// Whether it is in the baseline; `nil` without a baseline.
  package var isKnown: Bool?
}

/// A part of a recommendation, by another rule about the same fact.
package struct PartReport: Sendable, Encodable, Equatable {
  package var rule: String
  package var title: String
  package var equivalent: String
  package var advice: String
  package var severity: Severity
  package var effort: Effort?
  package var sources: [String]
}

/// Another place of a finding.
package struct PlaceReport: Sendable, Encodable {
  package var subject: RecommendationReport.Subject
  package var message: String
}

/// Evidence that something is done on the Mac already.
package struct EvidenceReport: Sendable, Encodable {
  /// The feature at this place, in a few words.
  package var text: String
  package var file: String
  package var line: Int
  /// `true` if it is in source code; absent otherwise.
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
  /// The number of screens that it leads to before it is dismissed, including its first.
  package var screens: Int
  /// The levels below its first screen.
  package var depth: Int
}

/// A question to the team.
package typealias QuestionReport = Decision.Question
