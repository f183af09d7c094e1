import ArgumentParser
import Foundation
import Reports

/// The options for the history of an audit.
struct HistoryOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      """
      Add the state of each app to this file, a line of JSON for each app and run, and show the \
      file's runs in the index. A run of the same revision, or of the same day, is replaced.
      """, valueName: "file", visibility: .hidden),
    completion: .file())
  var history: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The revision of the projects for --history, such as that of a commit.",
      valueName: "name", visibility: .hidden))
  var revision: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      """
      The day for --history, such as 2026-11-24. Default: that of SOURCE_DATE_EPOCH, or else \
      today (UTC).
      """, valueName: "day", visibility: .hidden))
  var date: String?

  func validate() throws {
    if history == nil, revision != nil || date != nil {
      throw ValidationError("--revision and --date need --history.")
    }
    if let date, Self.day(named: date) == nil {
      throw ValidationError("\(date) is not a day: write one as 2026-11-24.")
    }
  }

  /// Adds the apps of an audit to the history, and returns all of it, or `nil` without a history.
  ///
  /// The file is complete at any time. Two audits that write it at once wait for each other.
  ///
  /// - Throws: An exit code, after the error has been printed. The file is unchanged then.
  func record(_ index: AuditIndex) throws -> History? {
    guard let history else { return nil }
    let run = HistoryEntry.Run(date: try day(), revision: revision, version: Macward.version)
    let entries = index.projects.compactMap { HistoryEntry($0, run: run) }
    let folder = (history as NSString).deletingLastPathComponent
    let lock = FolderLock(waitingFor: folder.isEmpty ? "." : folder)
    defer { withExtendedLifetime(lock) {} }
    var all = try read(history)
    all.add(entries)
    try write(try all.text(), to: history)
    return all
  }

  /// Reads the file before an audit begins, so that a mistake in it costs no time.
  func check() throws { if let history { _ = try read(history) } }

  private func read(_ file: String) throws -> History {
    guard FileManager.default.fileExists(atPath: file) else { return History() }
    let text = String(decoding: try contents(of: file), as: UTF8.self)
    do throws(History.Mistake) {
      return try History(text)
    } catch {
      throw failure(
        "\(file):\(error.line): not a line of a history: remove it or name another file.")
    }
  }

  private func day() throws -> String {
    if let date { return date }
    guard let text = ProcessInfo.processInfo.environment["SOURCE_DATE_EPOCH"], !text.isEmpty else {
      return Self.format.format(Date())
    }
    guard let seconds = TimeInterval(text) else {
      throw failure("SOURCE_DATE_EPOCH is not a number of seconds: \(text).")
    }
    return Self.format.format(Date(timeIntervalSince1970: seconds))
  }

  /// Returns a day that is written as years, months, and days, or `nil` for anything else.
  private static func day(named text: String) -> Date? {
    guard let day = try? format.parse(text), format.format(day) == text else { return nil }
    return day
  }

  /// Years, months, and days of UTC.
  private static let format = Date.ISO8601FormatStyle().year().month().day()
}
