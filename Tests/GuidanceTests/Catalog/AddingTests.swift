import Guidance
import Testing

/// A folder of one's own.
@Suite struct AddingTests {
  private func added(_ files: [String: String]) throws -> Catalog {
    try Catalog.inCheckout().adding(try readFolder(files))
  }

  @Test func aRuleWithANewIdIsAddedInTheOrderOfTheIds() throws {
    let catalog = try added(["rules/own/one.yml": rule()])
    #expect(catalog.rules.count == (try Catalog.inCheckout()).rules.count + 1)
    #expect(catalog.rule("own/one")?.title == "Tab that is tested")
    #expect(catalog.rule("own/one")?.group == "own")
    #expect(catalog.rules.map(\.id) == catalog.rules.map(\.id).sorted())
  }

  @Test func aRuleWithTheIdOfABuiltInTakesItsPlace() throws {
    let text = rule(["id": "id: tab-bar/badge"])
    let catalog = try added(["rules/tab-bar/badge.yml": text])
    #expect(catalog.rules.count == (try Catalog.inCheckout()).rules.count)
    #expect(catalog.rule("tab-bar/badge")?.title == "Tab that is tested")
    #expect(catalog.rule("tab-bar/badge")?.severity == .consider)
  }

  @Test func aRuleMayNameAnEquivalentOfTheSameFolder() throws {
    let equivalent = """
      id: ribbon
      title: Ribbon
      summary: A ribbon.
      apis: { mac-catalyst: [], appkit: [{ api: Ribbon }], swiftui: [] }
      steps: { mac-catalyst: [], appkit: [Add it.], swiftui: [] }
      sources: [GK]
      """
    let catalog = try added([
      "equivalents/ribbon.yml": equivalent,
      "rules/own/one.yml": rule(
        ["equivalent": "equivalent: ribbon"], adding: "silences: [tab-bar/badge]"),
    ])
    #expect(catalog.equivalent("ribbon")?.apis[.appKit].map(\.api) == ["Ribbon"])
    #expect(catalog.equivalent("ribbon")?.steps[.macCatalyst] == [])
    #expect(catalog.rule("own/one")?.silences == ["tab-bar/badge"])
  }

  @Test func aDecisionWithTheIdOfABuiltInTakesItsPlace() throws {
    let text = decision("gates: [{ outcome: ribbon, confidence: certain, reason: Because. }]")
      .replacing("id: own", with: "id: tab-bar")
    let decisions = try added(["decisions/tab-bar.yml": text]).decisions(about: .tabBar)
    #expect(decisions.map(\.id) == ["tab-bar"])
    #expect(decisions.first?.gates.map(\.outcome) == ["ribbon"])
    #expect(decisions.first?.gates.map(\.id) == ["ribbon"])
    #expect(decisions.first?.terms.isEmpty == true)
  }

  @Test func wordsAndKeysOfOnesOwnTakeThePlaceOfTheBuiltInOnes() throws {
    let catalog = try added([
      "words.yml": "settings:\n  titles: [Gears]\n",
      "shortcuts.yml": """
      standard: [{ id: a, title: A, menu: File, key: "⌘N", sources: [] }]
      sections: { keys: ["⌥⌘1"], sources: [] }
      reserved: []
      conflicts: []
      """,
    ])
    #expect(catalog.words.contains("gears", in: .settingsTitles))
    #expect(!catalog.words.contains("Settings", in: .settingsTitles))
    #expect(!catalog.words.contains("Search", in: .searchTitles))
    #expect(catalog.shortcuts.sections.keys == ["⌥⌘1"])
    #expect(catalog.shortcuts.command("a")?.isSystem == false)
    #expect(catalog.shortcuts.command("settings") == nil)
  }

  @Test(arguments: [
    Mistake(
      "an unknown list of words", ["words.yml": "setings:\n  titles: []\n"],
      "words.yml:1:1: unknown key 'setings'; did you mean 'settings'?"),
    Mistake(
      "an unknown part of a list", ["words.yml": "search:\n  title: []\n"],
      "words.yml:2:3: unknown key 'title'; did you mean 'titles'?"),
    Mistake(
      "a word that is none", ["words.yml": "search:\n  titles: [Find, 3]\n"],
      "words.yml:2:18: expected text here"),
    Mistake(
      "keys without reserved ones",
      ["shortcuts.yml": "standard: []\nsections: { keys: [], sources: [] }\nconflicts: []\n"],
      "shortcuts.yml:1:1: the key 'reserved' is missing"),
  ])
  func wordsAndKeysAreChecked(_ mistake: Mistake) throws {
    #expect(try mistakes(in: mistake.files) == mistake.messages)
  }
}
