import ArgumentParser
import Guidance
import Reports

extension RulesCommand {
  /// `macward rules coverage`.
  struct Coverage: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "coverage",
      abstract: "Shows which statements of the guidance are cited, as a Markdown table.",
      discussion: """
        The statements are those of statements.yml. A source that is none of them, and a \
        statement that is neither cited nor explained, are errors.

        EXAMPLES
          macward rules coverage Rules
        """)

    @Argument(help: "A folder in the layout of Rules/, with a statements.yml.")
    var dir: String

    func run() throws {
      guard let coverage = try coverage() else {
        tell("macward: there is no \(dir)/statements.yml.")
        throw ExitCode.unreadable
      }
      try write(CoverageTable(coverage).text, to: nil)
    }

    private func coverage() throws -> Guidance.Coverage? {
      do throws(CatalogErrors) {
        return try CatalogFolder(dir).coverage()
      } catch {
        tell(error.description)
        throw ExitCode.unreadable
      }
    }
  }
}
