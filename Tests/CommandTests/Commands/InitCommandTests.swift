import Foundation
import TestSupport
import Testing

@Suite struct InitCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func copy(_ sample: String) throws {
    try FileManager.default.copyItem(
      atPath: Repository.sample(sample), toPath: "\(folder.path)/\(sample)")
  }

  private var text: String {
    get throws {
      try String(contentsOfFile: folder.path + "/FieldNotes/.macward.yml", encoding: .utf8)
    }
  }

  @Test(arguments: ["FieldNotes", "Workshop", "DeepSettings", "Ticker", "Couch"])
  func whatIsWrittenChangesNothing(sample: String) async throws {
    try copy(sample)
    let before = try await Macward.start("report", sample, in: folder.url)
    let run = try await Macward.start("init", sample, in: folder.url)
    #expect(run.status == 0 && run.output.isEmpty)
    #expect(run.errors.contains("wrote "))
    let after = try await Macward.start("report", sample, in: folder.url)
    #expect(after.status == 0 && after.errors.isEmpty)
    #expect(after.output == before.output)
  }

  @Test(arguments: ["FieldNotes", "Workshop", "DeepSettings", "Ticker", "Couch"])
  func everyLineCanBeTakenOutOfItsComment(sample: String) async throws {
    try copy(sample)
    _ = try await Macward.start("init", sample, in: folder.url)
    let file = "\(sample)/.macward.yml"
    let text = try String(contentsOfFile: "\(folder.path)/\(file)", encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let open = lines.map { $0.replacing(/^( *)#(?=[^ ]|  )/) { $0.1 } }
    #expect(open.count { $0.hasSuffix(": yes") } > 0)
    try folder.write(open.joined(separator: "\n"), to: file)
    let run = try await Macward.start("report", sample, "--details", in: folder.url)
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output.contains(" in \(sample)/.macward.yml\n"))
    // An answer about the route, or an iPad version, leaves something else to ask.
    let asked = ["Couch", "DeepSettings", "FieldNotes", "Ticker"].contains(sample)
    #expect(run.output.contains("Open questions") == asked)
  }

  @Test func theQuestionsOfTheProjectAreInIt() async throws {
    try copy("FieldNotes")
    _ = try await Macward.start("init", "FieldNotes", "--platform", "swiftui", in: folder.url)
    let text = try text
    #expect(text.contains("\nplatform: swiftui\n") && text.contains("\nfail-on: never\n"))
    #expect(text.contains("\n  # Does the tab “Add” open a task that is finished and dismissed?\n"))
    #expect(text.contains("\n  # \"FieldNotes/Base.lproj/Main.storyboard#cHM-Kk-41V\": Add\n"))
    #expect(text.contains("\n  #task-tab: yes\n"))
  }

  @Test func aFileThatIsThereStays() async throws {
    try copy("FieldNotes")
    try folder.write("platform: appkit\n", to: "FieldNotes/.macward.yml")
    let run = try await Macward.start("init", "FieldNotes", in: folder.url)
    #expect(run.status == 2 && run.errors.contains("already exists"))
    #expect(try text == "platform: appkit\n")
    try folder.write("broken: [", to: "FieldNotes/.macward.yml")
    let forced = try await Macward.start("init", "FieldNotes", "--force", in: folder.url)
    #expect(forced.status == 0)
    #expect(try text.contains("answers:"))
  }

  @Test func oneFileServesAllAppsInAFolder() async throws {
    for name in ["One", "Two"] {
      try folder.write("", to: "\(name)/\(name).xcodeproj/xcshareddata")
      try FileManager.default.copyItem(
        atPath: Repository.sample("FieldNotes") + "/FieldNotes",
        toPath: "\(folder.path)/\(name)/App")
    }
    let run = try await Macward.start("init", in: folder.url)
    #expect(run.status == 0 && run.errors.contains("wrote .macward.yml for 2 projects:"))
    let file = folder.path + "/.macward.yml"
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(text.contains("configuration of One, Two."))
    for name in ["One", "Two"] {
      #expect(text.contains("  # \"\(name)/App/Base.lproj/Main.storyboard#cHM-Kk-41V\": Add\n"))
    }
    let answer = "\"Two/App/Base.lproj/Main.storyboard#cHM-Kk-41V\""
    try folder.write("answers: { task-tab: { \(answer): no } }\n", to: ".macward.yml")
    let report = try await Macward.start("--details", in: folder.url)
    #expect(report.status == 0 && report.errors.isEmpty)
    #expect(report.output.components(separatedBy: "1 answer in ").count == 2)
    let own = try await Macward.start("init", "One", in: folder.url)
    #expect(own.status == 0)
    #expect(FileManager.default.fileExists(atPath: folder.path + "/One/.macward.yml"))
    _ = try await Macward.start("init", "--force", in: folder.url)
    #expect(try !String(contentsOfFile: file, encoding: .utf8).contains("One"))
  }

  @Test func missingAndEmptyFoldersAreErrors() async throws {
    let missing = try await Macward.start("init", "Three", in: folder.url)
    #expect(missing.status == 2 && missing.errors.contains("no such file or folder"))
    try FileManager.default.createDirectory(
      atPath: folder.path + "/Empty", withIntermediateDirectories: true)
    let empty = try await Macward.start("init", "Empty", in: folder.url)
    #expect(empty.status == 2 && empty.errors.contains("no storyboards or xibs here"))
  }
}
