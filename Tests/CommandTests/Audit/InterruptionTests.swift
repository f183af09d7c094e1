import Foundation
import Testing

@Suite struct InterruptionTests {
  @Test func anInterruptedAuditLeavesWholeFilesAndCanBeResumed() async throws {
    let fixture = try AuditFixture(copies: 3)
    _ = try await fixture.audit("whole", "--jobs", "2")
    let whole = try fixture.files("whole")
    for (signal, lines) in [(SIGINT, 1), (SIGTERM, 5), (SIGKILL, 1), (SIGKILL, 5)] {
      let output = "out \(signal) \(lines)"
      let run = try fixture.audit(output, stoppedBy: signal, afterLines: lines)
      // The audit may have ended before the signal arrived.
      #expect([0, 128 + signal].contains(run.status))
      for (name, data) in try fixture.files(output) where !name.hasSuffix(".part") {
        #expect(data == whole[name], "\(name) in \(output)")
      }
      if signal != SIGKILL {
        #expect(try fixture.files(output).keys.filter { $0.hasSuffix(".part") }.isEmpty)
      }
      #expect(try await fixture.audit(output, "--resume").status == 0)
      #expect(try fixture.files(output) == whole)
    }
  }

  @Test func anInterruptedAuditSaysHowToResume() throws {
    // A short audit may end before the signal arrives.
    for copies in [10, 40, 160] {
      let fixture = try AuditFixture(copies: copies)
      let run = try withExtendedLifetime(fixture) {
        try fixture.audit("out", stoppedBy: SIGTERM, afterLines: 1)
      }
      guard run.status != 0 else { continue }
      #expect(run.status == 143)
      #expect(run.errors.contains(" of \(4 * copies) projects. All written files are complete"))
      #expect(run.errors.hasSuffix("run the same command with --resume to continue.\n"))
      return
    }
    Issue.record("the signal never arrived before the audit ended")
  }
}
