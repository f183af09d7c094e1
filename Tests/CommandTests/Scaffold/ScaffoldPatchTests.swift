import Foundation
import TestSupport
import Testing

/// What the patch of a scaffold does to a project.
@Suite(.enabled(if: Shell.has("git"), "git is missing")) struct ScaffoldPatchTests {
  static let samples = ["DeepTabs", "FlatTabs"]

  /// The rules whose decisions a patch carries out without people.
  private static let served = [
    "tab-bar/view-menu-commands", "tab-bar/to-sidebar", "tab-bar/to-segmented-control",
    "navigation-stack/go-commands",
  ]

  @Test(arguments: samples) func nothingOfWhatItCarriesOutIsOpenAfterwards(
    _ sample: String
  ) async throws {
    let project = try await ScaffoldProject(sample)
    let open = Self.served.map { "\($0) open" }
    #expect(try await project.findings().contains(where: open.contains))
    try await project.apply(try await project.patch())
    let left = try await project.findings().filter(open.contains)
    #expect(left.isEmpty, "\(left)")
  }

  @Test(arguments: samples) func aSecondOneIsEmpty(_ sample: String) async throws {
    let project = try await ScaffoldProject(sample)
    let rules = Self.served.flatMap { ["--rule", $0] }
    let options = ["scaffold", project.path, "--all", "--format", "patch"] + rules
    let first = try await Macward.start(options, in: project.root)
    try await project.apply(first.output)
    let second = try await Macward.start(options, in: project.root)
    #expect(!first.output.isEmpty && second.output == "" && second.status == 0)
  }

  /// Several windows bring decisions of their own.
  @Test(arguments: samples) func whatFollowsFromItEndsAsWell(_ sample: String) async throws {
    let project = try await ScaffoldProject(sample)
    for _ in 1...2 {
      let patch = try await project.patch("--risky")
      if !patch.isEmpty { try await project.apply(patch) }
    }
    #expect(try await project.patch("--risky") == "")
  }

  @Test(arguments: samples) func itKeepsTheNavigationOfTheApp(_ sample: String) async throws {
    let project = try await ScaffoldProject(sample)
    let before = try await project.run("graph", "--format", "json").output
    try await project.apply(try await project.patch("--risky"))
    let after = try await project.run("graph", "--format", "json").output
    #expect(before != after && Self.withoutClasses(before) == Self.withoutClasses(after))
  }

  private static func withoutClasses(_ graph: String) -> [Substring] {
    graph.split(separator: "\n").filter { !$0.contains("\"customClass\"") }
  }

  @Test(arguments: samples) func thePatchOfEachDecisionFitsAlone(_ sample: String) async throws {
    let project = try await ScaffoldProject(sample)
    let run = try await project.run("scaffold", "--all", "--risky", "--output", "out")
    #expect(run.status == 0, "\(run.errors)")
    let out = project.root.appending(path: "out")
    let names = (project.repository?.names(in: "out") ?? []).filter { $0.hasSuffix(".patch") }
    #expect(names.count > 3 && names.contains("all.patch"))
    for name in names {
      let patch = Shell.quoted(out.appending(path: name).path)
      try await project.git("apply --check \(patch)")
    }
  }

  /// Teams accept one decision, apply it, and accept the next one.
  @Test(arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]])
  func decisionsAreCarriedOutOneAfterAnother(_ order: [Int]) async throws {
    let project = try await ScaffoldProject("DeepTabs")
    let rules = [
      "tab-bar/view-menu-commands", "tab-bar/to-sidebar", "navigation-stack/go-commands",
    ]
    for rule in order.map({ rules[$0] }) {
      let patch = try await project.patch("--rule", rule)
      #expect(!patch.isEmpty, "\(rule)")
      try await project.apply(patch)
      let open = try await project.findings().filter { $0 == "\(rule) open" }
      let again = try await project.patch("--rule", rule)
      #expect(open.isEmpty && again.isEmpty)
    }
    let code = String(
      decoding: try #require(project.contents["DeepTabs/AppDelegate.swift"]), as: UTF8.self)
    for name in ["func buildMenu", "func canPerformAction", "var controllersInView", "func goBack"]
    {
      #expect(code.split(separator: name).count == 2, "\(name)")
    }
  }

  @Test func classesOfStoryboardsAreInTheModuleOfTheOthers() async throws {
    let patch = try await ScaffoldProject("DeepTabs").patch()
    #expect(patch.contains("customClass=\"SectionTabBarController\" customModule=\"DeepTabs\""))
  }
}
