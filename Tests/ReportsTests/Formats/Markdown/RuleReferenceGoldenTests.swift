import Foundation
import Guidance
import MigrationStrategy
import TestSupport
import Testing

@testable import Reports

/// The reference of the rules, kept beside them.
@Suite struct RuleReferenceGoldenTests {
  private static let rules = Repository.root.appending(path: "Rules/mac")

  private func reference() throws -> String {
    return RuleReference(try Catalog.builtIn(), folder: Self.rules.path).text
  }

  @Test func theReferenceIsTrue() throws {
    try Golden(Self.rules.appending(path: "reference.md")).expect(try reference())
  }

  @Test func everyLinkLeadsSomewhere() throws {
    let text = try reference()
    let headings = text.split(separator: "\n").filter { $0.hasPrefix("#") }
      .map { RuleEntry.slug(String($0.drop { $0 == "#" || $0 == " " })) }
    let targets = Set(text.matches(of: /\]\(([^)]+)\)/).map { String($0.output.1) })
    for target in targets where target.hasPrefix("#") {
      #expect(headings.contains(String(target.dropFirst())), "\(target)")
    }
    for target in targets where !target.hasPrefix("#") {
      let file = Self.rules.appending(path: target.removingPercentEncoding ?? target)
      #expect(FileManager.default.fileExists(atPath: file.path), "\(target)")
    }
    #expect(targets.count > 2 * (try Catalog.builtIn().rules.count))
  }

  @Test(arguments: [
    ("tab-bar", "tab-bar"), ("tab-bar/badge: A badge, “new”", "tab-barbadge-a-badge-new"),
  ])
  func headingsAreNamedAsInALink(heading: String, slug: String) {
    #expect(RuleEntry.slug(heading) == slug)
  }

  @Test func withoutAFolderItLeadsToNoExamples() throws {
    let text = RuleReference(try Catalog.builtIn()).text
    #expect(!text.contains(".storyboard)"))
    #expect(text.contains("(rules/tab-bar/badge.yml)"))
  }
}
