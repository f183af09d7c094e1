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
    let run = try await Macward.start(command, "--help")
    #expect(run.status == 0)
    #expect(run.output.contains("EXAMPLES"))
    #expect(run.output.contains("macward \(command)"))
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func writesShellCompletions(shell: String) async throws {
    let run = try await Macward.start("--generate-completion-script", shell)
    #expect(run.status == 0)
    #expect(run.output.contains("--fail-on") || run.output.contains("fail-on"))
  }
}
