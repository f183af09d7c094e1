import Foundation
import TestSupport
import Testing

/// `macward init --ask`, with answers on standard input.
@Suite struct InitAskTests {
  private let folder: TemporaryFolder
  private let place = "\"FieldNotes/Base.lproj/Main.storyboard#hqm-rQ-EvZ\""

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      atPath: Repository.sample("FieldNotes"), toPath: folder.path + "/App")
  }

  private func ask(_ answers: String..., options: [String] = []) async throws -> Macward.Run {
    try await Macward.start(
      ["init", "App", "--ask"] + options, in: folder.url,
      input: answers.map { $0 + "\n" }.joined())
  }

  private func say(_ text: String) throws { try folder.write(text, to: "App/.macward.yml") }

  private var text: String {
    get throws { try String(contentsOfFile: folder.path + "/App/.macward.yml", encoding: .utf8) }
  }

  private func report() async throws -> Macward.Run {
    let run = try await Macward.start("report", "App", in: folder.url)
    #expect(run.status == 0 && run.errors.isEmpty)
    return run
  }

  @Test func theDialogIsAsExpectedInItsGolden() async throws {
    let run = try await ask("?", "maybe", "yes", "no", "", "n")
    #expect(run.status == 0)
    #expect(run.errors == "macward: wrote 3 answers to App/.macward.yml.\n")
    let file = Repository.root.appending(path: "Tests/CommandTests/Goldens/init-ask.txt")
    try Golden(file).expect(run.output + "\n" + text)
    #expect(try await report().output.contains("3 answers in .macward.yml"))
  }

  @Test func anExistingFileKeepsEverything() async throws {
    let old = """
      # Ours.
      platform: appkit  # decided in May

      decisions:
      - rule: tab-bar/view-menu-commands
        status: declined
        reason: "no: not now"  # for a reason

      answers:
          # Asked in May.
          task-tab: yes  # really
      #answers: old
      """
    try say(old)
    let run = try await ask("yes", "q")
    #expect(run.status == 0)
    let new = try text
    #expect(new.hasPrefix("# Ours.\nplatform: appkit  # decided in May\n\ndecisions:\n- rule: "))
    #expect(new.contains("answers:\n    # Are more than half of the rows of “Settings” "))
    #expect(new.contains("\n    settings-or-tools:\n      \(place): yes\n    # Asked in May.\n"))
    #expect(old.split(separator: "\n").allSatisfy { new.contains($0) })
    #expect(try await report().output.contains("2 answers, 1 decision in .macward.yml"))
  }

  @Test(arguments: [
    "answers:\n  settings-or-tools: { \"A.storyboard#1\": no }\n",
    "answers:\n  settings-or-tools:\n    # No.\n    \"A.storyboard#1\": no\n", "answers:\n",
    "# Only a comment", "answers:\n  #task-tab: yes\r\ndecisions:\r\n",
  ])
  func answersJoinThoseThatAreThere(old: String) async throws {
    try say(old)
    let run = try await ask("yes", "q")
    #expect(run.status == 0, "\(run.errors)")
    let new = try text
    #expect(
      old.split(separator: "\n").allSatisfy { new.contains($0.drop { $0 == " " }.prefix(19)) })
    let report = try await Macward.start("report", "App", in: folder.url)
    // An answer about what is not there is an error.
    let isWrong = old.contains("A.storyboard")
    #expect(
      report.status == (isWrong ? 2 : 0) && report.output.contains("1 answer in .macward.yml"))
  }

  @Test(arguments: [
    "answers: { task-tab: yes }\n", "{ platform: appkit }\n", "answers: {}\n",
  ])
  func anUnusualFileStaysAndThePieceIsPrinted(old: String) async throws {
    try say(old)
    let run = try await ask("yes", "q")
    #expect(run.status == 2 && run.errors.contains("is unchanged"))
    #expect(run.output.contains("Add this to App/.macward.yml:\n\nanswers:\n"))
    #expect(run.output.contains("    \(place): yes\n"))
    #expect(try text == old)
  }

  @Test func nothingIsWrittenWithoutAnswers() async throws {
    let run = try await ask("", "q")
    #expect(run.status == 0 && run.errors.contains("no answers"))
    #expect(!folder.names(in: "App").contains(".macward.yml"))
    let none = try await ask()
    #expect(none.status == 2 && none.errors.contains("needs a terminal"))
    #expect(!folder.names(in: "App").contains(".macward.yml"))
  }

  @Test func forceReplacesAFile() async throws {
    try say("broken: [")
    let run = try await ask("yes", "q", options: ["--force", "--platform", "swiftui"])
    #expect(run.status == 0)
    #expect(try text.contains("\nplatform: swiftui\n"))
    #expect(try text.contains("    \(place): yes\n"))
  }

  @Test func screensAndNamesAreChosen() async throws {
    let home = SceneSketch(
      element: "viewController", id: "home", attributes: ["customClass=\"HomeController\""])
    try folder.write(
      storyboard(initial: "nav", [.stack("nav", nil), home]), to: "Stack/Main.storyboard")
    let run = try await Macward.start(
      "init", "Stack", "--ask", in: folder.url, input: "7\nHomeControler\n1\n")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("\n  1  HomeController\n"))
    #expect(run.output.contains("There is no screen 7."))
    #expect(run.output.contains("did you mean “HomeController”?"))
    let text = try String(contentsOfFile: folder.path + "/Stack/.macward.yml", encoding: .utf8)
    #expect(text.contains("    \"Main.storyboard#nav\": \"HomeController\"\n"))
  }

  @Test func titlesAreListed() async throws {
    try folder.write(storyboard(initial: "bar", [.tabs("bar", [])]), to: "Bar/Main.storyboard")
    let run = try await Macward.start(
      "init", "Bar", "--ask", in: folder.url, input: ",\nToday, Stops\\, lines , “All”: 1\nq\n")
    #expect(run.status == 0, "\(run.errors)")
    let text = try String(contentsOfFile: folder.path + "/Bar/.macward.yml", encoding: .utf8)
    #expect(
      text.contains("    \"Main.storyboard#bar\": [\"Today\", \"Stops, lines\", \"“All”: 1\"]\n"))
    let report = try await Macward.start("report", "Bar", "--details", in: folder.url)
    #expect(report.output.contains("Tab bar: Today · Stops, lines · “All”: 1"))
  }
}
