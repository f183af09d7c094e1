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

      One file serves all apps in a folder.
      """)

  @Argument(
    help: "The folder of the project or projects; by default the current folder.",
    completion: .directory)
  var path = "."

  @Option(name: .long, help: "How the Mac app is built.")
  var platform = PlatformChoice.one(.macCatalyst)

  @Flag(name: .long, help: "Replace an existing file.")
  var force = false

  func run() throws {
    let present = Reading.existing([path])
    let reader = InputReader(threads: ProcessInfo.processInfo.activeProcessorCount)
    let input = reader.read(projects: reader.projects(below: present))
    guard !input.projects.isEmpty else {
      throw present.isEmpty
        ? ExitCode.unreadable : failure("\(path): \(Reading.nothing); name a folder with some.")
    }
    let strategy = Strategy(try Catalog.builtIn())
    try writeFile(for: input.projects.map { strategy.advice(for: NavigationGraph($0)) })
  }

  /// Writes one file for all apps, next to them if they share a folder, or else in the requested
  /// folder. Apps below it that have a file of their own keep using that.
  private func writeFile(for advice: [Advice]) throws {
    let full = advice.filter { !$0.isEmptyRest }
    let all = full.isEmpty ? advice : full
    let folders = Set(all.map(\.graph.project.folder))
    let folder = folders.count == 1 ? folders.first ?? path : TeamFiles.base(path)
    let file = TeamFiles.path(in: folder)
    if !force, FileManager.default.fileExists(atPath: file) {
      throw failure("\(file) already exists: edit it, or replace it with --force.")
    }
    let apps = all.filter {
      let own = $0.graph.project.folder
      return own == folder || TeamFiles.file(in: own) == nil
    }
    let draft = ConfigurationDraft(
      apps.map {
        .init($0, folder: TeamFiles.path(of: $0.graph.project.folder, below: folder))
      }, platform: platform)
    try write(draft.text, to: file)
    let scope = apps.count == 1 ? "" : " for \(apps.count) projects"
    printError(
      "macward: wrote \(file)\(scope): answer its questions, then run macward report again.")
  }
}
