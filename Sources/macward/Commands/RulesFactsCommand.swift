import ArgumentParser
import Guidance
import Reports

extension RulesCommand {
  /// The command `macward rules facts`.
  struct Facts: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "facts",
      abstract: "Lists the facts that rules compare, with their meaning and where they come from.",
      discussion: """
        A condition of a rule compares facts of its subject, and a message can show them in \
        braces. macward explain shows the facts of one structure of an app, with their values.

        EXAMPLES
          macward rules facts
          macward rules facts --for tab-bar
          macward rules facts --for scene --format json
          macward rules facts --format markdown
        """)

    /// The formats of the list.
    enum Form: String, ExpressibleByArgument, CaseIterable { case terminal, json, markdown }

    @Option(
      name: .customLong("for"),
      help: ArgumentHelp(
        "List only the facts of one kind of subject, such as tab-bar.", valueName: "subject"))
    var subject: SubjectKind?

    @Option(
      name: .shortAndLong,
      help: "The format of the list; markdown is a table of where facts about screens are read.")
    var format = Form.terminal

    @OptionGroup(title: "Display") var display: DisplayOptions

    func run() throws {
      let listing = FactListing(of: subject)
      switch format {
      case .terminal: try write(listing.text(display.rendering(toFile: false)), to: nil)
      case .json: try write(try listing.json(), to: nil)
      case .markdown: try write(FactPage().text, to: nil)
      }
    }
  }
}

extension SubjectKind: ExpressibleByArgument {}
