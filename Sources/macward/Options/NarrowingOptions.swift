import ArgumentParser
import Guidance
import Markup
import Reports

/// The options for a part of a report.
struct NarrowingOptions: ParsableArguments {
  @Option(
    name: .customLong("app"),
    help: ArgumentHelp(
      "Show this app only, by its name, a target or its folder; can be repeated.",
      valueName: "name"))
  var apps: [String] = []

  @Option(name: .long, help: "Show findings of this severity or above only.")
  var severity: Severity?

  @Option(
    name: .customLong("rule"),
    help: ArgumentHelp(
      "Show findings of this rule, or of this group of rules, only; can be repeated.",
      valueName: "id"))
  var rules: [String] = []

  /// The part of the report to show.
  var part: Narrowing { Narrowing(apps: apps, severity: severity, rules: rules) }

  /// Returns a part of a report.
  ///
  /// - Throws: A validation error for an unknown app or rule.
  func narrowed(_ report: Report) throws -> Report {
    do {
      return try report.narrowed(to: part)
    } catch {
      throw failure(harmless(error.message) + (error.message.hasSuffix("?") ? "" : "."))
    }
  }
}

extension Severity: ExpressibleByArgument {}
