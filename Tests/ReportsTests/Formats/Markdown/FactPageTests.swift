import Foundation
import Guidance
import Reports
import TestSupport
import Testing

/// The article with what each fact can be read from.
@Suite struct FactPageTests {
  @Test func theArticleIsTrue() throws {
    let articles = Repository.root.appending(path: "Sources/macward/macward.docc/Articles")
    try Golden(articles.appending(path: "Where-Facts-Are-Read.md")).expect(FactPage().text)
  }

  @Test func aFactIsReadInOneWayInEachTechnology() {
    for fact in AnyFact.all {
      #expect(fact.read.isDisjoint(with: fact.partly.union(fact.absent)), "\(fact)")
      #expect(fact.partly.isDisjoint(with: fact.absent), "\(fact)")
      #expect(
        fact.read.isEmpty || fact.origin == .documents || fact.origin == .source, "\(fact)")
    }
  }

  @Test func saysWhereAFactComesFrom() throws {
    let report = try JSONValue(try FactListing(of: nil).json())
    #expect(report["schemaVersion"]?.number == 1)
    let facts = try #require(report["facts"]?.array)
    #expect(facts.count == AnyFact.all.count)
    func fact(_ name: String) -> JSONValue? { facts.first { $0["name"] == .string(name) } }
    #expect(fact("superclasses")?["readFrom"] == "source")
    #expect(fact("superclasses")?["value"] == "words")
    #expect(fact("tabCount")?["readFrom"] == "documents")
    #expect(fact("tabCount")?["ifNotFound"] == "0")
    #expect(fact("targetNames")?["readFrom"] == "project-files")
    #expect(fact("outcome")?["readFrom"] == "decisions")
    #expect(fact("origin")?["words"] == ["storyboard", "xib", "code"])
    #expect(fact("name")?["subjects"]?.array?.count == SubjectKind.allCases.count)
  }
}
