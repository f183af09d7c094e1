import Foundation
import Testing

@Suite struct FolderLockTests {
  @Test func oneAuditWritesIntoAFolderAtATime() async throws {
    let fixture = try AuditFixture(["Couch"])
    _ = try await fixture.audit("out")
    let before = try fixture.files("out")
    let other = open(fixture.output("out/.macward"), O_RDONLY)
    try #require(other >= 0 && flock(other, LOCK_EX | LOCK_NB) == 0)
    let refused = try await fixture.audit("out")
    #expect(refused.status == 2)
    #expect(
      refused.errors == "macward: another audit writes into \(fixture.output("out")): "
        + "wait until it is done, or name another folder.\n")
    #expect(try fixture.files("out") == before)
    close(other)
    #expect(try await fixture.audit("out").status == 0)
  }

  @Test func oneOfTwoAuditsAtATimeDoesAllTheWork() async throws {
    let fixture = try AuditFixture(copies: 4)
    let command = ["audit", fixture.projects, "--quiet", "--output", fixture.output("out")]
    async let first = Macward.start(command)
    async let second = Macward.start(command)
    let statuses = try await [first.status, second.status].sorted()
    // Where one is done before the other begins, both do their work.
    #expect(statuses == [0, 2] || statuses == [0, 0])
    _ = try await fixture.audit("alone", "--quiet")
    #expect(try fixture.files("out") == fixture.files("alone"))
  }

  @Test func twoFoldersAreNoneOfEachOthersBusiness() async throws {
    let fixture = try AuditFixture(["Couch"])
    let commands = ["one", "two"].map {
      ["audit", fixture.projects, "--output", fixture.output($0)]
    }
    async let first = Macward.start(commands[0])
    async let second = Macward.start(commands[1])
    #expect(try await [first.status, second.status] == [0, 0])
  }
}
