import ArgumentParser
import MigrationStrategy
import Reports

/// The options for the file of known findings.
struct BaselineOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "Shorten findings that this file contains, and exclude them from --fail-on.",
      valueName: "file"),
    completion: .file())
  var baseline: String?

  @Option(
    name: .long,
    help: ArgumentHelp("Write all findings to a file for --baseline.", valueName: "file"),
    completion: .file())
  var writeBaseline: String?

  /// Reads the baseline, or returns `nil` if none is named.
  func read() throws -> Baseline? {
    guard let baseline else { return nil }
    let input = JSONInput(try contents(of: baseline), named: baseline)
    do throws(UnreadableJSON) {
      return try Baseline(input)
    } catch {
      throw failure(in: error)
    }
  }

  /// Writes the findings of a report if a file for them is named.
  func save(_ report: Report) throws {
    guard let writeBaseline else { return }
    try write(try Baseline(report).text(), to: writeBaseline)
  }

  /// Prints how many findings of the baseline no longer occur, unless it was just rewritten.
  func printResolved(of known: Baseline, in report: Report) {
    let count = known.countOfGone(in: report)
    guard count > 0, let baseline, baseline != writeBaseline else { return }
    printError(
      "macward: \(baseline): \(counted(count, "finding")) of the baseline no longer "
        + "\(count == 1 ? "occurs" : "occur"): write it again.")
  }
}
