import Guidance
import Markup
import MigrationStrategy

/// The places of forms on a page, with which readers answer questions and decide about the advice.
/// The page's script creates the forms.
struct AnswerForms {
  private let project: ProjectReport
  private let number: Int
  private let files: AnswerFiles

  /// Creates the forms of a project. Numbers start at 1.
  init(_ project: ProjectReport, number: Int, _ files: AnswerFiles) {
    (self.project, self.number, self.files) = (project, number - 1, files)
  }

  private var file: Int? { files.index(ofProject: number) }

  // MARK: - Questions

  private struct Asked: Encodable {
    var id: String
    var kind: AnswerKind
    var text: String
    /// The structures, each with its name. It is empty for the whole app.
    var places: [Place]
    var file: Int
    var project: Int
    var example: String?
  }

  private struct Place: Encodable {
    var place: String
    var name: String
  }

  /// Returns the form for the answer to a question.
  func form(for question: QuestionReport) -> MarkupNode? {
    guard let file, let team = project.teamFile else { return nil }
    let isForApp = files.isForApp(question.id, inFile: file)
    let places = (isForApp ? [] : question.places ?? []).map { place in
      Place(
        place: StructurePlace(file: team.path(of: place.file), object: place.object).text,
        name: place.scene)
    }
    return node(
      "answer",
      Asked(
        id: question.id, kind: question.answer, text: question.text, places: places, file: file,
        project: number,
        example: question.answer == .name ? question.answers?.first?.answer : nil))
  }

  // MARK: - Decisions

  private struct Decided: Encodable {
    struct Choice: Encodable {
      var outcome: String
      var title: String
    }

    var title: String
    var rule: String?
    /// The outcome that can be accepted, and those that can take its place.
    var outcomes: [Choice]?
    var canAccept = true
    /// The keys of each place, such as `structure`.
    var places: [[String: String]]
    var file: Int
  }

  /// Returns the form for a decision about a finding, or `nil` if the team has decided already.
  func form(for group: RecommendationGroup) -> MarkupNode? {
    form(for: group.first, about: group.subjects)
  }

  /// Returns the form for a decision about an item of the checklist, or `nil` if the team has
  /// decided already.
  func form(forItem finding: RecommendationReport) -> MarkupNode? {
    form(for: finding, about: [finding.subject])
  }

  private func form(
    for finding: RecommendationReport, about subjects: [RecommendationReport.Subject]
  ) -> MarkupNode? {
    guard let file, finding.decidedBy == nil, finding.status == .open else { return nil }
    let places = subjects.map { place(file: $0.file, object: $0.object) }
    var seen: Set<[String: String]> = []
    return node(
      "decide",
      Decided(
        title: finding.title, rule: finding.rule,
        places: places.filter { seen.insert($0).inserted }, file: file))
  }

  /// Returns the form for a decision about an outcome, or `nil` if the team has decided already.
  func form(for decision: DecisionReport, about structure: Int) -> MarkupNode? {
    guard let file, decision.decidedBy == nil, project.structures.indices.contains(structure)
    else { return nil }
    let subject = project.structures[structure]
    let place = place(file: subject.file, object: subject.object)
    let canAccept = ![.undecided, .nothing].contains(decision.outcome)
    // Only a structure with an object can become something else.
    let others = place["file"] != nil && place["object"] == nil ? [] : decision.alternatives
    var seen: Set<Outcome> = [.undecided, .nothing]
    let choices = ((canAccept ? [decision.outcome] : []) + others.map(\.outcome))
      .filter { seen.insert($0).inserted }
      .map { Decided.Choice(outcome: $0.id, title: Wording.outcome($0)) }
    guard !choices.isEmpty else { return nil }
    return node(
      "decide",
      Decided(
        title: decision.title, outcomes: choices, canAccept: canAccept, places: [place],
        file: file))
  }

  /// Returns the keys of a decision that name a place.
  private func place(file: String, object: String) -> [String: String] {
    let path = project.teamFile?.path(of: file) ?? file
    if object.isEmpty { return file == "." ? ["object": StructurePlace.project] : ["file": path] }
    // Lines of the team's file move when something is added.
    if file.hasSuffix(Configuration.fileName) { return ["file": path] }
    if object.contains("#") { return ["file": path, "object": object] }
    return ["structure": "\(path)#\(object)"]
  }

  private func node(_ kind: String, _ data: some Encodable) -> MarkupNode {
    tag("div", ["class": kind, "data-\(kind)": asciiJSON(data), "hidden": ""], [])
  }
}
