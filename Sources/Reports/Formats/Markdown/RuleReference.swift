package import Guidance
import MigrationStrategy

/// All rules of a catalog, as a Markdown page in the folder of the rules.
package struct RuleReference {
  private let groups: [(name: String, rules: [Rule])]
  private let count: Int
  private let target: String
  private let entries: [String: RuleEntry]
  private let layout = TextLayout(width: 100)

  /// Creates a page. If the folder of the rules is given, the page links to their examples.
  package init(_ catalog: Catalog, folder: String? = nil) {
    let rules = catalog.rules.sorted { $0.id < $1.id }
    groups = Dictionary(grouping: rules, by: \.group).sorted { $0.key < $1.key }
      .map { ($0.key, $0.value) }
    count = rules.count
    target = catalog.target.id
    entries = Dictionary(
      rules.map { ($0.id, RuleEntry($0, in: catalog, folder: folder)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The Markdown text.
  package var text: String {
    (["# The rules", summary, contents] + groups.map(section)).joined(separator: "\n\n") + "\n"
  }

  private var summary: String {
    let evaluated = groups.flatMap(\.rules).count { $0.needs.isEmpty }
    let others = count - evaluated
    return layout.wrap(
      "There are \(counted(count, "rule")) in \(counted(groups.count, "group")). "
        + "\(evaluated) are decided by files; the other \(others) \(others == 1 ? "needs" : "need") "
        + "more, and \(others == 1 ? "is" : "are") not evaluated yet. `swift run Development reference \(target) Rules` writes this page."
    )
  }

  private var contents: String {
    groups.map { group in
      let rules = group.rules.map { rule in
        link(String(rule.id.dropFirst(group.name.count + 1)), to: RuleEntry.anchor(of: rule))
      }
      let head = link(group.name, to: "#" + RuleEntry.slug(group.name))
      return layout.wrap("\(head): \(rules.joined(separator: ", "))", first: "- ")
    }.joined(separator: "\n")
  }

  private func section(_ group: (name: String, rules: [Rule])) -> String {
    (["## \(markdown(group.name))"] + group.rules.compactMap { entries[$0.id]?.text })
      .joined(separator: "\n\n")
  }
}
