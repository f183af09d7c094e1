import AgentServer
import ArgumentParser
import Foundation
import Guidance
import MigrationStrategy
import Reports
import Synchronization

/// The command `macward mcp`.
struct MCPCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Answers coding agents, in the Model Context Protocol on standard input and output.",
    discussion: """
      An agent starts this command and asks for a survey, tasks, questions, patches, and checks of the projects that it
      names. The tool decide writes .macward.yml if it is asked to; nothing else in a project is written. No connection
      is opened. What was read is kept, so that a second answer takes a moment.

      The server has the versions 2025-06-18, 2025-11-25, and 2026-07-28 of the protocol.

      With --output, it writes a skill instead, which tells an agent how to work with macward: a folder with \
      SKILL.md and references that are generated from the rules. Put it where the agent looks for skills.

      EXAMPLES
        "macward": { "command": "macward", "args": ["mcp"] }  in the settings of an agent
        macward mcp --output skills
      """)

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Write a skill into the folder macward of this folder, and end.", valueName: "dir"),
    completion: .directory)
  var output: String?

  @OptionGroup(title: "Reading") var files: ReadingOptions
  @OptionGroup(title: "Advice") var platform: PlatformOptions
  @OptionGroup(title: "Guidance") var guidance: GuidanceOptions

  func run() throws {
    let catalog = try TargetOptions.targets(nil, in: guidance.read()).first.map { target in
      try printingErrors { () throws(CatalogErrors) in
        try CatalogLibrary.builtIn().catalog(for: target)
      }
    }
    guard let catalog else { throw ExitCode.unreadable }
    if let output { return try writeSkill(catalog, into: output + "/macward") }
    let projects = AgentProjects(
      AgentOptions(files: files, platform: platform, guidance: guidance))
    let work = DispatchQueue(label: "macward.agent", attributes: [])
    let output = Mutex(())
    let server = AgentServer(
      Self.service(projects, catalog),
      send: { line in
        output.withLock { _ in
          _ = try? StandardStreams.process.write(line + [UInt8(ascii: "\n")], to: .output)
        }
      },
      enqueue: { body in work.async(execute: body) })
    var lines = InputLines(longest: AgentServer.longestLine) {
      Array(FileHandle.standardInput.availableData)
    }
    while let line = lines.next() {
      if let line { server.receive(line) } else { server.receiveTooLong() }
    }
    // The answers to what was asked before the end of the input are still sent.
    work.sync {}
  }

  private func writeSkill(_ catalog: Catalog, into folder: String) throws {
    for (name, text) in AgentSkill(catalog).files {
      let path = "\(folder)/\(name)"
      try? FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try write(text, to: path)
    }
    printError("macward: wrote \(folder).")
  }

  private static func service(_ projects: AgentProjects, _ catalog: Catalog) -> AgentService {
    let resources = AgentResources(projects: projects, catalog: catalog)
    return AgentService(
      name: "macward", title: "macward: from iPhone and iPad to the Mac", version: Macward.version,
      instructions: instructions, tools: AgentTools(projects: projects).all,
      resources: resources.all, templates: AgentResources.templates, prompts: prompts,
      read: { try resources.contents(of: $0) })
  }

  private static let instructions = """
    macward reads iPhone and iPad projects and recommends what their navigation becomes on the Mac. Begin with survey, \
    then tasks, and do one task after another: task, edit, build, check. Answer questions whose who is source by \
    reading the code; ask a person about those whose who is team, and never guess. Call decide with dry_run \
    first, and read what it changes. A task is done when check lists it as done.
    """

  private static let prompts = [
    Prompt(
      "move-to-mac", title: "Move an app to the Mac",
      "Works through the tasks of a migration, with a check after each.",
      [Tool.Parameter("path", "The folder of the project.", isRequired: true)]
    ) { values in
      """
      Move the app in \(values["path"] ?? ".") to the Mac with macward. Call survey and tell me in five sentences \
      what it proposes. Ask me the questions that are for a person. Then do the required and recommended tasks in \
      their order: call task, make the edits, build, and call check with the handle of the survey. Stop when a \
      task is a matter of taste, and ask.
      """
    },
    Prompt(
      "prepare-design-meeting", title: "Prepare a design meeting",
      "Collects what a team has to decide.",
      [Tool.Parameter("path", "The folder of the project.", isRequired: true)]
    ) { values in
      """
      Prepare a design meeting about the Mac version of the app in \(values["path"] ?? ".") with macward. Call \
      survey and questions. List what is to be decided, the most consequential first, with what each answer \
      changes, and add the pictures of the structures at the top level.
      """
    },
  ]
}
