import Guidance
import Projects
import Testing
import XcodeProject

@testable import MigrationStrategy

/// The technology of the Mac app, and the rules that apply to it.
struct PlatformTests {
  private static let swiftUI = """
    @main struct Notes: App { var body: some Scene { WindowGroup { List { Text("a") } } } }
    struct Row: View { var body: some View { Text("b") } }
    """
  private static let uiKit = "class List: UITableViewController {}"

  /// Files of an app, and the technology that it suggests.
  static let apps: [([String: String], PlatformChoice)] = [
    (["A.swift": swiftUI], .one(.swiftUI)),
    (["A.swift": uiKit], .one(.macCatalyst)),
    (["A.swift": swiftUI, "B.swift": uiKit], .one(.macCatalyst)),
    (["A.swift": swiftUI, "B.swift": "struct C: View {}", "C.swift": uiKit], .one(.swiftUI)),
    (["A.swift": "struct Model {}"], .one(.macCatalyst)),
  ]

  @Test(arguments: apps.indices)
  func `the technology follows the app`(_ index: Int) throws {
    let (files, platform) = Self.apps[index]
    let advice = try advice(onCode: files)
    #expect(advice.platform.choice == platform)
    #expect(!advice.platform.reason.isEmpty)
  }

  @Test(arguments: [(PlatformChoice.one(.macCatalyst), 1), (.one(.swiftUI), 0)])
  func `only Mac Catalyst brings a Format menu`(_ platform: PlatformChoice, _ count: Int) throws {
    let rule = "menu/irrelevant-system-menus"
    let project = try #require(RuleExamples.projects(of: rule).first)
    let strategy = Strategy(try Catalog.inBinary.get(), platform: platform)
    let advice = strategy.advice(for: project, nil)
    #expect(advice.recommendations(of: rule).count == count)
  }

  @Test(arguments: [(true, PlatformChoice.one(.macCatalyst)), (false, .one(.swiftUI))])
  func `an app with Mac Catalyst stays with it`(_ isBuilt: Bool, _ platform: PlatformChoice) throws
  {
    var project = Project(name: "Notes", root: ".", kind: .app)
    var app = try #require(RuleExamples.projects(of: "project/iphone-only").flatMap(\.apps).first)
    app.supportsMacCatalyst = isBuilt
    project.apps = [app]
    project.source = try evidence(of: Self.swiftUI)
    let advice = Strategy(try Catalog.inBinary.get()).advice(for: project, nil)
    #expect(advice.platform.choice == platform)
  }

  @Test func `an option comes before the configuration, which comes before the app`() throws {
    let team = try Configuration(".macward.yml", text: "platform: appkit")
    let mac = try Catalog.inBinary.get().target
    let own = PlatformSelection(nil, team, for: mac)
    #expect(own?.choice == .one(.appKit) && own?.reason == "Chosen in .macward.yml.")
    let option = PlatformSelection(.one(.swiftUI), team, for: mac)
    #expect(option?.choice == .one(.swiftUI) && option?.reason == "Chosen with --platform.")
    #expect(PlatformSelection(nil, nil, for: mac) == nil)
  }
}
