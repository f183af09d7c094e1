import Guidance
import MigrationStrategy
import TestSupport
import Testing

/// Facts.
@Suite struct FactTests {
  /// An app with every kind of subject.
  static let everything = App.flatTabs("Photos", "Albums")
    .with(.split("tab1", "list", "detail").tab("Photos"))
    .with(.list("list", .detail("detail")))
    .with(.screen("detail", .show("book")).holding(pageControl("dots")))
    .with(.stack("tab2", "albums").tab("Albums"))
    .with(
      .screen("albums").holding(
        bareTabBar("bare", "One", "Two"), segments("choice", "A", "B"), searchBar("search"),
        paging("scroll"), paging("grid", "collectionView"))
    )
    .with(.pages("book"))

  /// The kinds of subjects of an app on the Mac, which has no table of what is missing there.
  static let kinds = SubjectKind.allCases.filter { $0 != .missingAPI }

  @Test(arguments: kinds)
  func everyKindOfSubjectIsFound(_ kind: SubjectKind) throws {
    #expect(try !Self.everything.advice().subjects.ids(of: kind).isEmpty)
  }

  @Test(arguments: kinds)
  func aSubjectHasTheFactsOfItsKindAndNoOthers(_ kind: SubjectKind) throws {
    let subjects = try Self.everything.advice().subjects
    for index in subjects.ids(of: kind) {
      let subject = subjects[index]
      let missing = AnyFact.all.filter {
        !Self.isOfFit($0) && $0.holds(for: kind) && subject.facts[$0] == nil
      }
      #expect(missing == [], "\(subject.object)")
      let foreign = subject.facts.found.filter { !$0.holds(for: kind) }
      #expect(foreign == [], "\(subject.object)")
    }
  }

  /// Whether a fact is about the fit for a target, which the Mac has no decision about.
  private static func isOfFit(_ fact: AnyFact) -> Bool {
    fact == .fit || fact == .fitPoints || fact == .fitReasons
  }

  @Test func everyFactIsComputed() throws {
    let found = try Self.everything.advice().subjects.all.map(\.facts.found)
    let missing = AnyFact.all.filter { fact in !found.contains { $0.contains(fact) } }
    // The Mac has no decision about the fit, and no table of what is missing there.
    #expect(missing.allSatisfy { Self.isOfFit($0) || $0.subjects == [.missingAPI] }, "\(missing)")
  }

  @Test func theValueOfAFactHasTheTypeThatItsDeclarationSays() throws {
    for subject in try Self.everything.advice().subjects.all {
      for fact in subject.facts.found {
        let value = try #require(subject.facts[fact])
        switch (fact.type, value) {
        case (.flag, .flag), (.count, .count), (.text, .text), (.text, .list),
          (.words, .list):
          continue
        case (.word(let words), .word(let word)):
          #expect(words.isEmpty || words.contains(word), "\(fact): \(word)")
        default: Issue.record("\(fact) of \(subject.kind) is \(value)")
        }
      }
    }
  }

  @Test func aSubjectIsPartOfTheProjectAndATabOfItsTabBar() throws {
    let subjects = try Self.everything.advice().subjects
    #expect(subjects[.project].kind == .project)
    #expect(subjects[.project].parent == nil)
    for index in subjects.ids.dropFirst() {
      let parent = try #require(subjects[index].parent)
      #expect(parent < index)
      #expect(subjects[parent].children.contains(index))
      #expect(subjects[parent].kind == (subjects[index].kind == .tab ? .tabBar : .project))
    }
  }

  @Test(arguments: [
    (FactValue.flag(true), "yes"), (.flag(false), "no"), (.count(3), "3"),
    (.word("root"), "root"),
    (.text("A text"), "A text"), (.list(["A", "B"]), "“A”, “B”"), (.list([]), "none"),
  ])
  func aValueIsShownAsItStandsInAMessage(_ value: FactValue, _ text: String) {
    #expect(value.shown == text)
  }
}
