import Guidance
import MigrationStrategy

/// One thing to act on, with its place: what formats for editors and build servers are made of.
///
/// Its texts are as the project has them: each format makes them harmless in its own way.
struct Finding {
  /// How much it matters.
  enum Level: String { case error, warning, note }

  /// Where it is reported.
  struct Place: Equatable {
    /// Relative to the path that was asked for, with slashes; `.` for that path itself.
    var path: String
    /// Counted from 1.
    var line: Int
  }

  /// What it is about.
  struct Object {
    /// The Interface Builder object ID, or the project's name.
    var id: String
    /// What kind of thing it is.
    var kind: String
    /// The same as long as it is the same rule, file and object, whatever else changes.
    var fingerprint: String
  }

  /// How it stands to a baseline, in SARIF's words.
  enum BaselineState: String, Encodable { case new, unchanged }

  var level: Level
  /// The rule that found it.
  var rule: String
  /// What was found, as a heading.
  var title: String
  /// What was found.
  var message: String
  /// What to do, or nothing where the message says that.
  var advice: String
  var place: Place
  /// What it is about; a problem is about its file as a whole.
  var object: Object?
  /// How it stands to the baseline, where there is one.
  var baselineState: BaselineState?
  /// What the team has decided about it, in words.
  var decision: String?

  /// All there is to say, for formats that do not show a rule's advice elsewhere.
  var text: String { advice.isEmpty ? message : "\(message) \(advice)" }
}

extension Finding {
  init(_ recommendation: RecommendationReport, in project: ProjectReport) {
    let subject = recommendation.subject
    level = Level(recommendation.severity)
    rule = recommendation.rule
    title = recommendation.title
    message = recommendation.message
    advice = ([recommendation.advice] + (recommendation.parts ?? []).map(\.advice))
      .joined(separator: " ")
    place = project.place(of: subject)
    // The project's own place may move to another file; its fingerprint must not.
    object = Object(
      id: subject.object.isEmpty ? project.name : subject.object, kind: subject.kind.rawValue,
      fingerprint: project.key(of: recommendation).text)
    baselineState = recommendation.isKnown.map { $0 ? .unchanged : .new }
    decision = Wording.decided(recommendation)
  }

  init(_ problem: ProblemReport, at path: String) {
    let isError = problem.level == .error
    level = isError ? .error : .note
    rule = isError ? "input/unread" : "input/note"
    title = isError ? "Not read, or read in part" : "Left out, or worth knowing"
    message = problem.message
    advice = ""
    place = Place(path: path, line: problem.line)
  }
}

extension Finding.Level {
  /// A severity as editors and build servers know them.
  init(_ severity: Severity) {
    switch severity {
    case .required: self = .error
    case .recommended: self = .warning
    case .consider: self = .note
    }
  }
}
