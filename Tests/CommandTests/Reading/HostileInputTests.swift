import Foundation
import TestSupport
import Testing

/// Folders and files that nobody would make by chance: each is read, or told with its path, in time.
@Suite struct HostileInputTests {
  @Test(.guardsAgainstHanging)
  func linksThatGoRoundAreNotFollowed() async throws {
    let folder = try Self.project()
    for (name, target) in [("Loop", ".."), ("Self", "Self"), ("A.storyboard", "B.storyboard")] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/App/\(name)", withDestinationPath: target)
    }
    let run = try await Macward.start("report", folder.path, "--format", "json")
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output.contains("\"storyboards\" : 1"))
    let looped = try await Macward.start("report", folder.path + "/App/Self")
    #expect(looped.status == 2 && looped.errors.contains("no such file or folder"))
  }

  @Test(
    .guardsAgainstHanging,
    arguments: [
      ("App/Main2.storyboard", 2, "App/Main2.storyboard:1: error: It is not a regular file."),
      ("App/Info.plist", 0, ""), ("App/de.lproj/Main.strings", 0, ""), ("App/Code.swift", 0, ""),
      (".macward.yml", 2, ".macward.yml:1:1: error: this is not a regular file"),
      (
        "App/App.xcodeproj/project.pbxproj", 2,
        "project.pbxproj:1: error: It is not a regular file."
      ),
    ])
  func aPipeInAProjectIsNotWaitedFor(name: String, status: Int, message: String) async throws {
    let folder = try Self.project()
    let path = "\(folder.path)/\(name)"
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try #require(mkfifo(path, 0o600) == 0)
    let report = try await Macward.start("report", folder.path, "--language", "de")
    #expect(report.status == status)
    #expect(message.isEmpty ? report.errors.isEmpty : report.errors.contains(message))
    let audit = try TemporaryFolder()
    let run = try await Macward.start("audit", folder.path, "--output", audit.path + "/out")
    #expect(run.status == status)
  }

  @Test func aDeviceCanBeAskedForAndIsNoDocument() async throws {
    let run = try await Macward.start("report", "/dev/zero")
    #expect(run.status == 2 && run.errors.contains("/dev/zero"))
  }

  @Test func namesMayHoldNewlinesAndControls() async throws {
    let folder = try TemporaryFolder()
    try folder.write(HugeStoryboard.tabs(2), to: "A\n\u{1B}[31m/<b>&.storyboard")
    for format in ["terminal", "markdown", "html", "json", "xcode", "github", "checkstyle"] {
      let run = try await Macward.start("report", folder.path, "--format", format)
      #expect(run.status == 0)
      #expect(!run.output.contains("\u{1B}"), "\(format)")
    }
    try folder.write("<document", to: "A\n\u{1B}[31m/broken.storyboard")
    let broken = try await Macward.start("report", folder.path)
    #expect(broken.status == 2 && !broken.errors.contains("\u{1B}"))
    #expect(broken.errors.count { $0 == "\n" } == 1)
  }

  @Test func aNameThatIsNoTextIsReported() async throws {
    let folder = try Self.project()
    let bytes =
      Array((folder.path + "/App/").utf8) + [0xFF, 0xFE] + Array(".storyboard".utf8) + [0]
    let file = bytes.map { CChar(bitPattern: $0) }.withUnsafeBufferPointer { path in
      path.baseAddress.map { open($0, O_CREAT | O_WRONLY, 0o600) } ?? -1
    }
    // Some file systems take no such names.
    guard file >= 0 else { return }
    close(file)
    let run = try await Macward.start("report", folder.path, "--format", "json")
    #expect(run.status == 2)
    #expect(run.errors.contains("App:1: error: A name in this folder is not valid UTF-8"))
    #expect(run.output.contains("\"storyboards\" : 1"))
  }

  @Test(arguments: [
    ("App/Main2.storyboard", 2, "It is larger than 256 MiB, which no document is"),
    ("App/Info.plist", 0, ""), ("App/Code.swift", 0, ""), ("App/de.lproj/Main.strings", 0, ""),
    (".macward.yml", 2, "expected a regular file of at most 16 MiB"),
  ])
  func aFileOfOneGigabyteIsNotRead(name: String, status: Int, message: String) async throws {
    let folder = try Self.project()
    try folder.write("", to: name)
    try #require(truncate("\(folder.path)/\(name)", 1 << 30) == 0)
    let run = try await Macward.start("report", folder.path, "--language", "de")
    #expect(run.status == status)
    #expect(message.isEmpty ? run.errors.isEmpty : run.errors.contains(message))
  }

  @Test func theSizeOfDocumentsCanBeChosen() async throws {
    let folder = try Self.project()
    let large = HugeStoryboard.tabs(2) + String(repeating: " ", count: 2 << 20)
    try folder.write(large, to: "App/Large.storyboard")
    let refused = try await Macward.start("report", folder.path, "--max-file-size", "1")
    #expect(refused.status == 2)
    #expect(refused.errors.contains("App/Large.storyboard:1: error: It is larger than 1 MiB"))
    let read = try await Macward.start("report", folder.path, "--max-file-size", "3")
    #expect(read.status == 0)
    for size in ["0", "2048", "x"] {
      let wrong = try await Macward.start("report", folder.path, "--max-file-size", size)
      #expect(wrong.status == 64 && wrong.errors.contains("--max-file-size"))
    }
  }

  @Test(arguments: [
    String(repeating: "[", count: 10_000),
    (0..<2_000).map { String(repeating: " ", count: $0) + "a:" }.joined(separator: "\n"),
  ])
  func deepYAMLIsReported(text: String) async throws {
    let folder = try Self.project()
    try folder.write("answers: \n" + text, to: ".macward.yml")
    let run = try await Macward.start("report", folder.path)
    #expect(run.status == 2 && run.errors.contains(".macward.yml:"))
  }

  /// A project with one small storyboard.
  private static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(HugeStoryboard.tabs(2), to: "App/Main.storyboard")
    return folder
  }
}
