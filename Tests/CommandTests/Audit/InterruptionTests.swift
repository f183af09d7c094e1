import Foundation
import Testing

@Suite struct InterruptionTests {
  @Test(arguments: [SIGINT, SIGTERM, SIGKILL])
  func anInterruptedAuditLeavesWholeFilesAndCanBeResumed(signal: Int32) async throws {
    let fixture = try AuditFixture(copies: 3)
    _ = try await fixture.audit("whole", "--jobs", "2")
    let whole = try fixture.files("whole")
    for lines in [1, 5] {
      let run = try fixture.audit("out", stoppedBy: signal, afterLines: lines)
      // The audit may have ended before the signal arrived.
      #expect([0, 128 + signal].contains(run.status))
      for (name, data) in try fixture.files("out") where !name.hasSuffix(".part") {
        #expect(data == whole[name], "\(name) after \(lines) lines")
      }
      if signal != SIGKILL {
        #expect(try fixture.files("out").keys.filter { $0.hasSuffix(".part") }.isEmpty)
      }
    }
    #expect(try await fixture.audit("out", "--resume").status == 0)
    #expect(try fixture.files("out") == whole)
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
