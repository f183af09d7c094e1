import Guidance
import MigrationStrategy

/// A rule in the rule reference.
struct RuleEntry {
  private let rule: Rule
  private let catalog: Catalog
  private let folder: String?
  private let layout = TextLayout(width: 100)

  init(_ rule: Rule, in catalog: Catalog, folder: String?) {
    self.rule = rule
    self.catalog = catalog
    self.folder = folder
  }

  var text: String {
    let texts =
      [
        "*\(facts)*", "> " + markdown(rule.message), markdown(rule.why),
        "**What to do:** " + markdown(rule.advice),
      ] + additions + [rule.question.map { "**Asks the team:** " + markdown($0.text) }]
    let quoted = texts.compactMap { $0 }.map { text in
      text.hasPrefix("> ") ? layout.wrap(text, rest: "> ") : layout.wrap(text)
    }
    let details = self.details.map { layout.wrap("\($0.0): \($0.1)", first: "- ") }
    return (["### \(Self.heading(of: rule))"] + quoted + [details.joined(separator: "\n")])
      .joined(separator: "\n\n")
  }

  /// What single editions of the guidance add.
  private var additions: [String?] {
    Edition.allCases.map { edition in
      rule.addition(of: edition).map { "**Edition \(edition.rawValue) adds:** " + markdown($0) }
    }
  }

  /// The severity, effort, and subjects of a rule.
  private var facts: String {
    let raised = rule.raised.map { ", \($0.severity.rawValue) in some cases" } ?? ""
    let effort = rule.effort.map { Wording.effort($0) } ?? "no effort"
    let subjects = rule.subjects.map(\.rawValue).joined(separator: ", ")
    return "\(Wording.severity(rule.severity))\(raised); \(effort). Looks at: \(subjects). "
      + "Decided by: \(Wording.evidence(of: rule))."
  }

  private var details: [(String, String)] {
    let equivalent = catalog.equivalent(rule.equivalent)?.title ?? rule.equivalent
    let silences = rule.silences.map { id in
      catalog.rule(id).map { link(id, to: Self.anchor(of: $0)) } ?? markdown(id)
    }
    let all = [
      (
        "\(catalog.target.title) equivalent",
        link(equivalent, to: "equivalents/\(rule.equivalent).yml")
      ),
      ("Severity rests on", rule.because.map { markdown("\($0.words) (\($0.source))") } ?? ""),
      ("Takes in", rule.parts.map(markdown).joined(separator: ", ")),
      ("Says instead of", silences.joined(separator: ", ")),
      ("Seldom met", rule.rarity.map(markdown) ?? ""),
      ("Sources", rule.sources.map(markdown).joined(separator: ", ")),
      ("Files", files.joined(separator: ", ")),
    ]
    return all.filter { !$0.1.isEmpty }
  }

  /// The rule's file, and the files of its examples.
  private var files: [String] {
    let rule = link("rule", to: "rules/\(self.rule.id).yml")
    guard let folder else { return [rule] }
    let fixtures = RuleFixtures(of: self.rule, in: folder)
    // The first counterexample has no number in its name, so its name is the shortest.
    let counters = fixtures.counterExamples.sorted { ($0.count, $0) < ($1.count, $1) }
    let numbered = counters.enumerated().map { ("counter-example \($0 + 1)", $1) }
    let proofs = (fixtures.example.map { [("example", $0)] } ?? []) + numbered
    return [rule] + proofs.map { link($0.0, to: String($0.1.dropFirst(folder.count + 1))) }
  }
}

extension RuleEntry {
  /// Returns the destination of a link to a rule.
  static func anchor(of rule: Rule) -> String { "#" + slug("\(rule.id): \(rule.title)") }

  /// Returns the anchor of a heading, as GitHub generates it.
  static func slug(_ heading: String) -> String {
    heading.lowercased().replacing(" ", with: "-")
      .filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
  }

  private static func heading(of rule: Rule) -> String { markdown("\(rule.id): \(rule.title)") }
}
