import ArgumentParser
import Guidance
import Reports

/// The command `macward rules`.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "Shows the rules.",
    discussion: """
      EXAMPLES
        macward rules
        macward rules --for tv
        macward rules show tab-bar/to-sidebar
        macward rules show facts/tab-bar
        macward rules new team/base-screens --rules MyRules
        macward rules test MyRules
      """,
    subcommands: [Show.self, New.self, Test.self], defaultSubcommand: Show.self)

  /// The command `macward rules show`.
  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "show",
      abstract:
        "Lists all rules, one per line, or shows one rule, or the facts that rules compare.",
      discussion: """
        A condition of a rule compares facts of its subject, and a message can show them in braces. \
        facts lists all of them with their meaning and where they come from, and facts/tab-bar those of \
        one kind of subject. macward explain shows the facts of one structure of an app, with their values.
        """)

    @Argument(
      help: ArgumentHelp(
        "The ID of a rule, such as tab-bar/to-sidebar, or facts, or facts/ and a kind of subject.",
        valueName: "what"))
    var what: String?

    @OptionGroup(title: "Advice") var targets: TargetOptions
    @OptionGroup(title: "Guidance") var guidance: CatalogOptions
    @OptionGroup(title: "Display") var display: DisplayOptions

    func run() throws {
      let rendering = display.rendering(toFile: false)
      guard let what else { return try write(try list(rendering), to: nil) }
      let parts = what.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
      let isFacts = parts[0] == "facts" && parts.count <= 2
      try write(
        isFacts ? try facts(of: parts.dropFirst().first, rendering) : try rule(what, rendering),
        to: nil)
    }

    private func list(_ rendering: RenderingOptions) throws -> String {
      let library = try guidance.read()
      let catalogs = try targets.chosen(from: library).map { target in
        try printingErrors { () throws(CatalogErrors) in try library.catalog(for: target) }
      }
      return catalogs.map { RuleListing($0, rendering).list }.joined(separator: "\n")
    }

    private func facts(of subject: String?, _ rendering: RenderingOptions) throws -> String {
      guard let subject else { return FactListing(of: nil).text(rendering) }
      guard let kind = SubjectKind(rawValue: subject) else {
        throw failure(
          "there is no subject \(subject); choose from "
            + SubjectKind.allCases.map(\.rawValue).joined(separator: ", ") + ".")
      }
      return FactListing(of: kind).text(rendering)
    }

    private func rule(_ id: String, _ rendering: RenderingOptions) throws -> String {
      let library = try guidance.read()
      let catalogs = try printingErrors { () throws(CatalogErrors) in try library.allCatalogs() }
      guard let text = catalogs.lazy.compactMap({ RuleListing($0, rendering).rule(id) }).first
      else {
        throw failure("there is no rule \(id); `macward rules` lists all of them.")
      }
      return text
    }
  }
}
