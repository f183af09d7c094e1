import Foundation
import Guidance
import MigrationStrategy
import TestSupport
import Testing

@testable import Reports

/// The reference of the rules, kept beside them.
@Suite struct RuleReferenceGoldenTests {
  private static func rules(of target: String) -> URL {
    Repository.root.appending(path: "Rules/\(target)")
  }

  private func catalog(for target: String) throws -> Catalog {
    let library = try CatalogLibrary.builtIn()
    return try library.catalog(for: try #require(library.target(target)))
  }

  private func reference(of target: String) throws -> String {
    RuleReference(try catalog(for: target), folder: Self.rules(of: target).path).text
  }

  @Test(arguments: ["mac", "ipad", "tv", "vision", "watch"])
  func theReferenceIsTrue(of target: String) throws {
    try Golden(Self.rules(of: target).appending(path: "reference.md"))
      .expect(try reference(of: target))
  }

  @Test(arguments: ["mac", "ipad", "tv", "vision", "watch"])
  func everyLinkLeadsSomewhere(of target: String) throws {
    let text = try reference(of: target)
    let headings = text.split(separator: "\n").filter { $0.hasPrefix("#") }
      .map { RuleEntry.slug(String($0.drop { $0 == "#" || $0 == " " })) }
    let links = Set(text.matches(of: /\]\(([^)]+)\)/).map { String($0.output.1) })
    for link in links where link.hasPrefix("#") {
      #expect(headings.contains(String(link.dropFirst())), "\(link)")
    }
    for link in links where !link.hasPrefix("#") {
      let file = Self.rules(of: target).appending(path: link.removingPercentEncoding ?? link)
      #expect(FileManager.default.fileExists(atPath: file.path), "\(link)")
    }
    #expect(links.count > 2 * (try catalog(for: target).rules.count))
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
