import Foundation
import Guidance
import TestSupport
import Testing

/// Questions-People-Ask.md names rules that exist, and answers each question in a few sentences.
@Suite struct QuestionsArticleTests {
  private let answers: [String]

  init() throws {
    let articles = "Sources/macward/macward.docc/Articles"
    let page = Repository.root.appending(path: "\(articles)/Questions-People-Ask.md")
    answers = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n### ")
      .dropFirst().map(\.self)
  }

  @Test func itAnswersAllQuestionsInTheirOrder() {
    #expect(answers.map { $0.prefix { $0.isNumber } } == (1...25).map { "\($0)" })
    for answer in answers {
      let words = answer.drop { $0 != "\n" }.split(whereSeparator: \.isWhitespace)
      #expect((15...75).contains(words.count), "\(words.count): \(answer)")
    }
  }

  @Test func eachRuleThatItNamesExists() throws {
    let catalog = try Catalog.inCheckout()
    let named = answers.map { answer in
      answer.matches(of: /`([a-z-]+\/[a-z0-9-]+)`/).map { String($0.1) }
    }
    for rule in Set(named.joined()) { #expect(catalog.rule(rule) != nil, "\(rule)") }
    // A menu bar extra is the only question without a rule.
    #expect(named.count(where: \.isEmpty) == 1)
  }
}
