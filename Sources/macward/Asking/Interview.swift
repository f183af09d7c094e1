import Guidance
import MigrationStrategy
import NavigationGraph
import Projects
import Reports

/// Asks the open questions of some apps one by one, and shows what each answer changes.
struct Interview {
  /// The apps, with their folders relative to that of the file.
  let apps: [(project: Project, folder: String)]
  let strategy: Strategy
  /// The file for the answers.
  let file: AnswerFile
  private var lines = AnswerLines()
  private(set) var answers: [GivenAnswer] = []
  private var skipped: Set<[String]> = []
  private var number = 0

  init(apps: [(project: Project, folder: String)], strategy: Strategy, file: AnswerFile) {
    (self.apps, self.strategy, self.file) = (apps, strategy, file)
  }

  /// The advice for each app, with the answers so far.
  func parts() throws -> [ConfigurationDraft.Part] {
    let configuration = try file.configuration(with: answers)
    return apps.map { app in
      let own = configuration.relative(to: app.folder)
      return ConfigurationDraft.Part(
        strategy.advice(for: app.project, own), folder: app.folder)
    }
  }

  /// Asks all questions, until none is left or the person stops.
  ///
  /// - Throws: An exit code, after the error has been printed: there is nothing to read answers
  ///   from.
  mutating func run() throws {
    var parts = try parts()
    let forApp = AnswerPrompt.idsForApp(in: parts)
    var prompts = open(in: parts, forApp)
    try say(greeting(prompts.count, parts))
    while let prompt = prompts.first {
      number += 1
      guard let value = try reply(to: prompt, left: prompts.count) else { return }
      if let value = value.answer {
        answers += prompt.entries(value)
        let new = try self.parts()
        try say(AnswerEffect(from: parts.map(\.advice), to: new.map(\.advice)).text(width: width))
        parts = new
      } else {
        skipped.insert(prompt.key)
      }
      prompts = open(in: parts, forApp)
    }
  }

  /// A reply to a question: an answer, or none if it was skipped.
  private struct Reply { var answer: AnswerValue? }

  private func open(
    in parts: [ConfigurationDraft.Part], _ forApp: Set<String>
  ) -> [AnswerPrompt] {
    AnswerPrompt.open(in: parts, base: file.folder, forApp: forApp)
      .filter { !skipped.contains($0.key) }
  }

  /// Asks until there is an answer.
  ///
  /// - Returns: The reply, or `nil` if the person stops.
  private mutating func reply(to prompt: AnswerPrompt, left: Int) throws -> Reply? {
    let heading = "Question \(number) of \(number + left - 1): "
    try say("\n" + prompt.text(heading: heading, width: width))
    while let line = try lines.next(prompt.hint) {
      switch line {
      case "": return Reply()
      case "q", "Q", "quit": return nil
      case "?": try say(prompt.explanation(width: width))
      default:
        do throws(AnswerPrompt.Misunderstanding) {
          return Reply(answer: try prompt.value(of: line))
        } catch {
          try say("  " + error.advice)
        }
      }
    }
    guard lines.hasRead else { throw failure(AnswerLines.missing) }
    return nil
  }

  private func greeting(_ count: Int, _ parts: [ConfigurationDraft.Part]) -> String {
    let summary = AnswerEffect.summary(of: parts.map(\.advice))
    let names = parts.map(\.advice.graph.project.name).joined(separator: ", ")
    guard count > 0 else { return "\(names): \(summary). There is no open question." }
    return
      "\(names): \(summary).\n\(counted(count, "open question")), the most consequential first."
  }

  private var width: Int { lines.width }

  private func say(_ text: String) throws { try write(text + "\n", to: nil) }
}
