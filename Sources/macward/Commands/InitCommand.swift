import ArgumentParser
import Foundation
import Guidance
import Markup
import MigrationStrategy
import NavigationGraph
import Projects
import Reports

/// The command `macward init`.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Writes a .macward.yml for a project, with the open questions of its report.",
    discussion: """
      The file states how the Mac app is built, and contains every open question of the report as \
      a line to complete. Answers apply to all later reports. Until then the file changes nothing.

      EXAMPLES
        macward init
        macward init MyApp --platform swiftui
      """)

  @Argument(help: "The project.", completion: .directory)
  var path = "."

  @Option(name: .long, help: "How the Mac app is built.")
  var platform = PlatformChoice.one(.macCatalyst)

  @Flag(name: .long, help: "Replace an existing file.")
  var force = false

  func run() throws {
    let present = Reading.existing([path])
    let reader = InputReader(threads: ProcessInfo.processInfo.activeProcessorCount)
    let input = reader.read(projects: reader.projects(below: present))
    let project = try only(of: input.projects, exists: !present.isEmpty)
    let file = TeamFiles.path(in: project.folder)
    if !force, FileManager.default.fileExists(atPath: file) {
      throw failure("\(file) already exists: edit it, or replace it with --force.")
    }
    let advice = Strategy(try Catalog.builtIn()).advice(for: NavigationGraph(project))
    try write(ConfigurationDraft(advice, platform: platform).text, to: file)
    printError("macward: wrote \(file): answer its questions, then run macward report again.")
  }

  /// Returns the only project at the path.
  private func only(of projects: [Project], exists: Bool) throws -> Project {
    if let project = projects.first, projects.count == 1 { return project }
    if projects.count > 1 {
      let names = projects.map { harmless($0.folder) }.joined(separator: ", ")
      throw failure("\(path): there are \(projects.count) projects; name one of them: \(names).")
    }
    throw exists
      ? failure("\(path): \(Reading.nothing); name a folder with some.") : ExitCode.unreadable
  }
}
