import Foundation
import TestSupport
import Testing

/// What happens where a report cannot be written.
@Suite struct OutputFileTests {
  private static let report = "macward report \(Shell.quoted(Repository.sample("DeepTabs")))"

  @Test func whoReadsOnlyTheFirstLineEndsItQuietly() async throws {
    let run = try await Shell.run("\(Self.report) --format json | head -n 1")
    #expect(run.status == 0 && run.output == "{\n")
  }

  @Test func aClosedPipeWhoseSignalIsIgnoredIsNoErrorToReport() async throws {
    let folder = try TemporaryFolder()
    // Descriptor 4 writes to a pipe whose only reader, descriptor 3, is closed before the report.
    let run = try await Shell.run(
      "trap '' PIPE; mkfifo pipe; exec 3<>pipe 4>pipe 3<&-; \(Self.report) >&4; echo $?",
      in: folder.url)
    #expect(run.output == "141\n")
  }

  @Test(.enabled(if: hasFullDevice))
  func aFullDiskIsAnError() async throws {
    let run = try await Shell.run("\(Self.report) > /dev/full")
    #expect(run.status == 2)
    #expect(
      run.output == "macward: standard output cannot be written: there is no space left.\n")
  }

  @Test(.enabled(if: hasFullDevice), arguments: ["rules", "rules show tab-bar/to-sidebar"])
  func aFullDiskIsAnErrorForAllThatPrints(command: String) async throws {
    let run = try await Shell.run("macward \(command) > /dev/full")
    #expect(run.status == 2 && run.output.hasSuffix("there is no space left.\n"))
  }

  @Test(.enabled(if: hasFullDevice))
  func aDeviceStaysADevice() async throws {
    let run = try await Shell.run("\(Self.report) --output /dev/full; echo $?; test -c /dev/full")
    #expect(run.status == 0)
    #expect(run.output == "macward: /dev/full cannot be written: there is no space left.\n2\n")
    #expect(try await Shell.run("\(Self.report) --output /dev/null; test -c /dev/null").status == 0)
  }

  @Test(.enabled(if: hasFullDevice))
  func whereNoErrorCanBeReportedItEndsAllTheSame() async throws {
    let run = try await Shell.run("macward report /no/such/project 2> /dev/full")
    #expect(run.status == 2 && run.output.isEmpty)
    let audit = try AuditFixture(["Couch"])
    let quiet = try await Shell.run(
      "macward audit \(Shell.quoted(audit.projects)) --output \(Shell.quoted(audit.output("out")))"
        + " 2> /dev/full")
    #expect(quiet.status == 0)
  }

  @Test func nothingIsLeftOfAFileThatDoesNotFit() async throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "old.json")
    for name in ["new.json", "old.json"] {
      let run = try await Shell.run(
        "ulimit -f 1; \(Self.report) --format json --output \(name)", in: folder.url)
      #expect(run.status == 2)
      #expect(run.output == "macward: \(name) cannot be written: File too large.\n")
    }
    #expect(try Self.contents(of: folder) == ["old.json": "old"])
  }

  @Test func nothingIsWrittenIntoAClosedFolder() async throws {
    guard getuid() != 0 else { return }
    let folder = try TemporaryFolder()
    try folder.write("old", to: "closed/old.md")
    chmod(folder.path + "/closed", 0o555)
    defer { chmod(folder.path + "/closed", 0o755) }
    for output in ["--output closed/new.md", "--output closed/old.md"] {
      let run = try await Shell.run("\(Self.report) --no-pictures \(output)", in: folder.url)
      #expect(run.status == 2)
      #expect(run.output.contains("cannot be written: check that its folder exists"))
    }
    let audit = try await Shell.run(
      "macward audit \(Shell.quoted(Repository.sample("Couch"))) --output closed/audit",
      in: folder.url)
    #expect(audit.status == 2 && audit.output.contains("closed/audit cannot be written"))
    #expect(try Self.contents(of: folder) == ["closed/old.md": "old"])
  }

  @Test func aFolderIsNoFileToWrite() async throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "there/file")
    for output in ["there", "there/file/review.json"] {
      let run = try await Shell.run(
        "\(Self.report) --format json --output \(output)", in: folder.url)
      #expect(run.status == 2)
      #expect(
        run.output
          == "macward: \(output) cannot be written: check that its folder exists and is writable.\n"
      )
    }
  }

  @Test func aLinkAndTheRightsOfAFileStay() async throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "real/review.json")
    chmod(folder.path + "/real/review.json", 0o600)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link.json", withDestinationPath: "real/review.json")
    let run = try await Shell.run(
      "umask 027; \(Self.report) --format json --output link.json && \(Self.report) --output new",
      in: folder.url)
    #expect(run.status == 0)
    let manager = FileManager.default
    #expect(
      try manager.destinationOfSymbolicLink(atPath: folder.path + "/link.json")
        == "real/review.json")
    for (name, mode) in [("real/review.json", 0o600), ("new", 0o640)] {
      let rights = try manager.attributesOfItem(atPath: "\(folder.path)/\(name)")
      #expect((rights[.posixPermissions] as? NSNumber)?.intValue == mode)
    }
    #expect(try Self.contents(of: folder)["real/review.json"]?.hasPrefix("{") == true)
  }

  /// The files in a folder, and what they hold.
  private static func contents(of folder: TemporaryFolder) throws -> [String: String] {
    let names = FileManager.default.subpaths(atPath: folder.path) ?? []
    let files = names.compactMap { name in
      FileManager.default.contents(atPath: "\(folder.path)/\(name)").map {
        (name, String(decoding: $0, as: UTF8.self))
      }
    }
    return Dictionary(files) { $1 }.filter { !$0.value.isEmpty }
  }
}

/// Whether there is a device that is always full.
private let hasFullDevice = FileManager.default.fileExists(atPath: "/dev/full")
