import AgentServer
import FileReading
import Foundation
import Guidance
import MigrationStrategy
import NavigationGraph
import Projects
import Reports

/// An answer or a decision of an agent, or of the person that it asked, for `.macward.yml`.
struct AgentDecision {
  private let arguments: Arguments
  private let known: AgentProjects.Known
  private let project: ProjectReport
  private let path: String
  private let file: AnswerFile

  init(_ arguments: Arguments, _ known: AgentProjects.Known) throws {
    (self.arguments, self.known) = (arguments, known)
    project = try Self.project(of: arguments, in: known)
    guard let team = project.teamFile else {
      throw AgentFailure("The project has no place for .macward.yml.")
    }
    let path = known.base.isEmpty ? team.filePath : "\(known.base)/\(team.filePath)"
    self.path = path
    file = try AgentProjects.collectingErrors { try AnswerFile(path, isReplaced: false) }
  }

  /// Returns what the entry changes, after writing it unless it is tried only.
  func result() throws -> ToolResult {
    let isTried = arguments["dry_run"]?.bool ?? true
    let text = try newText()
    let effect = try effect(of: text)
    if !isTried {
      try AgentProjects.collectingErrors { try write(text, to: path) }
    }
    let entry = Self.added(in: text, to: file.existing?.text ?? "")
    let summary =
      (isTried ? "Not written yet (dry_run).\n" : "Written to \(path).\n") + entry + "\n" + effect
    return ToolResult(
      summary,
      [
        "file": .string(path), "entry": .string(entry), "effect": .string(effect),
        "written": .bool(!isTried),
      ])
  }

  // MARK: - The entry

  private func newText() throws -> String {
    switch (arguments["question"]?.string, arguments["task"]?.string) {
    case (let question?, nil): try text(answering: question)
    case (nil, let task?): try text(deciding: task)
    default: throw AgentFailure("Name either a question or a task.")
    }
  }

  private func text(deciding task: String) throws -> String {
    guard let word = arguments["value"]?.string, let status = TeamDecision.Status(rawValue: word),
      status != .overridden
    else { throw AgentFailure("A task is accepted or declined.") }
    guard let author = arguments["by"]?.string, !author.isEmpty else {
      throw AgentFailure("This is for a person: ask, and name who decided with by.")
    }
    let reason = arguments["reason"]?.string
    if status == .declined, reason?.isEmpty != false {
      throw AgentFailure("What is declined needs a reason.")
    }
    let rule = known.tasks.projects.flatMap(\.tasks).first { $0.id == task }?.rule ?? task
    guard known.catalog.rule(rule) != nil else { throw AgentFailure("There is no rule \(rule).") }
    let decision = GivenDecision(rule: rule, status: status, reason: reason, author: author)
    return try template().text(adding: decision)
  }

  private func text(answering id: String) throws -> String {
    let asked = known.tasks.projects.flatMap(\.questions).filter { $0.id == id }
    guard let question = asked.first else {
      let ids = Set(known.tasks.projects.flatMap(\.questions).map(\.id)).sorted()
      throw AgentFailure(
        "The question \(id) is not open. Open questions: \(ids.joined(separator: ", ")).")
    }
    let author = arguments["by"]?.string
    if question.who == .team, author?.isEmpty != false {
      throw AgentFailure(
        "“\(question.text)” is for a person: ask, and name who answered with by, or leave it open.")
    }
    let notes = [author.map { "answered by \($0)" }, arguments["reason"]?.string].compactMap(\.self)
    let comment = ([question.text] + notes).joined(separator: " ").replacing("\n", with: " ")
    let value = try value(for: question)
    let answers = try structures(of: asked).map {
      GivenAnswer(question: id, text: comment, structure: $0, value: value)
    }
    return try template().text(adding: answers)
  }

  private func template() throws -> ConfigurationTemplate {
    guard let template = file.template else {
      throw AgentFailure("\(path) has an unusual form, to which nothing can be added.")
    }
    return template
  }

  private func structures(of asked: [TaskQuestion]) throws -> [StructurePlace?] {
    if let given = arguments["structure"]?.string {
      let place = StructurePlace(reference: given)
      guard !place.isAnywhere else {
        throw AgentFailure("\(given) is no structure: write file#object, file:line, or a class.")
      }
      return [place]
    }
    let places = asked.flatMap(\.places).map { StructurePlace(reference: $0.address) }
    guard places.count > 1 else { return places.isEmpty ? [nil] : [places[0]] }
    let names = places.prefix(10).map(\.text).joined(separator: ", ")
    throw AgentFailure("The question is about several places: name one with structure: \(names).")
  }

  private func value(for question: TaskQuestion) throws -> AnswerValue {
    let value = arguments["value"] ?? .null
    let wanted = "The answer is \(question.answer.description)."
    switch question.answer {
    case .yesOrNo:
      let words = ["yes": true, "no": false]
      guard let flag = value.bool ?? value.string.flatMap({ words[$0] }) else {
        throw AgentFailure(wanted)
      }
      return .flag(flag)
    case .name, .screenForEach:
      guard let name = value.string, !name.isEmpty else { throw AgentFailure(wanted) }
      return .name(name)
    case .list, .listForEach:
      let titles = value.array?.compactMap(\.string) ?? []
      guard !titles.isEmpty, titles.count == value.array?.count else { throw AgentFailure(wanted) }
      return .list(titles)
    }
  }

  // MARK: - The effect

  /// Returns what a file with the entry changes.
  ///
  /// - Throws: What of it is not applied.
  private func effect(of text: String) throws -> String {
    let all = try AgentProjects.collectingErrors {
      try printingErrors { () throws(CatalogErrors) in
        let file = try Configuration(path, text: text)
        try file.check(with: [known.catalog])
        return file
      }
    }
    let strategy = known.strategies[0]
    let pairs = known.reading.input.projects.filter { $0.root == project.root }.map { project in
      let own = all.relative(to: folder).resolved(in: project)
      let old = known.reading.team.configurations[project.folder]?.resolved(in: project)
      return (strategy.advice(for: project, old), strategy.advice(for: project, own), old, own)
    }
    let before = Set(
      pairs.flatMap { advice, _, old, _ in old.map { advice.problems(with: $0) } ?? [] }.map(
        \.message))
    let problems = pairs.flatMap { _, advice, _, own in advice.problems(with: own) }
    let new = problems.filter { !before.contains($0.message) }
    if let error = new.first(where: { $0.level == .error }) {
      throw AgentFailure("Nothing is written: \(error.message)")
    }
    let changes = AnswerEffect(from: pairs.map(\.0), to: pairs.map(\.1)).text(width: 100)
    return ([changes] + new.map { "Note: \($0.message)" }).joined(separator: "\n")
  }

  private var folder: String { project.teamFile?.projectFolder ?? "" }

  private static func project(
    of arguments: Arguments, in known: AgentProjects.Known
  ) throws -> ProjectReport {
    let (question, task) = (arguments["question"]?.string, arguments["task"]?.string)
    let index = known.tasks.projects.firstIndex { project in
      project.questions.contains { $0.id == question } || project.tasks.contains { $0.id == task }
    }
    guard let project = known.report.projects.dropFirst(index ?? 0).first else {
      throw AgentFailure("There is no app to decide about.")
    }
    return project
  }

  /// Returns the lines that a text has in addition to another.
  private static func added(in text: String, to old: String) -> String {
    var rest = old.split(separator: "\n", omittingEmptySubsequences: false)[...]
    return text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      guard rest.first == line else { return true }
      rest = rest.dropFirst()
      return false
    }.joined(separator: "\n")
  }
}

extension Advice {
  /// The entries of a team's file that are not applied, and what those that are leave out.
  fileprivate func problems(with configuration: Configuration) -> [InputProblem] {
    staleChoices(of: configuration)
      + graph.problems.filter { $0.location.file.hasSuffix(Configuration.fileName) }
  }
}
