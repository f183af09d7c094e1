import ArgumentParser
import FileReading
import Foundation
import Guidance
import InterfaceBuilder
import Markup
import MigrationStrategy
import NavigationGraph
import Projects
import Reports

/// Reads the paths of a command, and tells on standard error what could not be read.
struct Reading {
  /// What was read.
  private(set) var input: Input
  /// Whether something that was asked for could not be read.
  private(set) var lostInput = false
  /// What teams say about the projects.
  let team: TeamFiles

  /// Reads paths.
  ///
  /// - Throws: An exit code, once it has been told what is wrong with a file `.macward.yml`.
  init(
    _ paths: [String], with reader: InputReader, isQuiet: Bool = false,
    filter: FilterOptions? = nil
  ) throws {
    let present = Self.present(paths)
    lostInput = present.count < paths.count
    var projects = reader.projects(below: present)
    team = try TeamFiles(beside: projects, below: present)
    for index in projects.indices {
      projects[index].apply(team.filter(for: projects[index]))
      if let filter { projects[index].apply(filter.filter(at: projects[index].root)) }
    }
    input = reader.read(projects: projects)
    if !isQuiet { tellProblems(below: present) }
    if input.isEmpty && !present.isEmpty {
      tell(
        "macward: \(present.joined(separator: ", ")): \(Self.nothing); name a folder that holds some."
      )
      lostInput = true
    }
  }

  /// Reads a folder once more, this time with the documents of its tests and other people's code.
  init(aside folder: String, with reader: InputReader) throws {
    let projects = reader.projects(below: [folder])
    team = try TeamFiles(beside: projects, below: [folder])
    input = reader.read(projects: projects)
  }

  /// What a folder with nothing to report on lacks.
  static let nothing = "no storyboards or xibs here, and no code that makes containers"

  /// The folders and files of the paths that are there; the others are told.
  static func present(_ paths: [String]) -> [String] {
    paths.map(folder(ofProject:)).filter { path in
      let isThere = FileManager.default.fileExists(atPath: path)
      if !isThere { tell("macward: \(path): no such file or folder; check the spelling.") }
      return isThere
    }
  }

  /// Who names `MyApp.xcodeproj` means the folder around it.
  private static func folder(ofProject path: String) -> String {
    let trimmed = path.hasSuffix("/") ? String(path.dropLast()) : path
    guard trimmed.hasSuffix(".xcodeproj") || trimmed.hasSuffix(".xcworkspace") else { return path }
    let folder = (trimmed as NSString).deletingLastPathComponent
    return folder.isEmpty ? "." : folder
  }

  private func tellProblems(below paths: [String]) {
    let base = paths.count == 1 ? folder(of: paths[0]) : ""
    for project in input.projects {
      for problem in project.problems where problem.level == .error {
        let parts = [base, project.root, problem.location.file].filter { !$0.isEmpty && $0 != "." }
        tellError(problem, at: parts.joined(separator: "/") + ":\(problem.location.line)")
      }
    }
    for problem in input.problems where problem.level == .error {
      tellError(problem, at: problem.location.file)
    }
  }

  /// Names of files may hold anything, a control sequence among it.
  private func tellError(_ problem: DocumentProblem, at place: String) {
    tell(harmless("\(place): error: \(problem.message)"))
  }

  private func folder(of path: String) -> String {
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    let folder = isFolder.boolValue ? path : (path as NSString).deletingLastPathComponent
    return folder.hasSuffix("/") ? String(folder.dropLast()) : folder
  }
}

extension Reading {
  /// The report on what was read. What the command line does not say, the team's file may.
  ///
  /// - Throws: An exit code, once it has been told what is wrong: where there is nothing to read, or
  ///   a rule or a team's file has mistakes.
  func report(
    _ guidance: GuidanceOptions, platform: PlatformChoice?, threads: Int, drawsMaps: Bool = true
  ) throws -> Report {
    let shared = team.shared
    let catalog = try guidance.catalog.read(for: shared)
    try team.check(with: catalog)
    guard !input.isEmpty else { throw ExitCode.unreadable }
    var builder = ReportBuilder(
      Strategy(catalog, edition: guidance.edition(for: shared)),
      platform: platform ?? shared?.platform ?? .one(.macCatalyst), version: Macward.version,
      threads: threads, configurations: team.configurations)
    builder.drawsMaps = drawsMaps
    return builder.report(on: input)
  }
}
