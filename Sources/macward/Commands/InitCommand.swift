import ArgumentParser
import Foundation
import Guidance
import Markup
import MigrationStrategy
import NavigationGraph
import Projects
import Reports

/// `macward init`.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Writes a first .macward.yml beside a project, with the questions of its report.",
    discussion: """
      The file says what the Mac app is made with, and holds every open question of the report as \
      a line to complete: an answer in it counts in each report from then on. As it is written it \
      changes nothing.

      EXAMPLES
        macward init
        macward init MyApp --platform swiftui
      """)

  @Argument(help: "The project.", completion: .directory)
  var path = "."

  @Option(name: .long, help: "What the Mac app is made with.")
  var platform = PlatformChoice.one(.macCatalyst)

  @Flag(name: .long, help: "Write over a file that is there.")
  var force = false

  func run() throws {
    let present = Reading.present([path])
    let reader = InputReader(threads: ProcessInfo.processInfo.activeProcessorCount)
    let input = reader.read(projects: reader.projects(below: present))
    let project = try only(of: input.projects, isThere: !present.isEmpty)
    let file = TeamFiles.path(in: project.folder)
    if !force, FileManager.default.fileExists(atPath: file) {
      tell("macward: \(file) is there already: edit it, or write it anew with --force.")
      throw ExitCode.unreadable
    }
    let advice = Strategy(try Catalog.builtIn()).advice(for: NavigationGraph(project))
    try write(ConfigurationDraft(advice, platform: platform).text, to: file)
    tell("macward: \(file) is written: answer its questions, and run macward report again.")
  }

  /// The project to write for: there must be no doubt which one is meant.
  private func only(of projects: [Project], isThere: Bool) throws -> Project {
    if let project = projects.first, projects.count == 1 { return project }
    if projects.count > 1 {
      let names = projects.map { harmless($0.folder) }.joined(separator: ", ")
      tell("macward: \(path): there are \(projects.count) projects; name one of them: \(names).")
    } else if isThere {
      tell("macward: \(path): \(Reading.nothing); name a folder that holds some.")
    }
    throw ExitCode.unreadable
  }
}
