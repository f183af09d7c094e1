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

  /// The baseline with the ids that findings have now. Prints those that the file has under old ids.
  func updated(_ known: Baseline, for report: Report) -> Baseline {
    let renamed = RenamedFindings(known, in: report)
    guard let baseline, !renamed.changes.isEmpty else { return renamed.baseline }
    for change in renamed.changes.prefix(Self.shownChanges) {
      printError("macward: \(baseline): warning: “\(change.old)” is “\(change.new)” now.")
    }
    let rest = renamed.changes.count - Self.shownChanges
    let more = rest > 0 ? " \(counted(rest, "more id")) changed as well." : ""
    printError(
      "macward: \(baseline): warning: ids with lines are read for the last time:"
        + " write the baseline again.\(more)")
    return renamed.baseline
  }

  /// How many changed ids are printed.
  private static let shownChanges = 5

  /// Prints how many findings of the baseline no longer occur, unless it was just rewritten.
  func printResolved(of known: Baseline, in report: Report) {
    let count = known.countOfGone(in: report)
    guard count > 0, let baseline, baseline != writeBaseline else { return }
    printError(
      "macward: \(baseline): \(counted(count, "finding")) of the baseline no longer "
        + "\(count == 1 ? "occurs" : "occur"): write it again.")
  }
}
