import Foundation
import TestSupport
import Testing

@Suite struct BadInputTests {
  private static let fine = storyboard(.controller("viewController", "v").titled("Fine"))

  @Test func aMissingPathIsAnError() async throws {
    let run = try await Macward.run("report", "/no/such/project")
    #expect(run.status == 2)
    #expect(
      run.errors == "macward: /no/such/project: no such file or folder; check the spelling.\n")
    #expect(run.output.isEmpty)
  }

  @Test func aMissingPathDoesNotHideTheOthers() async throws {
    let run = try await Macward.run("report", "/no/such/project", Repository.sample("FlatTabs"))
    #expect(run.status == 2)
    #expect(run.output.contains("Timer · Stopwatch"))
  }

  @Test(arguments: [[], ["report"], ["report", ".", "./", "../Here"]])
  func theCurrentFolderIsReadOnce(arguments: [String]) async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.fine, to: "Here/Fine.storyboard")
    let run = try await Macward.start(arguments, in: folder.url.appending(path: "Here"))
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output.components(separatedBy: "What it becomes").count <= 2)
    #expect(run.output.components(separatedBy: "\nAdvice ").count == 2)
  }

  @Test func aFolderWithoutDocumentsIsAnError() async throws {
    let folder = try TemporaryFolder()
    let run = try await Macward.run("report", folder.path)
    #expect(run.status == 2)
    #expect(run.errors.contains("no storyboards or xibs here"))
  }

  @Test(arguments: [
    ("<document", "Broken.storyboard:1: error: This is not a document of Interface Builder"),
    ("", "Broken.storyboard:1: error: The file is empty"),
    ("/* license */\n<document/>", "Broken.storyboard:1: error: This is not a document"),
    ("<plist/>", "its root is <plist>, not <document>"),
    (
      "<!DOCTYPE d [<!ENTITY a \"b\">]>\n<document>&a;</document>",
      "it declares XML entities"
    ),
    (
      "<document>\n<<<<<<< HEAD\n<scenes/>\n=======\n>>>>>>> branch\n</document>",
      "Broken.storyboard:2: error: A merge conflict is left in this file: resolve it."
    ),
    ("version https://git-lfs.github.com/spec/v1\noid sha256:1", "a pointer of Git LFS"),
    ("bplist00", "This is compiled: name the source"),
  ])
  func aBrokenFileIsReportedAndTheRestIsRead(text: String, message: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "Broken.storyboard")
    try folder.write(Self.fine, to: "Fine.storyboard")
    let run = try await Macward.run("report", folder.path, "--format", "json")
    #expect(run.status == 2)
    #expect(run.errors.contains(message))
    #expect(run.output.contains("\"storyboards\" : 1"))
    #expect(run.output.contains("\"level\" : \"error\""))
  }

  @Test(arguments: [
    ("App.zip", "PK\u{3}\u{4}", "This is an archive: unpack it, and name the folder"),
    ("App.tar", String(repeating: "a", count: 257) + "ustar", "This is an archive"),
    ("Notes.txt", "Notes", "Name the folder or the .xcodeproj of an app, a storyboard, or a xib."),
  ])
  func aFileThatIsNoDocumentSaysWhatToName(name: String, text: String, message: String) async throws
  {
    let folder = try TemporaryFolder()
    try folder.write(text, to: name)
    let run = try await Macward.run("report", folder.path + "/" + name)
    #expect(run.status == 2)
    #expect(run.errors.contains("/\(name):1: error: ") && run.errors.contains(message))
    #expect(!run.errors.contains("Open it in Xcode"))
  }

  @Test(arguments: ["App.xcodeproj", "App.xcodeproj/project.pbxproj", "Package.swift"])
  func aProjectIsNamedByAnyOfItsFiles(file: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "App.xcodeproj/project.pbxproj")
    try folder.write("", to: "Package.swift")
    try folder.write(Self.fine, to: "Main.storyboard")
    let run = try await Macward.run("report", folder.path + "/" + file, "--format", "json")
    #expect(run.output.contains("\"storyboards\" : 1"))
  }

  @Test(arguments: [
    ("Tabs.swift", "let a = 1\n<<<<<<< HEAD\nlet b = 2\n=======\nlet b = 3\n>>>>>>> branch\n"),
    ("Tabs.m", "int a;\r\n<<<<<<< HEAD\r\nint b;\r\n=======\r\nint c;\r\n>>>>>>> branch\r\n"),
  ])
  func aConflictInCodeIsReported(name: String, text: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.fine, to: "Fine.storyboard")
    try folder.write(text, to: name)
    let run = try await Macward.start("--section", "problems", in: folder.url)
    #expect(run.output.contains("\(name):2: note: A merge conflict is left in this file"))
  }

  @Test(arguments: [
    "<document type=\"com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB\" targetRuntime=\"MacOSX.Cocoa\"/>",
    "<document type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\" targetRuntime=\"watchKit\"/>",
    "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"7.10\"/>",
  ])
  func whatIsLeftOutIsANote(text: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "Other.storyboard")
    try folder.write(Self.fine, to: "Fine.storyboard")
    let run = try await Macward.start("--section", "problems", in: folder.url)
    #expect(run.status == 0)
    #expect(run.output.contains("Other.storyboard:1: note: Left out"))
  }

  @Test func anUnreadableFileIsAnError() async throws {
    guard getuid() != 0 else { return }
    let folder = try TemporaryFolder()
    try folder.write(Self.fine, to: "Secret.storyboard")
    chmod(folder.path + "/Secret.storyboard", 0)
    let run = try await Macward.run("report", folder.path)
    #expect(run.status == 2)
    #expect(run.errors.contains("Secret.storyboard:1: error: It cannot be opened"))
  }

  @Test(arguments: [
    (["report", "x", "--format", "pdf"], "pdf"),
    (["report", "x", "--jobs", "0"], "--jobs must be 1 or more"),
    (["report", "x", "--nonsense"], "nonsense"),
    (["explain", "Main.storyboard"], "# and an object ID"),
    (["frobnicate"], "there is no command 'frobnicate', and no file or folder with this name"),
    (["repotr", "x"], "did you mean 'report'?"), (["help", "repotr"], "did you mean 'report'?"),
    (["help", "frobnicate"], "there is no command 'frobnicate'"),
  ])
  func wrongUsageEndsWith64(arguments: [String], message: String) async throws {
    let run = try await Macward.run(arguments)
    #expect(run.status == 64)
    #expect(run.errors.contains(message))
  }

  @Test(arguments: [
    ["report", sample, "--rules"], ["explain", sample + "/Main.storyboard#x", "--rules"],
    ["rules", "--rules"], ["rules", "show", "tab-bar/badge", "--rules"],
    ["rules", "test"],
  ])
  func aRuleFileWithAWrongKeyIsReportedWithItsPlace(command: [String]) async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.brokenRule, to: "rules/team/rule.yml")
    let run = try await Macward.run(command + [folder.path])
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(
      run.errors
        == "\(folder.path)/rules/team/rule.yml:4:9: error: unknown key 'tabCuont'; "
        + "did you mean 'tabCount'?\n")
  }

  @Test(arguments: [["report", sample, "--rules"], ["rules", "test"]])
  func aRulesFolderThatIsNotThereIsAnError(command: [String]) async throws {
    let run = try await Macward.run(command + ["/no/such/rules"])
    #expect(run.status == 2)
    #expect(
      run.errors == "/no/such/rules:1:1: error: there is no such folder; check the spelling\n")
  }

  private static let sample = Repository.sample("Couch")

  private static let brokenRule = """
    id: team/rule
    title: A rule
    subject: tab-bar
    when: { tabCuont: 2 }
    equivalent: note
    severity: consider
    message: m
    why: w
    advice: a
    sources: [GK]
    """
}
