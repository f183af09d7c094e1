import ArgumentParser
import RunningEvidence

/// The command `macward running`.
struct RunningCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "running",
    abstract: "Reads the screens of a running app, copied from a debugger or a test.",
    discussion: """
      Without a file, prints how to copy the view controllers from the debugger, and the elements from \
      a UI test. A file can contain several of both, with anything around them; - stands for standard \
      input. Files of one app add up. Nothing leaves the computer.

      EXAMPLES
        macward running
        macward running running.txt
        macward running launch.txt settings.txt --format json
        pbpaste | macward running -
      """)

  /// The form of the output.
  enum Format: String, ExpressibleByArgument, CaseIterable { case terminal, json }

  @Argument(help: "The text that was copied, or - for standard input.", completion: .file())
  var files: [String] = []

  @Option(name: .shortAndLong, help: "The format of the output.")
  var format = Format.terminal

  @Flag(name: .long, help: "Replace all texts by (text), but not the names of classes.")
  var redact = false

  @Option(
    name: .shortAndLong, help: ArgumentHelp("Write the output to a file.", valueName: "file"),
    completion: .file())
  var output: String?

  func validate() throws {
    if files.count(where: { $0 == "-" }) > 1 {
      throw ValidationError("Standard input can be read only once.")
    }
    if files.isEmpty && format == .json { throw ValidationError("Name a file.") }
  }

  func run() throws {
    guard !files.isEmpty else { return try write(RunningGuide.text, to: output) }
    var input = RunningInput(files)
    if redact { input.redact() }
    input.printProblems()
    if !input.dump.isEmpty { try write(text(input), to: output) }
    if input.lostInput { throw ExitCode.unreadable }
  }

  private func text(_ input: RunningInput) throws -> String {
    switch format {
    case .terminal: RunningText(input).text
    case .json: try RunningJSON(input).text()
    }
  }
}
