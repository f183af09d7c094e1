import FileReading
import RunningEvidence
import Testing

@Suite struct ControllerTreesTests {
  private let expected = [
    "MainTabBarController tabBar", " UINavigationController navigation",
    "  InboxViewController table",
    "  MessageViewController screen", " UINavigationController navigation",
    "  ContactsViewController screen", " SettingsViewController screen",
    " +pageSheet UINavigationController navigation", "  ComposeViewController screen",
  ]

  @Test func marksAreLevels() {
    let dump = Dumps.read(Dumps.tabs)
    #expect(Dumps.outline(dump) == expected)
    #expect(dump.passedOver == 0 && dump.problems.isEmpty && dump.controllerCount == 9)
  }

  @Test func indentationAndLineBreaksMayBeLost() {
    let squeezed = Dumps.tabs.split(separator: "\n").map { line in
      line.replacing(#/ *([|+]) */#) { "\($0.1) " }
    }
    #expect(Dumps.outline(Dumps.read(squeezed.joined(separator: "\n"))) == expected)
    #expect(Dumps.outline(Dumps.read(Dumps.tabs.replacing("\n", with: "  "))) == expected)
    #expect(
      Dumps.outline(Dumps.read("\"" + Dumps.tabs.replacing("\n", with: "\\n") + "\"")) == expected)
  }

  @Test func noiseInADumpIsPassedOver() {
    let noisy = Dumps.tabs.replacing("\n", with: "\n2026-01-01 10:00:00 App[1:2] <b>noise</b>\n\n")
    let dump = Dumps.read(noisy)
    #expect(Dumps.outline(dump) == expected && dump.passedOver == 8)
  }

  @Test func aLogMayPrefixEachLine() {
    let prefixed = Dumps.tabs.split(separator: "\n").map { "2026-01-01 10:00:00 App[1:2] \($0)" }
    #expect(Dumps.outline(Dumps.read(prefixed.joined(separator: "\r\n"))) == expected)
  }

  @Test func chiselMarksPresentedControllers() {
    let dump = Dumps.read(
      """
      <A: 0x1; view = <UIView; 0x2>; frame = (0, 0; 1, 1)>
         | <B: 0x3; view not loaded>
        *M <C: 0x4; view = <UIView; 0x5>; frame = (0, 0; 1, 1)>
         |   | <D: 0x6; view not loaded>
      // '*M' means the view controller is presented modally.
      """)
    #expect(Dumps.outline(dump) == ["A screen", " B screen", " +custom C screen", "  D screen"])
  }

  @Test func severalDumpsAddUp() {
    let dump = Dumps.read(Dumps.tabs + "\n(lldb) pvc\n" + Dumps.tabs + "\n\n" + Dumps.swiftUI)
    #expect(dump.controllers.count == 3 && dump.controllers[2].location.line == 21)
  }

  @Test func aDumpMayBeginInTheMiddle() {
    let lines = Dumps.tabs.split(separator: "\n").dropFirst().joined(separator: "\n")
    #expect(
      Dumps.read(lines).controllers.map(\.kind) == [.navigation, .navigation, .screen, .navigation])
  }

  @Test func missingLinesAndCyclesAreProblems() {
    let gap = Dumps.read("<A 0x1>, state: appeared\n   |    |    | <B 0x2>, state: appeared")
    #expect(gap.problems.map(\.location.line) == [2] && gap.controllers[0].children.count == 1)
    let cycle = Dumps.read(
      "<A 0x1>, state: appeared\n   | <B 0x2>, state: appeared\n   |    | <A 0x1>, state: appeared")
    #expect(cycle.problems.map(\.message) == ["A controller is inside itself; it is left out."])
    #expect(cycle.controllerCount == 2)
  }

  @Test func depthIsLimited() {
    let lines = (1...400).map {
      String(repeating: "   |", count: $0) + " <A\($0)>, state: appeared"
    }
    let dump = Dumps.read(lines.joined(separator: "\n"))
    #expect(dump.controllerCount == 250 && dump.problems.map(\.location.line) == [251])
  }

  @Test func whatIsInAScreenOfTheSystemBelongsToTheSystem() {
    let dump = Dumps.read(
      "<UIImagePickerController 0x1>, state: appeared\n   | <PUAlbumViewController 0x2>, state: appeared"
    )
    #expect(dump.controllers[0].children[0].kind == .helper)
  }

  @Test func tabsAreToldFromStacksByTheirChildren() {
    func kind(_ children: String...) -> RunningKind {
      let lines = children.enumerated().map { "   | <\($1) 0x\($0 + 3)>, state: disappeared" }
      let root = "<App.Main 0x1>, state: disappeared, view: <UILayoutContainerView 0x2>"
      return Dumps.read(([root] + lines).joined(separator: "\n")).controllers[0].kind
    }
    #expect(kind("A", "B") == .navigation)
    #expect(kind("A", "UINavigationController") == .tabBar)
    #expect(kind("UINavigationController") == .navigation)
  }
}
