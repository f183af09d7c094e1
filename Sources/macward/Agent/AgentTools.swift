import AgentServer
import FileReading
import Foundation
import Guidance
import MigrationStrategy
import NavigationGraph
import Projects
import Reports
import Scaffold

/// The tools for agents. All but one only read.
struct AgentTools: Sendable {
  let projects: AgentProjects

  var all: [Tool] {
    [survey, tasks, task, explain, questions, decide, patch, check]
  }

  static let path = Tool.Parameter(
    "path", "The folder of the project, a storyboard, or a xib.", isRequired: true)

  private var survey: Tool {
    Tool(
      "survey", title: "Survey a project",
      "Start here. Says in one look what an iPhone or iPad app is, which route to the Mac is advised, what "
        + "its top level becomes, how much work it is, and what is not known. Returns a handle for check.",
      [
        Self.path,
        Tool.Parameter(
          "for", "What the advice is for: mac (the default), ipad, tv, vision, or watch."),
      ], page: AgentResources.review
    ) { arguments, call in
      let known = try projects.known(
        arguments["path"]?.string ?? ".", for: arguments["for"]?.string, call)
      let survey = Survey(known.report, known.tasks, handle: known.handle)
      return ToolResult(survey.text, try JSON(encoding: survey))
    }
  }

  private var tasks: Tool {
    Tool(
      "tasks", title: "List the tasks",
      "Lists the tasks of the migration in the order in which to do them, 20 at a time. Ask task for each.",
      [
        Self.path, Tool.Parameter("phase", "Only the tasks of this phase."),
        Tool.Parameter(
          "severity", "Only tasks of this severity or above.",
          values: ["required", "recommended", "consider"]),
        Tool.Parameter("cursor", "Where the list goes on, from the last answer."),
      ]
    ) { arguments, call in
      let known = try projects.known(arguments["path"]?.string ?? ".", call)
      let lowest = arguments["severity"]?.string.flatMap(Severity.init(rawValue:)) ?? .consider
      let phase = arguments["phase"]?.string
      let all = known.tasks.projects.flatMap(\.tasks).filter {
        $0.severity >= lowest && (phase == nil || $0.phase == phase)
      }
      let page = try TaskPage(all, from: arguments["cursor"]?.string)
      return ToolResult(page.text, try JSON(encoding: page))
    }
  }

  private var task: Tool {
    Tool(
      "task", title: "Brief one task",
      "Returns all that one task takes: places with their text, steps, APIs for this app's systems, keys in use, "
        + "what not to do, what macward can write, and when it is done.",
      [Self.path, Tool.Parameter("id", "The id of the task, from tasks.", isRequired: true)]
    ) { arguments, call in
      let known = try projects.known(arguments["path"]?.string ?? ".", call)
      var task = try Self.task(arguments["id"]?.string ?? "", in: known)
      let rest = task.places.count - Self.mostPlaces
      task.places = Array(task.places.prefix(Self.mostPlaces))
      var json = try JSON(encoding: task).object ?? [:]
      if rest > 0 { json["morePlaces"] = .int(rest) }
      return ToolResult(MarkdownTasks.brief(of: task), .object(json))
    }
  }

  private static let mostPlaces = 10

  private var explain: Tool {
    Tool(
      "explain", title: "Explain a decision or a rule",
      "Explains why a structure becomes what it does, with every gate, term, and fact, or a rule.",
      [
        Self.path,
        Tool.Parameter("structure", "A structure: file#object, file:line, or a class."),
        Tool.Parameter("rule", "A rule, such as tab-bar/to-sidebar."),
      ]
    ) { arguments, call in
      let known = try projects.known(arguments["path"]?.string ?? ".", call)
      let text: String
      switch (arguments["structure"]?.string, arguments["rule"]?.string) {
      case (let structure?, nil): text = try Self.explanation(of: structure, in: known)
      case (nil, let rule?):
        guard let found = RuleListing(known.catalog, RenderingOptions()).rule(rule) else {
          throw AgentFailure("There is no rule \(rule).")
        }
        text = found
      default: throw AgentFailure("Name either a structure or a rule.")
      }
      return ToolResult(text, ["text": .string(text)])
    }
  }

  private var questions: Tool {
    Tool(
      "questions", title: "List the open questions",
      "Lists what macward does not know, the most consequential first, with what each answer changes. Those for the "
        + "team are for a person: ask, and never answer them yourself.",
      [Self.path]
    ) { arguments, call in
      let known = try projects.known(arguments["path"]?.string ?? ".", call)
      let all = known.tasks.projects.flatMap(\.questions).sorted { $0.weight > $1.weight }
      let lines = all.map { "\($0.id) (\($0.who.rawValue)): \($0.text)" }
      let text = all.isEmpty ? "There is no open question." : lines.joined(separator: "\n")
      return ToolResult(text, ["questions": try JSON(encoding: all)])
    }
  }

  private var decide: Tool {
    Tool(
      "decide", title: "Answer or decide",
      "Answers a question, or accepts or declines a task, in .macward.yml. By default nothing is written: the "
        + "result shows the entry and what it changes. Comments in the file stay.",
      [
        Self.path, Tool.Parameter("question", "The id of a question."),
        Tool.Parameter("task", "The id of a task, or its rule."),
        Tool.Parameter(
          "structure", "What the answer is about, if the question has several places."),
        Tool.Parameter(
          "value", "true or false, a name, or a list of titles; for a task, accepted or declined.",
          kind: .any, isRequired: true),
        Tool.Parameter("reason", "Why, with the file and line that show it."),
        Tool.Parameter(
          "by", "The person who decided. Needed for tasks and for questions to the team."),
        Tool.Parameter("dry_run", "false writes the file. The default is true.", kind: .boolean),
      ], isReadOnly: false
    ) { arguments, call in
      let known = try projects.known(arguments["path"]?.string ?? ".", call)
      return try AgentDecision(arguments, known).result()
    }
  }

  private var patch: Tool {
    Tool(
      "patch", title: "Write a patch",
      "Returns what macward can write for a task, as a unified diff for git apply, and what it leaves to do.",
      [Self.path, Tool.Parameter("task", "The id of the task.", isRequired: true)]
    ) { arguments, call in
      let known = try projects.known(arguments["path"]?.string ?? ".", call)
      let task = try Self.task(arguments["task"]?.string ?? "", in: known)
      let patches = known.report.projects.filter { $0.id(ofTask: task.rule) == task.id }
        .compactMap(\.scaffold)
        .flatMap { ScaffoldPatches($0, by: Macward.program).each }.filter { $0.rule == task.rule }
      let text = patches.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
      let left = task.patch?.left ?? []
      let summary =
        text.isEmpty
        ? "macward writes no patch for this task." : "A patch of \(text.utf8.count) bytes."
      return ToolResult(
        ([summary] + left).joined(separator: "\n"),
        [
          "patch": .string(text), "left": .array(left.map(JSON.string)),
          "isComplete": .bool(task.patch?.isComplete ?? false),
        ])
    }
  }

  private var check: Tool {
    Tool(
      "check", title: "Check what is done",
      "Call it after each edit. Tells which tasks are done, open, changed, or gone, and which findings are new.",
      [
        Self.path,
        Tool.Parameter(
          "since",
          "A handle from survey, or the path of a JSON report or baseline. Without it, the app as it is."
        ),
        Tool.Parameter("task", "Only this task."),
      ]
    ) { arguments, call in
      let since = try arguments["since"]?.string.map { try past($0) }
      let known = try projects.known(arguments["path"]?.string ?? ".", call)
      var builder = CheckBuilder(known.report, since: since, known.catalog, below: known.base)
      var check = builder.check()
      if let id = arguments["task"]?.string {
        for index in check.projects.indices {
          check.projects[index].tasks.removeAll { $0.id != id }
        }
      }
      var json = try JSON(encoding: check).object ?? [:]
      json["report"] = .string(known.handle)
      let text = try CheckFormat.terminal.render(check, RenderingOptions())
      return ToolResult(text, .object(json))
    }
  }

  private func past(_ name: String) throws -> PastFindings {
    if let findings = projects.findings(of: name) { return findings }
    guard let data = FileManager.default.contents(atPath: name) else {
      throw AgentFailure("There is no report \(name): name a handle from survey, or a file.")
    }
    do throws(UnreadableJSON) {
      return try PastFindings(JSONInput(data, named: name))
    } catch {
      throw AgentFailure(error.description)
    }
  }
}

extension AgentTools {
  static func task(_ id: String, in known: AgentProjects.Known) throws -> AgentTask {
    let all = known.tasks.projects.flatMap(\.tasks)
    if let task = all.first(where: { $0.id == id }) { return task }
    let near = nearest(to: id, among: all.map(\.id)).map { " Did you mean \($0)?" }
    throw AgentFailure("There is no task \(id)." + (near ?? ""))
  }

  private static func explanation(of text: String, in known: AgentProjects.Known) throws -> String {
    let wanted = StructurePlace(reference: text)
    var suggestions = ""
    for project in known.reading.input.projects {
      let configuration = known.reading.team.configurations[project.folder]?.resolved(in: project)
      let graph = NavigationGraph(project, configuration)
      let addresses = StructureAddresses(graph)
      guard let place = addresses.place(wanted) else {
        suggestions += addresses.suggestion(for: wanted)
        continue
      }
      let found = known.strategies.advice(for: graph, configuration).compactMap {
        Explanation(
          file: place.file ?? "", object: place.object ?? "", in: $0, RenderingOptions())
      }
      if !found.isEmpty { return found.map(\.text).joined(separator: "\n") }
      suggestions += addresses.suggestion(for: place)
    }
    throw AgentFailure("There is no decision about \(text).\(suggestions)")
  }
}
