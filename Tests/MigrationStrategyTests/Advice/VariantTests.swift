import Foundation
import Guidance
import Projects
import TestSupport
import Testing

@testable import MigrationStrategy

/// The advice with other answers.
@Suite struct VariantTests {
  private func strategy() throws -> Strategy { Strategy(try Catalog.inBinary.get()) }

  private func project(_ sample: String) throws -> Project {
    try #require(InputReader(threads: 2).read([Repository.sample(sample)]).projects.first)
  }

  @Test func areFoundOnRequestOnly() throws {
    #expect(try strategy().advice(for: try project("FieldNotes"), nil).variants.isEmpty)
  }

  /// A variant is the advice that the team gets after that answer.
  @Test(arguments: ["FieldNotes", "DeepTabs", "Workshop"])
  func areWhatTheAnswerGives(sample: String) throws {
    let project = try project(sample)
    var strategy = try strategy()
    strategy.findsVariants = true
    let variants = strategy.advice(for: project, nil).variants
    #expect(!variants.isEmpty)
    for variant in variants where (variant.question.places?.count ?? 0) <= 1 {
      strategy.answers = [variant.question.id: variant.isYes]
      let given = strategy.advice(for: project, nil)
      #expect(try json(MacApp(variant.advice)) == json(MacApp(given)), "\(variant.question.id)")
      #expect(try json(variant.advice.menuBar.menus) == json(given.menuBar.menus))
    }
  }

  @Test func anAnswerOfATabAppMovesItsSettings() throws {
    var strategy = try strategy()
    strategy.findsVariants = true
    let variants = strategy.advice(for: try project("FieldNotes"), nil).variants
    let settings = try #require(
      variants.first { $0.question.id == "settings-or-tools" && $0.isYes })
    let window = try #require(MacApp(settings.advice)?.window)
    #expect(window.sections.map(\.title) == ["Sightings", "Species", "Settings"])
    #expect((settings.days?.to ?? 0) < 0)
  }

  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
