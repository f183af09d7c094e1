import FileReading
import Foundation
import Guidance
import Markup
import MigrationStrategy
import Projects
import Reports
import RunningEvidence

/// Adds the screens of running apps to the projects that they belong to. Errors are printed.
struct RunningAttachment {
  private let files: [String]
  private let redacts: Bool
  private let configurations: Configurations
  private let discovered: [DiscoveredProject]
  /// Whether a dump could not be read, or contains nothing of a running app.
  private(set) var lostInput = false

  /// Creates an attachment.
  ///
  /// - Parameters:
  ///   - configurations: The files of the team, which can name dumps.
  ///   - discovered: The projects before they were read, with the paths of their files.
  ///   - files: The dumps on the command line, which take precedence.
  ///   - redacts: Whether texts are left out that no file of the project has.
  init(
    _ configurations: Configurations, _ discovered: [DiscoveredProject], files: [String] = [],
    redacts: Bool = false
  ) {
    self.files = files
    self.redacts = redacts
    self.configurations = configurations
    self.discovered = discovered
  }

  /// Adds the dumps to projects. Of several projects with the same dumps, those that have most of the
  /// classes get them.
  mutating func attach(to projects: inout [Project]) {
    let groups = Dictionary(grouping: projects.indices) { files(of: projects[$0]) }
    for (files, members) in groups.sorted(by: { $0.value[0] < $1.value[0] }) where !files.isEmpty {
      let input = RunningInput(files)
      input.printProblems()
      lostInput = lostInput || input.lostInput
      guard !input.dump.isEmpty else { continue }
      let names = RunningSummary(input.dump).ownNames
      let shares = members.map { projects[$0].count(ofClasses: names) }
      let most = shares.max() ?? 0
      if most == 0, !names.isEmpty { warn(about: files) }
      for (member, share) in zip(members, shares) where share == most {
        projects[member].running = summary(of: input, for: projects[member])
      }
    }
  }

  private func files(of project: Project) -> [String] {
    files.isEmpty ? configurations[project.folder]?.runningFiles ?? [] : files
  }

  private func warn(about files: [String]) {
    printError(
      harmless(
        "macward: \(files.joined(separator: ", ")): warning: the project has none of these classes; "
          + "is this its app?"))
  }

  /// Returns what dumps mean, with paths relative to a project's folder.
  private func summary(of input: RunningInput, for project: Project) -> RunningSummary {
    var dump = RunningDump()
    for file in input.files {
      let path = RelativePath(from: project.folder, to: file.name).text
      dump.add(RunningDump(file.bytes, file: path))
    }
    guard redacts else { return RunningSummary(dump) }
    let own = discovered.filter { $0.folder == project.folder && $0.name == project.name }
    return RunningSummary(dump.redacted(keeping: KnownTexts(own).among(dump.texts)))
  }
}

extension RunningSummary {
  /// The classes of the app.
  fileprivate var ownNames: Set<String> {
    let names = screens + containers.map(\.name) + containers.flatMap { $0.items.map(\.controller) }
    return Set(names.filter { !$0.isOfSystem }.map(\.shortName))
  }
}
