import Foundation
import TestSupport
import Testing

/// What the running app says, in reports and maps.
@Suite struct RunningOptionTests {
  private static let code = """
    class Main: UITabBarController {
      override func viewDidLoad() { viewControllers = Settings.shared.screens.map { $0.make() } }
    }
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = Main()
      }
    }
    class Inbox: UIViewController { override func viewDidLoad() { title = "Inbox" } }
    class People: UIViewController {}
    """
  private static let dump = """
    <App.Main 0x1>, state: appeared, view: <UILayoutContainerView 0x2>
       | <UINavigationController 0x3>, state: appeared, view: <UILayoutContainerView 0x4>
       |    | <App.Inbox 0x5>, state: appeared, view: <UIView 0x6>
       | <UINavigationController 0x7>, state: disappeared, view: (view not loaded)
       |    | <App.People 0x8>, state: disappeared, view: (view not loaded)
    Element subtree:
     →Application, 0x1, pid: 1, label: 'App'
        TabBar, 0x2, label: 'Tab Bar'
          Button, 0x3, label: 'Inbox', Selected
          Button, 0x4, label: 'Anna Example'
    """

  private func project(_ configuration: String? = nil) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("// swift-tools-version: 6.0", to: "App/Package.swift")
    try folder.write(Self.code, to: "App/Sources/App/Main.swift")
    try folder.write(Self.dump, to: "dumps/start.txt")
    if let configuration { try folder.write(configuration, to: "App/.macward.yml") }
    return folder
  }

  private func bar(_ output: String) throws -> [String: Any] {
    let report = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
    let projects = try #require(report?["projects"] as? [[String: Any]])
    let structures = try #require(projects.first?["structures"] as? [[String: Any]])
    return try #require(structures.first { $0["kind"] as? String == "tab-bar" })
  }

  @Test(arguments: [true, false])
  func aReportUsesTheRunningApp(isConfigured: Bool) async throws {
    let folder = try project(isConfigured ? "running: [../dumps/start.txt]\n" : nil)
    let options = isConfigured ? [] : ["--running", "\(folder.path)/dumps/start.txt"]
    let run = try await Macward.run(["report", "\(folder.path)/App", "--format", "json"] + options)
    #expect(run.status == 0 && run.errors.isEmpty)
    let bar = try bar(run.output)
    #expect(bar["titles"] as? [String] == ["Inbox", "Anna Example"])
    let place = try #require(bar["runningApp"] as? [String: Any])
    #expect(place["file"] as? String == "../dumps/start.txt" && place["line"] as? Int == 1)
    #expect(!run.output.contains("list-the-tabs"))
  }

  @Test func aReviewSaysWhereItIsFrom() async throws {
    let folder = try project()
    let path = "\(folder.path)/App"
    let without = try await Macward.run(["report", path, "--format", "markdown", "--details"])
    #expect(without.output.contains("The running app shows it: `macward running` explains how"))
    let with = try await Macward.run([
      "report", path, "--format", "markdown", "--details", "--running",
      "\(folder.path)/dumps/start.txt",
    ])
    let text = with.output.replacing("\n", with: " ")
    #expect(text.contains("confirmed by the running app (../dumps/start.txt:1)"))
    #expect(text.contains("the root in the running app (../dumps/start.txt:1)"))
    #expect(!with.output.contains("`macward running`"))
  }

  @Test func aSummarySaysWhatTheRunningAppConfirms() async throws {
    let folder = try project()
    let run = try await Macward.run([
      "report", "\(folder.path)/App", "--running", "\(folder.path)/dumps/start.txt",
    ])
    #expect(run.output.contains("Running app  confirms 1 structure"))
  }

  @Test func aSummaryNamesTheCommand() async throws {
    let folder = try project()
    let path = "\(folder.path)/App"
    let without = try await Macward.run(["report", path])
    #expect(without.output.contains("macward running"))
    let with = try await Macward.run([
      "report", path, "--running", "\(folder.path)/dumps/start.txt",
    ])
    #expect(!with.output.contains("macward running"))
  }

  @Test func textsThatNoFileHasAreLeftOut() async throws {
    let folder = try project()
    let dump = "\(folder.path)/dumps/start.txt"
    let run = try await Macward.run([
      "report", "\(folder.path)/App", "--format", "json", "--running", dump, "--redact",
    ])
    #expect(try bar(run.output)["titles"] as? [String] == ["Inbox", "(text)"])
    #expect(!run.output.contains("Anna"))
    for format in ["terminal", "json"] {
      let tree = try await Macward.run(["running", dump, "--redact", "--format", format])
      #expect(tree.status == 0 && !tree.output.contains("Anna") && tree.output.contains("(text)"))
      #expect(tree.output.contains("Inbox"))
    }
  }

  @Test(arguments: [["graph"], ["plan"], ["scaffold", "--all"]])
  func otherCommandsUseTheRunningApp(command: [String]) async throws {
    let folder = try project()
    let path = "\(folder.path)/App"
    let dump = "\(folder.path)/dumps/start.txt"
    let without = try await Macward.run(command + [path])
    let with = try await Macward.run(command + [path, "--running", dump])
    #expect(with.status == 0 && with.errors.isEmpty)
    #expect(with.output != without.output)
  }

  @Test func anExplanationUsesTheRunningApp() async throws {
    let folder = try project()
    let target = "\(folder.path)/App/Sources/App/Main.swift#Main"
    let options = ["\(folder.path)/App"]
    let without = try await Macward.run(["explain", target] + options)
    #expect(without.output.contains("made at run time"))
    let with = try await Macward.run(
      ["explain", target] + options + ["--running", "\(folder.path)/dumps/start.txt"])
    #expect(with.status == 0 && with.output.contains("Anna Example"))
  }

  @Test func anAuditUsesTheFilesOfTheTeam() async throws {
    let folder = try project("running: [../dumps/start.txt]\n")
    let run = try await Macward.run([
      "audit", folder.path, "--output", "\(folder.path)/out", "--quiet",
    ])
    #expect(run.status == 0)
    let review = try String(
      contentsOfFile: "\(folder.path)/out/projects/App/review.md", encoding: .utf8)
    #expect(review.replacing("\n", with: " ").contains("by the running app"))
  }

  @Test(arguments: [("missing.txt", "no such"), ("empty.txt", "There are no view controllers")])
  func aDumpThatCannotBeReadIsAnError(file: String, message: String) async throws {
    let folder = try project()
    try folder.write("nothing\n", to: "empty.txt")
    let run = try await Macward.run([
      "report", "\(folder.path)/App", "--running", "\(folder.path)/\(file)",
    ])
    #expect(run.status == 2 && run.errors.lowercased().contains(message.lowercased()))
  }

  @Test func aDumpOfAnotherAppIsAWarning() async throws {
    let folder = try project()
    try folder.write(Self.dump.replacing("App.", with: "Other.X"), to: "other.txt")
    let run = try await Macward.run([
      "report", "\(folder.path)/App", "--running", "\(folder.path)/other.txt",
    ])
    #expect(run.errors.contains("warning: the project has none of these classes"))
  }

  @Test func theAppWithTheClassesGetsTheDump() async throws {
    let folder = try project()
    try folder.write("// swift-tools-version: 6.0", to: "Beta/Package.swift")
    try folder.write(
      Self.code.replacing("Inbox", with: "Start").replacing("People", with: "End").replacing(
        "Main", with: "Tabs"),
      to: "Beta/Sources/Beta/Tabs.swift")
    let run = try await Macward.run([
      "report", folder.path, "--format", "markdown", "--details", "--running",
      "\(folder.path)/dumps/start.txt",
    ])
    #expect(run.output.matches(of: /confirmed\s+by\s+the\s+running\s+app/).count == 1)
  }
}
