import Guidance

/// The facts about screens and what each can be read from, as an article of the documentation.
package struct FactPage {
  /// Creates the page of all facts.
  package init() {}

  /// The Markdown text.
  package var text: String {
    let groups = Dictionary(grouping: Self.facts) {
      $0.subjects.count == 1 ? $0.subjects.first : nil
    }
    let sections = ([nil] + SubjectKind.allCases).compactMap { kind in
      groups[kind].map { section(kind, $0) }
    }
    return ([Self.head] + sections).joined(separator: "\n\n") + "\n"
  }

  /// The facts that conditions compare and that are about screens.
  private static let facts = AnyFact.all.filter {
    $0.type != .text && !($0.read.union($0.partly)).isEmpty
  }

  private static let head = """
    # Where Facts Are Read

    The facts about screens, and whether they are read in documents, source code, and the running app.

    ## Overview

    A rule finds the same in an app whatever it is written in, as far as its facts are read there.
    **Yes** means that a fact is read, **partly** that it is read in some of the ways in which people
    write it, **no** that it is not, and **—** that there is no such thing. The other facts are about
    targets, settings, and source files, or are outcomes of decisions. `macward rules show facts`
    lists all.

    `swift run Development facts` writes this page from `Rules/facts.yml`.
    """

  private func section(_ kind: SubjectKind?, _ facts: [AnyFact]) -> String {
    var table = MarkdownTable(
      ["Fact"] + Technologies.named.map(\.name) + ["Meaning"], isRagged: true)
    for fact in facts {
      table.add(
        ["`\(fact.name)`"] + Technologies.named.map { reading(of: fact, in: $0.1) }
          + [fact.meaning.uppercasedFirst])
    }
    return
      "### \(kind.map { "Of \($0.rawValue)" } ?? "Of several kinds of subjects")\n\n\(table.text)"
  }

  private func reading(of fact: AnyFact, in technology: Technologies) -> String {
    if fact.read.contains(technology) { return "yes" }
    if fact.partly.contains(technology) { return "partly" }
    return fact.absent.contains(technology) ? "—" : "no"
  }
}
