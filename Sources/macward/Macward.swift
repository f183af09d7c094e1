import ArgumentParser
import Foundation

/// The command-line tool.
@main
struct Macward: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "macward",
    abstract:
      "Advises how the navigation of an iPhone, iPad or Apple TV app becomes Mac navigation.",
    discussion: """
      macward reads storyboards, xibs and source code, derives the structure of the app, and \
      recommends Mac equivalents: what replaces the tab bar, which columns a split view needs, \
      where Back, Next and Previous belong, and what goes into the View menu, the toolbar and the \
      Settings window, with reasons and sources.

      Without a command, macward reports on the project in the current folder.

      EXAMPLES
        macward report MyApp               read a project and print the advice
        macward report MyApp --format markdown --output review.md
        macward report Main.storyboard --format json
        macward serve MyApp                show the review in a browser, and keep it up to date
        macward plan MyApp --format csv    the tasks, for an issue tracker
        macward check MyApp --since before.json  which tasks are done
        macward scaffold MyApp --output mac  write the code of accepted decisions
        macward init MyApp                 write .macward.yml with open questions
        macward compare old.json new.json  list what changed between two reports
        macward audit Projects --output audit
        macward graph MyApp --format svg --output maps/
        macward explain MyApp/Main.storyboard#8bC-Xf-vdC
        macward rules show tab-bar/to-sidebar
        macward running                    how to copy the screens of the running app

      EXIT STATUS
        0  success
        1  there are open recommendations at or above --fail-on that the
           baseline does not contain or, in a comparison, that are new
        2  a path does not exist or contains nothing to read, some input could
           not be read, or the output could not be written
        64 invalid usage
        130, 143  an audit was interrupted
        141  the reader of standard output closed the pipe
      """,
    version: version,
    subcommands: [
      ReportCommand.self, PlanCommand.self, ScaffoldCommand.self, InitCommand.self,
      CheckCommand.self, CompareCommand.self, AuditCommand.self, MergeCommand.self,
      GraphCommand.self, ExplainCommand.self, ServeCommand.self, MCPCommand.self, RulesCommand.self,
      RunningCommand.self,
    ],
    defaultSubcommand: ReportCommand.self)

  /// The version of the program.
  static let version = "0.2.0"

  /// The name and version, for files that say what they were made by.
  static let program = "macward \(version)"

  static func main() {
    Foundation.exit(run(Array(CommandLine.arguments.dropFirst())))
  }

  /// Runs the command that some arguments name, and prints why if it fails.
  ///
  /// - Returns: The exit status.
  static func run(_ given: [String]) -> Int32 {
    let spellings = OldSpellings(in: given)
    let arguments = spellings.arguments
    for warning in spellings.warnings { printError("macward: warning: \(warning)") }
    if let message = spellings.refusal ?? MisspelledCommand.message(about: arguments) {
      printError("macward: \(message)")
      return ExitCode.validationFailure.rawValue
    }
    do {
      var command = try directly(arguments) ?? parseAsRoot(arguments)
      try command.run()
      return ExitCode.success.rawValue
    } catch {
      return status(of: error)
    }
  }

  /// Parses the arguments of the command that they name, or of the default one.
  ///
  /// From the root, the parser first looks into each command that may follow, which takes a debug build
  /// longer than most commands.
  ///
  /// - Returns: The command, or `nil` if the root must say what the arguments mean: a command with others
  ///   below it, help, the version, or a mistake.
  private static func directly(_ arguments: [String]) -> (any ParsableCommand)? {
    let named = configuration.subcommands.first { $0.configuration.commandName == arguments.first }
    guard let command = named ?? configuration.defaultSubcommand, arguments.first != "help",
      command.configuration.subcommands.isEmpty
    else { return nil }
    let rest = named == nil ? arguments : Array(arguments.dropFirst())
    return (try? command.parseAsRoot(rest)).flatMap { type(of: $0) == command ? $0 : nil }
  }

  /// Prints the message of an error, or the help or version that was asked for.
  ///
  /// - Returns: The exit status.
  private static func status(of error: any Error) -> Int32 {
    let status = exitCode(for: error)
    let message = fullMessage(for: error)
    if !message.isEmpty {
      _ = try? StandardStreams.current.write(
        message + "\n", to: status.isSuccess ? .output : .errors)
    }
    return status.rawValue
  }
}
