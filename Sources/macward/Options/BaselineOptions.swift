import ArgumentParser
import MigrationStrategy
import Reports

/// What a team knows of already.
struct BaselineOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "Tell findings that this file holds in short, and leave them out of --fail-on.",
      valueName: "file"),
    completion: .file())
  var baseline: String?

  @Option(
    name: .long,
    help: ArgumentHelp("Write all findings to a file, for --baseline.", valueName: "file"),
    completion: .file())
  var writeBaseline: String?

  /// The baseline, where one is named.
  func read() throws -> Baseline? {
    guard let baseline else { return nil }
    let input = JSONInput(try contents(of: baseline), named: baseline)
    do throws(UnreadableJSON) {
      return try Baseline(input)
    } catch {
      tell(error.description)
      throw ExitCode.unreadable
    }
  }

  /// Writes the findings of a report, where that is asked for.
  func save(_ report: Report) throws {
    guard let writeBaseline else { return }
    try write(try Baseline(report).text(), to: writeBaseline)
  }

  /// Says how much the baseline holds that is not found any more, unless it was just written anew.
  func tellWhatIsGone(of known: Baseline, in report: Report) {
    let count = known.countOfGone(in: report)
    guard count > 0, let baseline, baseline != writeBaseline else { return }
    let verb = count == 1 ? "is" : "are"
    tell(
      "macward: \(baseline): \(counted(count, "finding")) of the baseline \(verb) gone: "
        + "write it anew.")
  }
}
