import Foundation
import Testing

@Suite struct MacwardTests {
  @Test func printsItsVersion() async throws {
    let run = try await Macward.start("--version")
    #expect(run.status == 0)
    #expect(run.output.wholeMatch(of: /\d+\.\d+\.\d+\n/) != nil)
  }

  @Test(arguments: ["report", "compare", "graph", "explain", "rules", "running"])
  func helpShowsExamples(command: String) async throws {
    let run = try await Macward.run(command, "--help")
    #expect(run.status == 0)
    #expect(run.output.contains("EXAMPLES"))
    #expect(run.output.contains("macward \(command)"))
  }

  /// A command is parsed on its own first: what is wrong, and help, is still said by the whole program.
  @Test(arguments: [
    ("report --nonsense", 64, "Usage: macward report"), ("--nonsense", 64, "Usage: macward"),
    ("audit", 64, "Usage: macward audit"), ("plan --version", 0, "0."),
    ("rules help", 2, "no rule help"),
    ("help plan", 0, "USAGE: macward plan"), ("plan --help", 0, "USAGE: macward plan"),
    ("--help", 0, "report (default)"),
  ])
  func theRootSaysWhatIsWrong(line: String, status: Int, text: String) async throws {
    let run = try await Macward.run(line.split(separator: " ").map(String.init))
    #expect(run.status == status, "\(run)")
    #expect((run.output + run.errors).contains(text), "\(run)")
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func writesShellCompletions(shell: String) async throws {
    let run = try await Macward.start("--generate-completion-script", shell)
    #expect(run.status == 0)
    #expect(run.output.contains("--fail-on") || run.output.contains("fail-on"))
  }
}
