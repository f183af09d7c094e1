import ArgumentParser
import Foundation
import Guidance
import Markup
import MigrationStrategy
import Projects
import Reports
import Scaffold

/// The options for the part of what can be written.
struct ScaffoldOptions: ParsableArguments {
  @Flag(name: .long, help: "Carry out all open decisions, not only accepted ones.")
  var all = false

  @Flag(
    name: .long,
    help: "Include edits that change how the app behaves on iPhone or at run time.")
  var risky = false

  @Option(
    name: .customLong("structure"),
    help: ArgumentHelp(
      "Only decisions about the structure with this object ID; can be repeated.",
      valueName: "object"))
  var structures: [String] = []

  @Option(
    name: .customLong("rule"),
    help: ArgumentHelp(
      "Only the decisions of this rule, or of this group of rules; can be repeated.",
      valueName: "id"))
  var rules: [String] = []

  @Option(
    name: .customLong("app"),
    help: ArgumentHelp(
      "Only this app, by its name, a target or its folder; can be repeated.", valueName: "name"))
  var apps: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The first version of iOS that the code runs on. Default: that of the project, or else 14.",
      valueName: "version", visibility: .hidden))
  var deploymentTarget: String?

  func validate() throws {
    guard let deploymentTarget else { return }
    guard deploymentTarget.wholeMatch(of: /\d{1,3}(\.\d{1,3}){0,2}/) != nil else {
      throw ValidationError(
        "“\(harmless(deploymentTarget))” is not a version; write one such as 16 or 16.4.")
    }
  }

  /// What writes the part.
  var scaffolder: Scaffolder {
    var choice = ScaffoldChoice()
    choice.includesOpen = all
    choice.includesRisky = risky
    choice.rules = rules.map { $0.hasSuffix("/*") ? String($0.dropLast(2)) : $0 }
    choice.structures = structures
    return Scaffolder(choice, version: Macward.version, minimumVersion: deploymentTarget)
  }
}

extension ScaffoldOptions {
  /// Returns the projects that are named, or all.
  ///
  /// - Throws: An exit code, after an error about an unknown app has been printed.
  func chosen(from projects: [Project]) throws -> [Project] {
    let known = Set(projects.map(\.name)).sorted()
    for app in apps where !projects.contains(where: { $0.isNamed(app) }) {
      throw Self.failure(.app(app, among: known))
    }
    return projects.filter { project in apps.isEmpty || apps.contains(where: project.isNamed) }
  }

  /// Checks that the named rules exist.
  ///
  /// - Throws: An exit code, after an error about an unknown rule has been printed.
  func checkRules(among ids: [String]) throws {
    for rule in rules where !ids.contains(where: { Narrowing.rule($0, is: rule) }) {
      throw Self.failure(.rule(rule, among: ids))
    }
  }

  /// Checks that the named structures exist.
  ///
  /// - Throws: An exit code, after an error about an unknown structure has been printed.
  func checkStructures(of advice: [Advice]) throws {
    let known = Set(advice.flatMap { $0.subjects.all.map(\.object) }).subtracting([""])
    for structure in structures where !known.contains(structure) {
      throw Self.failure(.structure(structure, among: known.sorted()))
    }
  }

  private static func failure(_ error: UnknownName) -> ExitCode {
    macward.failure(harmless(error.message) + (error.message.hasSuffix("?") ? "" : "."))
  }
}
