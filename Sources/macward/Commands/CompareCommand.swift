import ArgumentParser
import Guidance
import Reports

/// The command `macward compare`.
struct CompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Lists what changed between two reports.",
    discussion: """
      OLD and NEW are reports written with --format json. One of them may be -, which stands for \
      standard input. Projects with the same root are compared, and findings with the same rule, \
      file and object; lines and words may differ.

      EXAMPLES
        macward report MyApp --format json --output old.json
        macward compare old.json new.json
        macward report MyApp --format json | macward compare old.json -
        macward compare old.json new.json --format markdown --output changes.md
        macward compare old.json new.json --fail-on required
      """)

  @Argument(help: "The older report.", completion: .file())
  var old: String

  @Argument(help: "The newer report.", completion: .file())
  var new: String

  @Option(name: .shortAndLong, help: "The format of the comparison.")
  var format = ComparisonFormat.terminal

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write the comparison to a file.", valueName: "file"), completion: .file())
  var output: String?

  @Option(
    name: .long,
    help: "Exit with status 1 if there are new findings of this severity or above.")
  var failOn = FailOn.never

  @OptionGroup(title: "Display") var display: DisplayOptions

  func validate() throws {
    if old == "-" && new == "-" {
      throw ValidationError("Only one of the reports can be standard input.")
    }
  }

  func run() throws {
    let comparison = Comparison(try snapshot(in: old), try snapshot(in: new))
    let text = try format.render(comparison, display.rendering(toFile: output != nil))
    try write(text, to: output)
    if failOn.isReached(by: comparison.highestNewSeverity) { throw ExitCode.findings }
  }

  private func input(from file: String) throws -> JSONInput {
    guard file == "-" else { return JSONInput(try contents(of: file), named: file) }
    return JSONInput(try standardInput(), named: "standard input")
  }

  private func snapshot(in file: String) throws -> ReportSnapshot {
    let input = try input(from: file)
    do throws(UnreadableJSON) {
      return try ReportSnapshot(input)
    } catch {
      throw failure(in: error)
    }
  }
}

extension ComparisonFormat: ExpressibleByArgument {}
