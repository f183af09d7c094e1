import ArgumentParser
import Foundation
import Guidance
import MigrationStrategy
import Reports

/// The command `macward skill`.
struct SkillCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "skill",
    abstract: "Writes a skill that tells a coding agent how to work with macward.",
    discussion: """
      The skill is a folder with SKILL.md and references, which are generated from the rules. Put it where the
      agent looks for skills.

      EXAMPLE
        macward skill --output skills
      """)

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The folder of skills, in which the folder macward is made.", valueName: "dir"),
    completion: .directory)
  var output: String

  @OptionGroup(title: "Guidance") var guidance: GuidanceOptions

  func run() throws {
    let library = try guidance.read()
    let target = try TargetOptions.targets(nil, in: library)[0]
    let catalog = try printingErrors { () throws(CatalogErrors) in
      try library.catalog(for: target)
    }
    let folder = output + "/macward"
    for (name, text) in AgentSkill(catalog).files {
      let path = "\(folder)/\(name)"
      try? FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try write(text, to: path)
    }
    printError("macward: wrote \(folder).")
  }
}
