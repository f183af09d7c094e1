import ArgumentParser

/// The command line.
@main
struct Macward: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "macward",
    abstract: "Says how an iPhone, iPad or Apple TV app's navigation becomes Mac navigation.",
    discussion: """
      macward reads storyboards and xibs, works out how the app is put together, and recommends \
      the Mac equivalents: what becomes of the tab bar, which columns a split view needs, where \
      Back, Next and Previous belong, what goes into the View menu, the toolbar and the Settings \
      window, with reasons and sources.

      EXAMPLES
        macward report MyApp               read a project, print the advice
        macward report MyApp --format markdown --output review.md
        macward report Main.storyboard --format json
        macward init MyApp                 write .macward.yml, for answers
        macward compare old.json new.json  say what changed between two reports
        macward audit Projects --output audit
        macward graph MyApp --format svg --output maps/
        macward explain MyApp/Main.storyboard#8bC-Xf-vdC
        macward rules show tab-bar/to-sidebar

      EXIT STATUS
        0  done
        1  there are open recommendations at or above --fail-on that no baseline
           holds, or that a comparison has as new
        2  a path does not exist or holds nothing to read, or some input could
           not be read
        64 wrong usage
        130, 143  an audit was interrupted
      """,
    version: version,
    subcommands: [
      ReportCommand.self, InitCommand.self, CompareCommand.self, AuditCommand.self,
      MergeCommand.self, GraphCommand.self, ExplainCommand.self,
      RulesCommand.self,
    ],
    defaultSubcommand: nil)

  /// The version of the program.
  static let version = "0.1.0"
}
