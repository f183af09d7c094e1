import ArgumentParser
import Foundation
import Guidance
import Reports

/// The command `macward rules`.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "Shows the rules.",
    discussion: """
      EXAMPLES
        macward rules list
        macward rules list --for tv
        macward rules list --for mac --format markdown --rules Rules
        macward rules show tab-bar/to-sidebar
        macward rules facts --for tab-bar
        macward rules new team/base-screens --rules MyRules
        macward rules test MyRules
        macward rules coverage Rules
      """,
    subcommands: [
      List.self, Show.self, Facts.self, New.self, Test.self, Coverage.self,
    ], defaultSubcommand: List.self)

  /// The command `macward rules list`.
  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list",
      abstract: "Lists all rules, one per line, or as a Markdown page with their full texts.")

    /// The formats of the list.
    enum Form: String, ExpressibleByArgument, CaseIterable { case terminal, markdown }

    @Option(name: .shortAndLong, help: "The format of the list.")
    var format = Form.terminal

    @OptionGroup(title: "Advice") var targets: TargetOptions
    @OptionGroup(title: "Guidance") var guidance: CatalogOptions
    @OptionGroup(title: "Display") var display: DisplayOptions

    func run() throws {
      let library = try guidance.read()
      let catalogs = try targets.chosen(from: library).map { target in
        try printingErrors { () throws(CatalogErrors) in try library.catalog(for: target) }
      }
      let texts = catalogs.map { catalog in
        switch format {
        case .terminal: RuleListing(catalog, display.rendering(toFile: false)).list
        case .markdown: RuleReference(catalog, folder: folder(of: catalog.target)).text
        }
      }
      try write(texts.joined(separator: "\n"), to: nil)
    }

    /// Returns the folder with the rules of a target, to which the page links.
    private func folder(of target: Target) -> String? {
      guard let rules = guidance.rules else { return nil }
      let part = "\(rules)/\(target.id)"
      return FileManager.default.fileExists(atPath: part) ? part : rules
    }
  }

  /// The command `macward rules show`.
  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "show",
      abstract: "Shows one rule and its equivalent.")

    @Argument(help: "The ID of the rule, such as tab-bar/to-sidebar.")
    var id: String

    @OptionGroup(title: "Guidance") var guidance: CatalogOptions
    @OptionGroup(title: "Display") var display: DisplayOptions

    func run() throws {
      let library = try guidance.read()
      let catalogs = try printingErrors { () throws(CatalogErrors) in try library.allCatalogs() }
      let rendering = display.rendering(toFile: false)
      let texts = catalogs.lazy.compactMap { RuleListing($0, rendering).rule(id) }
      guard let text = texts.first else {
        throw failure("there is no rule \(id); `macward rules list` lists all of them.")
      }
      try write(text, to: nil)
    }
  }
}
