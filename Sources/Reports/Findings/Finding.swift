import Guidance
import MigrationStrategy

/// A finding with its location, for the formats for editors and build servers.
///
/// Its texts may contain any text of the project, which each format escapes.
struct Finding {
  /// The severity levels of editors and build servers.
  enum Level: String { case error, warning, note }

  /// The location of a finding.
  struct Place: Equatable {
    /// The file, relative to the requested path, with slashes. `.` is that path itself.
    var path: String
    /// The line, starting at 1.
    var line: Int
  }

  /// The subject of a finding.
  struct Object {
    /// The object ID, or the project's name.
    var id: String
    /// The kind of object.
    var kind: String
    /// The fingerprint, which identifies the rule, file, and object.
    var fingerprint: String
  }

  /// The state relative to a baseline, in SARIF's terms.
  enum BaselineState: String, Encodable { case new, unchanged }

  var level: Level
  /// The ID of the rule.
  var rule: String
  /// The title.
  var title: String
  /// The message.
  var message: String
  /// The advice. It is empty if the message contains it.
  var advice: String
  var place: Place
  /// The subject, or `nil` for a problem, which is about a whole file.
  var object: Object?
  /// The state relative to the baseline, if there is one.
  var baselineState: BaselineState?
  /// The team's decision, as text.
  var decision: String?

  /// The message and the advice, for formats that do not show advice separately.
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
    place = project.place(of: recommendation)
    // A finding about the project may move to another file, but its fingerprint must not change.
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
    title = isError ? "Skipped or incomplete files" : "Left out, or a note"
    message = problem.message
    advice = ""
    place = Place(path: path, line: problem.line)
  }
}

extension Finding.Level {
  /// Creates the level for a severity.
  init(_ severity: Severity) {
    switch severity {
    case .required: self = .error
    case .recommended: self = .warning
    case .consider: self = .note
    }
  }
}
