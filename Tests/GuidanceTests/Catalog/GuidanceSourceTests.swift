import Guidance
import TestSupport
import Testing

@Suite struct GuidanceSourceTests {
  @Test func eachSourceHasAnAddressOrSaysWhyNot() throws {
    let sources = try #require(try Catalog.inCheckout().sources).sources
    #expect(sources.count > 50 && Set(sources.map(\.id)).count == sources.count)
    for source in sources {
      #expect(source.url?.hasPrefix("https://developer.apple.com/") ?? (source.note != nil))
    }
  }

  @Test func eachStatementIsInADocumentWithAnAddress() throws {
    let catalog = try Catalog.inCheckout()
    let statements = try #require(catalog.statements).statements
    #expect(statements.count > 100)
    for statement in statements {
      #expect(catalog.sources?.source(statement.id)?.url != nil, "\(statement.id)")
    }
  }

  @Test func aPageIsFoundByItsIdAndAStatementByItsDocument() throws {
    let sources = try #require(try Catalog.inCheckout().sources)
    #expect(sources.source("HIG:Sheets")?.title == "Human Interface Guidelines: Sheets")
    #expect(sources.source("S2.21")?.id == "S2")
    #expect(sources.source("UIK:Mode.automatic")?.id == "UIK:Mode.automatic")
    #expect(sources.source("HIG:None") == nil)
  }

  @Test func aSourceWithoutAPageNeedsANote() throws {
    let text = "sources:\n  - { id: X, title: T, date: D }\n"
    #expect(
      try mistakes(in: ["sources.yml": text]) == [
        "sources.yml:2:7: a source without a page needs a note"
      ])
  }
}
