import Guidance
import MigrationStrategy
import TestSupport
import Testing

/// What holds only before a version of the system is found only where the app runs on such a system.
@Suite struct VersionTests {
  private func app(_ version: String, _ code: String) -> RouteSketch {
    var sketch = RouteSketch(
      settings: "SDKROOT = iphoneos; TARGETED_DEVICE_FAMILY = \"1,2,6\"; "
        + "SUPPORTS_MACCATALYST = YES; IPHONEOS_DEPLOYMENT_TARGET = \(version);")
    sketch.files = [
      "App/A.swift": "import UIKit\nclass List: UITableViewController {\n\(code)\n}"
    ]
    return sketch
  }

  @Test(arguments: [("17.0", Severity.required), ("26.0", .required), ("27.0", .recommended)])
  func refreshingByPullingBreaksBefore27(version: String, severity: Severity) throws {
    let code = "override func viewDidLoad() { refreshControl = UIRefreshControl() }"
    let found = try app(version, code).advice().recommendations.flatMap(\.all)
      .filter { $0.rule == "menu/refresh-command" }
    #expect(found.map(\.severity) == [severity])
  }

  @Test(arguments: [("17.0", 1), ("26.4", 1), ("27.0", 0)])
  func steppersAreForbiddenBefore27(version: String, count: Int) throws {
    let found = try app(version, "let stepper = UIStepper()").advice().recommendations
      .filter { $0.rule == "project/forbidden-controls" }
    #expect(found.count == count)
  }

  @Test(arguments: [("17.0", true), ("26.0", true), ("27.0", false)])
  func intelIsMissedOnlyWhereItIsSupported(version: String, isMissed: Bool) throws {
    let routes = try app(version, "").advice().routes
    let route = try #require(routes.first { $0.route.id == "designed-for-ipad" })
    #expect(route.misses.contains { $0.text.contains("Intel") } == isMissed)
  }
}
