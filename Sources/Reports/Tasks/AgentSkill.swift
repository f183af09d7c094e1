package import Guidance

/// The skill that tells a coding agent how to work with macward. Its references are generated from the rules.
package struct AgentSkill {
  private let catalog: Catalog

  /// Creates the skill.
  package init(_ catalog: Catalog) { self.catalog = catalog }

  /// The files, by path.
  package var files: [(name: String, text: String)] {
    [("SKILL.md", EmbeddedText.agentSkillTemplate)]
      + Self.topics.map { topic in ("references/\(topic.name).md", reference(topic)) }
  }

  /// A reference: the rules of some groups, and the equivalents that they recommend.
  private struct Topic {
    var name: String
    var title: String
    var groups: Set<String>
  }

  private static let topics = [
    Topic(
      name: "sidebar", title: "Sidebars, tab bars, and columns",
      groups: ["tab-bar", "split-view", "navigation-stack", "page-control", "icons"]),
    Topic(name: "menus", title: "Menus and keys", groups: ["menu"]),
    Topic(name: "toolbar", title: "Toolbars", groups: ["toolbar"]),
    Topic(name: "windows", title: "Windows and sheets", groups: ["window", "modal"]),
    Topic(name: "project", title: "The project", groups: ["project"]),
  ]

  private func reference(_ topic: Topic) -> String {
    let rules = catalog.rules.filter { topic.groups.contains($0.group) }.sorted { $0.id < $1.id }
    let ids = Set(rules.map(\.equivalent))
    let equivalents = catalog.equivalents.filter { ids.contains($0.id) && $0.isBuilt }
      .sorted { $0.id < $1.id }
    return
      (["# \(topic.title)", "Generated from the rules of macward."] + rules.map(entry)
      + equivalents.map(entry)).joined(separator: "\n\n") + "\n"
  }

  private func entry(_ rule: Rule) -> String {
    let layout = TextLayout(width: 100)
    return "## \(markdown(rule.task)) (\(code(rule.id)))\n\n"
      + layout.wrap(markdown(rule.why)) + "\n\n" + layout.wrap("Do: " + markdown(rule.advice))
  }

  private func entry(_ equivalent: Equivalent) -> String {
    let layout = TextLayout(width: 100)
    let parts = equivalent.steps.platforms.map { platform in
      let apis = equivalent.apis[platform].map { api in
        code(api.api) + (api.since.map { " (from \($0))" } ?? "")
      }
      let steps = equivalent.steps[platform].map { layout.wrap(markdown($0), first: "- ") }
      return
        (["### \(platform.title)", layout.wrap(apis.joined(separator: ", "))] + [
          steps.joined(separator: "\n")
        ])
        .filter { !$0.isEmpty }.joined(separator: "\n\n")
    }
    return
      (["## \(markdown(equivalent.title))", layout.wrap(markdown(equivalent.summary))] + parts)
      .joined(separator: "\n\n")
  }
}
