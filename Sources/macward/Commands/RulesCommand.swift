import ArgumentParser
import Reports
import RuleCatalogue

/// `macward rules`.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "Shows the rules.",
    discussion: """
      EXAMPLES
        macward rules list
        macward rules show tab-bar/to-sidebar
        macward rules test MyRules
        macward rules coverage Rules
      """,
    subcommands: [List.self, Show.self, Test.self, Coverage.self], defaultSubcommand: List.self)

  /// `macward rules list`.
  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Lists all rules, a line each.")

    @OptionGroup(title: "Guidance") var guidance: CatalogueOptions
    @OptionGroup(title: "Display") var display: DisplayOptions

    func run() throws {
      let listing = RuleListing(try guidance.catalogue(), display.rendering(toFile: false))
      print(listing.list, terminator: "")
    }
  }

  /// `macward rules show`.
  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Shows one rule and its equivalent.")

    @Argument(help: "The rule's id, such as tab-bar/to-sidebar.")
    var id: String

    @OptionGroup(title: "Guidance") var guidance: CatalogueOptions
    @OptionGroup(title: "Display") var display: DisplayOptions

    func run() throws {
      let catalogue = try guidance.catalogue()
      let listing = RuleListing(catalogue, display.rendering(toFile: false))
      guard let text = listing.rule(id) else {
        tell("macward: there is no rule \(id); `macward rules list` names them all.")
        throw ExitCode.unreadable
      }
      print(text, terminator: "")
    }
  }
}
