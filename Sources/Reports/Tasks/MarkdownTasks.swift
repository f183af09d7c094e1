import Guidance
import MigrationStrategy

/// Writes tasks as Markdown.
package struct MarkdownTasks {
  let list: TaskList
  private let layout = TextLayout(width: 100)

  init(_ list: TaskList) { self.list = list }

  /// The page.
  var text: String {
    let projects = list.projects.filter { !$0.tasks.isEmpty || !$0.questions.isEmpty }
    guard !projects.isEmpty else { return "There is nothing to do.\n" }
    return projects.map(text).joined(separator: "\n\n") + "\n"
  }

  /// Returns the brief of one task.
  package static func brief(of task: AgentTask) -> String {
    MarkdownTasks(TaskList(version: "", edition: .current, projects: [])).task(task) + "\n"
  }

  private func text(of project: ProjectTasks) -> String {
    let route = project.route.map { "Route: \(code($0)). " } ?? ""
    let keys = project.keysTaken.map(\.key).joined(separator: " ")
    let blocks =
      [
        "# \(markdown(project.name)): the tasks",
        layout.wrap(
          route + "For: \(project.platforms.map(\.title).joined(separator: ", "))."
            + " Edition of the rules: \(list.edition.rawValue)."
            + (keys.isEmpty ? "" : " Keys in use: \(markdown(keys)).")),
      ] + project.tasks.map { task($0) }
      + (project.questions.isEmpty ? [] : ["## Questions"] + [questions(project.questions)])
    return blocks.joined(separator: "\n\n")
  }

  /// Returns the brief of a task.
  func task(_ task: AgentTask) -> String {
    let effort = task.days.map { ", \($0.words)" } ?? ""
    let head = [
      "## \(markdown(task.title))",
      layout.wrap(
        "\(code(task.id)): \(task.severity.rawValue)\(effort), phase \(code(task.phase))"),
      layout.wrap(markdown(task.goal)),
    ]
    let parts: [(String, [String])] = [
      ("Places", task.places.map { place(of: $0) }), ("Steps", task.steps.map(markdown)),
      ("API", task.apis.map(api)), ("Commands", task.commands.map(command)),
      ("Do not", task.doNot.map(markdown)), ("Patch", task.patch.map { patch($0, of: task) } ?? []),
      ("Done when", [markdown(task.doneWhen)]),
    ]
    let lists = parts.filter { !$0.1.isEmpty }.map { title, items in
      "**\(title)**\n\n" + items.map { layout.wrap($0, first: "- ") }.joined(separator: "\n")
    }
    return (head + lists).joined(separator: "\n\n")
  }

  private func place(of place: TaskPlace) -> String {
    let text = place.text.map { ": \(code($0))" } ?? ""
    return code("\(place.file):\(place.line)") + (place.scene.map { " (\(markdown($0)))" } ?? "")
      + text
  }

  private func api(_ api: TaskAPI) -> String {
    let since = api.since.map {
      " (from \($0)" + (api.needsCheck == true ? ", needs a check)" : ")")
    }
    return code(api.api) + (since ?? "") + (api.note.map { ": \(markdown($0))" } ?? "")
  }

  private func command(_ command: TaskCommand) -> String {
    "\(command.menu.rawValue) ▸ \(markdown(command.title))"
      + (command.key.map { " (\(markdown($0)))" } ?? "")
  }

  private func patch(_ patch: TaskPatch, of task: AgentTask) -> [String] {
    let files = patch.files.map(code).joined(separator: ", ")
    let command = code("macward scaffold --all --rule \(task.rule) --format patch")
    return [
      command + (files.isEmpty ? "" : ": \(files)") + (patch.risk.map { ". \(markdown($0))" } ?? "")
    ]
      + patch.left.map(markdown)
  }

  private func questions(_ questions: [TaskQuestion]) -> String {
    questions.map { question in
      let places = question.places.map(\.at).joined(separator: ", ")
      let who = question.who == .team ? "for a person" : "in the source"
      return layout.wrap(
        "\(code(question.id)) (\(who)): \(markdown(question.text))"
          + (places.isEmpty ? "" : " \(code(places))"), first: "- ")
    }.joined(separator: "\n")
  }
}
