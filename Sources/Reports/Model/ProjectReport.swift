package import Drawings
package import Guidance
package import MigrationStrategy
package import Projects

/// What one project's navigation is, and what it should become on the Mac.
package struct ProjectReport: Sendable, Encodable {
  /// Where the app starts.
  package struct Entry: Sendable, Encodable {
    package var file: String
    package var line: Int
    package var object: String
    package var scene: String
    /// How that is known, in words.
    package var source: String
  }

  /// The recommendations counted.
  package struct Summary: Sendable, Encodable {
    package var severity: [String: Int]
    package var effort: [String: Int]
  }

  package var name: String
  /// The project's folder, relative to the path that was asked for.
  package var root: String
  /// What holds its documents together.
  package var kind: Project.Kind
  /// The apps that it is about: several where they hold the same documents.
  package var targets: [TargetReport]
  /// The names of the targets for the Mac beside them.
  package var macTargets: [String]
  /// How many files with source code were looked at.
  package var sourceFiles: Int
  /// What was read in source code; `nil` where none was looked at.
  package var source: SourceReport?
  /// The file in which the team says something about the project, relative to the project's root.
  package var configuration: String?
  /// How much of what the team says counts in the report; `nil` where nothing does.
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
  /// What is presented over the window, by place.
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

/// How much a team says about a project.
package struct TeamReport: Sendable, Encodable, Equatable {
  /// How many questions it has answered that the report would ask.
  package var answers: Int
  /// How many recommendations and outcomes it has decided.
  package var decisions: Int
}

/// What a team has decided, in its own words.
package struct DecidedBy: Sendable, Encodable, Equatable {
  /// Why.
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
  /// What it is for on the Mac: `navigation`, `toolbar-action`, `search-field`, `settings-window`.
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
  /// What the titles might be where the files give none.
  package var suggestedTitles: [String?]
  /// The tabs of a tab bar, in order.
  package var tabs: [TabReport]
  /// The names of the screens that a split view or a stack leads through, column by column; a stack
  /// is one column.
  package var columns: [[String]]
  /// Whether a stack shows a toolbar along the bottom.
  package var hasBottomToolbar: Bool
  /// What its document is made for; `nil` for iPhone and iPad alike. Only drawings need it.
  package var device: Device?
  /// How many pages its document states; `nil` where it states none. Only drawings need it.
  package var pages: Int?
  /// The decision about it; `nil`, and `null` in JSON, for pages, which only have recommendations.
  @EncodedAsNull package var decision: DecisionReport?
  /// What else was decided about it: its columns, the way back, its pages.
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

/// What was decided, and why.
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

/// What a rule found, and what it recommends.
package struct RecommendationReport: Sendable, Encodable {
  /// What it is about.
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
  /// What shows that it is done, or partly done; left out where nothing does.
  package var evidence: [EvidenceReport]?
  /// The titles for which nothing is there yet, where something is there for others.
  package var missing: [String]?
  /// What else it takes, by other rules about the same fact; left out where there is nothing.
  package var parts: [PartReport]?
  /// Where else the rule finds the same; left out where it does not.
  package var places: [PlaceReport]?
  /// The team, where it has decided that.
  package var decidedBy: DecidedBy?
  /// Whether the baseline holds it; `nil` where there is no baseline.
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

/// What shows that something is done on the Mac already.
package struct EvidenceReport: Sendable, Encodable {
  /// What stands there, in a few words.
  package var text: String
  package var file: String
  package var line: Int
  /// `true` where it stands in source code; left out otherwise.
  package var fromSource: Bool?
}

/// What is presented over the window, and how much lies in it.
package struct PresentationReport: Sendable, Encodable {
  /// How it is shown.
  package enum Style: String, Sendable, Encodable { case modal, popover }

  package var file: String
  package var line: Int
  package var object: String
  package var scene: String
  package var style: Style
  /// How many screens it leads to before it is dismissed, its first included.
  package var screens: Int
  /// The levels below its first screen.
  package var depth: Int
}

/// A question to the team.
package typealias QuestionReport = Decision.Question
