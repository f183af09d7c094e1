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
}
