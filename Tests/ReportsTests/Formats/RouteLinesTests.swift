import Foundation
import Guidance
import MigrationStrategy
import TestSupport
import Testing

@testable import Reports

/// The routes in the formats of a report.
struct RouteLinesTests {
  @Test func `a terminal has at most eight short lines`() throws {
    let report = try makeReport(onSample: "DeepTabs")
    let lines = RouteLines.lines(for: report.projects[0])
    #expect(lines.count <= 8 && lines.allSatisfy { displayWidth($0) <= 78 })
    #expect(lines.count { $0.hasPrefix("→ ") || $0.hasPrefix("✓ ") } == 1)
    #expect(RouteLines.lines(for: makeReport(of: []).projects[0]).isEmpty)
  }

  @Test(arguments: [ReportFormat.markdown, .html])
  func `they come after what there is to decide`(_ format: ReportFormat) throws {
    let text = try format.render(
      try makeReport(onSample: "DeepTabs"), RenderingOptions(width: 80, color: false))
    let routes = try #require(text.range(of: format == .html ? "Routes</h2>" : "## Routes"))
    let overview = try #require(text.range(of: "In short"))
    #expect(overview.lowerBound < routes.lowerBound)
    for title in ["Designed for iPad", "Mac Catalyst, iPad idiom", "SwiftUI for macOS", "AppKit"] {
      #expect(text.contains(title))
    }
  }

  @Test func `an effort is a range of days`() throws {
    let routes = try makeReport(onSample: "DeepTabs").projects[0].routes
    #expect(routes.count == 5 && routes.count { $0.isAdvised } == 1)
    for route in routes {
      #expect(route.effort.from > 0 && route.effort.from <= route.effort.to)
      #expect(route.work.reduce(0) { $0 + $1.days.to } >= route.effort.to)
    }
  }

  @Test func `advice for one technology is not in the reviews for others`() throws {
    func rules(_ platform: TargetPlatform) throws -> Set<String> {
      let report = try makeReport(on: [Repository.sample("Workshop")], platform: .one(platform))
      return Set(report.projects.flatMap(\.recommendations).map(\.rule))
    }
    let catalog = try rulesOnly(for: .macCatalyst)
    #expect(!(try rules(.macCatalyst)).isDisjoint(with: catalog))
    #expect(try rules(.appKit).isDisjoint(with: catalog))
    #expect(try rules(.swiftUI).isDisjoint(with: catalog))
  }

  /// The rules that apply to one technology only.
  private func rulesOnly(for platform: TargetPlatform) throws -> Set<String> {
    Set(try Catalog.builtIn().rules.filter { $0.platforms == [platform] }.map(\.id))
  }
}
