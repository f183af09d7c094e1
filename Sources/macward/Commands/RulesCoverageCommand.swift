import ArgumentParser
import Guidance
import Reports

extension RulesCommand {
  /// The command `macward rules coverage`.
  struct Coverage: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "coverage",
      abstract: "Shows which statements of the guidance are cited, as a Markdown table.",
      discussion: """
        The statements are listed in statements.yml. A source that is not a statement is an \
        error, and so is a statement that is neither cited nor explained.

        EXAMPLES
          macward rules coverage Rules
        """)

    @Argument(help: "A folder in the layout of Rules/, with a statements.yml.")
    var dir: String

    func run() throws {
      let coverage = try printingErrors { () throws(CatalogErrors) in
        try CatalogFolder(dir).coverage()
      }
      guard let coverage else { throw failure("there is no \(dir)/statements.yml.") }
      try write(CoverageTable(coverage).text, to: nil)
    }
  }
}
