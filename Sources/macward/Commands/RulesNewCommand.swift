import ArgumentParser
import Foundation
import Guidance
import MigrationStrategy

extension RulesCommand {
  /// The command `macward rules new`.
  struct New: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "new",
      abstract: "Writes a rule of your own, with an example and a counter-example.",
      discussion: """
        The files pass macward rules test as they are. Change the condition and the texts of the \
        rule, and the two examples with it. Existing files are never replaced.

        EXAMPLES
          macward rules new team/few-tabs --subject tab-bar --rules MyRules
          macward rules new team/base-screens BaseViewController
        """)

    @Argument(help: "The ID of the rule: a group, a slash, and a name, such as team/few-tabs.")
    var id: String

    @Argument(
      help: ArgumentHelp(
        "Find what inherits from this class of yours, such as BaseViewController.",
        valueName: "class"))
    var ancestor: String?

    @Option(
      name: .long,
      help: ArgumentHelp(
        "The folder of your rules. Default: rules in .macward.yml of the current folder.",
        valueName: "dir"),
      completion: .directory)
    var rules: String?

    @Option(name: .long, help: "What the rule is about.")
    var subject = NewRuleSubject.scene

    func validate() throws {
      guard NewRule.isID(id) else {
        throw ValidationError(
          "\(id) is not an ID of a rule: write a group, a slash, and a name in lowercase letters, "
            + "digits, and hyphens, such as team/few-tabs.")
      }
      if let ancestor, !NewRule.isClassName(ancestor) {
        throw ValidationError("\(ancestor) is not the name of a class.")
      }
    }

    func run() throws {
      let folder = try folder()
      try checkBuiltIn()
      let rule = NewRule(id: id, subject: subject, ancestor: ancestor)
      try checkAbsence(of: rule, in: folder)
      for file in rule.files { try save(file.text, to: "\(folder)/\(file.path)") }
      let paths = rule.files.map { "  \(folder)/\($0.path)\n" }.joined()
      try write("Wrote\n\(paths)\n\(next(in: folder))", to: nil)
    }

    /// Returns the folder of the team's rules.
    private func folder() throws -> String {
      if let rules {
        return rules.count > 1 && rules.hasSuffix("/") ? String(rules.dropLast()) : rules
      }
      let file = TeamFiles.path(in: ".")
      guard FileManager.default.fileExists(atPath: file) else { throw noFolder }
      let team = try printingErrors { () throws(CatalogErrors) in
        try Configuration(contentsOf: file)
      }
      guard let known = team.rulesFolder else { throw noFolder }
      return known
    }

    private var noFolder: ExitCode {
      failure(
        "name the folder of your rules with --rules, or as rules in \(Configuration.fileName).")
    }

    /// Refuses the ID of a built-in rule, which the new one would replace.
    private func checkBuiltIn() throws {
      let library = try CatalogLibrary.builtIn()
      let catalogs = try printingErrors { () throws(CatalogErrors) in try library.allCatalogs() }
      if catalogs.contains(where: { $0.rule(id) != nil }) {
        throw failure("\(id) is a built-in rule: choose another ID.")
      }
    }

    private func checkAbsence(of rule: NewRule, in folder: String) throws {
      let names =
        rule.files.map(\.path) + ["storyboard", "counter.storyboard"].map { "rules/\(id).\($0)" }
      let manager = FileManager.default
      if let known = names.first(where: { manager.fileExists(atPath: "\(folder)/\($0)") }) {
        throw failure("\(folder)/\(known) already exists: edit it, or choose another ID.")
      }
    }

    private func save(_ text: String, to path: String) throws {
      let parent = (path as NSString).deletingLastPathComponent
      do {
        try FileManager.default.createDirectory(
          atPath: parent, withIntermediateDirectories: true)
      } catch {
        throw failure("\(parent) cannot be made: check that its folder is writable.")
      }
      try write(text, to: path)
    }

    /// What to do with the files.
    private func next(in folder: String) -> String {
      """
      Next
        1. Write the condition and the texts in \(folder)/rules/\(id).yml;
           macward rules show facts/\(subject.rawValue) lists what it can compare.
        2. Change the example and the counter-example to fit.
        3. macward rules test \(folder)
        4. macward report MyApp --rules \(folder)
           or write rules: \(folder) into \(Configuration.fileName).

      """
    }
  }
}

extension NewRuleSubject: ExpressibleByArgument {}
