import Guidance
import Testing

/// What a team says about a project.
@Suite struct ConfigurationTests {
  private func read(_ text: String) throws -> Configuration {
    try Configuration(".macward.yml", text: text)
  }

  @Test func everyKeyIsRead() throws {
    let file = try read(
      """
      platform: swiftui
      edition: 2019
      fail-on: recommended
      rules: Guidance
      disabled-rules: [a/b, { rule: c/d, reason: Never. }]
      include: [Tests/Host/**]
      exclude: [Legacy/**, "*.xib"]
      tabs:
        - object: Main.storyboard#bar
          titles: [Today, Plants]
        - items:
            - { title: Home, symbol: house, storyboard: Home, identifier: first }
      answers:
        small-window: yes
        linear-task: { Main.storyboard#stack: no, A#B.storyboard#c: true }
        page-noun: story
        top-level-areas: [Today, Library]
      structures:
        - { object: Main.storyboard#bar, tabs: [Today], role: root }
        - { object: Main.swift#Old, ignore: It is for tests. }
        - { object: Main.swift#Other, same-as: Main.storyboard#bar }
        - { object: Main.storyboard#nav, starts-with: Home }
      decisions:
        - { rule: tab-bar/badge, object: bar, status: declined, reason: Later., by: Kim, date: May }
      """)
    #expect(file.platform == .one(.swiftUI) && file.edition == .year2019)
    #expect(file.failOn == .recommended && file.rules == "Guidance")
    #expect(file.disabledRules.map(\.rule) == ["a/b", "c/d"])
    #expect(file.disabledRules.map(\.reason) == [nil, "Never."])
    #expect(file.include == ["Tests/Host/**"] && file.exclude == ["Legacy/**", "*.xib"])
    #expect(file.tabs.map { $0.tabs.map(\.title) } == [["Today", "Plants"], ["Home"]])
    #expect(file.tabs[0].object == StructurePlace(file: "Main.storyboard", object: "bar"))
    #expect(file.tabs[1].tabs[0].symbol == "house" && file.tabs[1].tabs[0].identifier == "first")
    #expect(
      file.answers.map { "\($0.question) \($0.structure?.text ?? "-") \($0.value)" } == [
        "linear-task A#B.storyboard#c flag(true)", "linear-task Main.storyboard#stack flag(false)",
        "page-noun - name(\"story\")", "small-window - flag(true)",
        "top-level-areas - list([\"Today\", \"Library\"])",
      ])
    #expect(file.structures.map { $0.tabs?.map(\.title) } == [["Today"], nil, nil, nil])
    #expect(file.structures[0].role == .root && file.structures[1].ignore == "It is for tests.")
    #expect(file.structures[2].sameAs?.text == "Main.storyboard#bar")
    #expect(file.structures[3].startsWith == "Home")
    #expect(file.declaredTabBars.last?.tabs.map(\.title) == ["Today", "Library"])
    let decision = try #require(file.decisions.first)
    #expect(decision.rule == "tab-bar/badge" && decision.status == .declined)
    #expect(decision.author == "Kim" && decision.date == "May" && decision.reason == "Later.")
  }

  @Test func placesInTheFileAreKept() throws {
    let file = try read(
      "tabs:\n  - titles:\n      - One\n      - Two\nanswers:\n  a: no\ndecisions:\n"
        + "  - rule: a/b\n    status: accepted\n")
    #expect(file.tabs.map { [$0.line, $0.column] } == [[2, 5]])
    #expect(file.tabs[0].tabs.map { [$0.line, $0.column] } == [[3, 9], [4, 9]])
    #expect(file.answers.map { [$0.line, $0.column] } == [[6, 3]])
    #expect(file.decisions.map { [$0.line, $0.column] } == [[8, 5]])
  }

  @Test(arguments: [
    "", "# platform: appkit\n", "answers:\n  # a: yes\ntabs:\nexclude:\ndecisions:\n", "{}",
  ])
  func aFileMaySayNothing(text: String) throws {
    let file = try read(text)
    #expect(file.platform == nil && file.answers.isEmpty && file.decisions.isEmpty)
  }

  @Test(arguments: [
    (
      "platfrm: appkit\nedition: 2018\nfail-on: often",
      [
        "1:1: unknown key 'platfrm'; did you mean 'platform'?",
        "2:1: expected current, 2027, 2026, or 2019 here",
        "3:1: unknown value 'often'; expected one of never, consider, recommended, required",
      ]
    ),
    (
      "answers:\n  a: 1\n  b: { main: yes, M#a: 1 }",
      [
        "2:3: expected yes or no, a name or a list, or that for each structure: { file#object: "
          + "yes } here",
        "3:8: expected a document, a # and an object ID, such as Main.storyboard#8bC-Xf-vdC, a file and a "
          + "line, such as Tabs.swift:12, or a class; a report gives them",
        "3:19: expected yes or no here",
      ]
    ),
    (
      "tabs:\n  - object: M#a\n  - titles: []\n    items: []\n"
        + "  - items: [{ title: a, identifier: b }]",
      [
        "2:5: a tab bar has either 'titles' or 'items'",
        "3:5: a tab bar has either 'titles' or 'items'",
        "5:25: an identifier needs the storyboard that it is in: add 'storyboard'",
      ]
    ),
    (
      "decisions:\n  - status: accepted\n  - { rule: a, outcome: b, status: accepted }",
      [
        "2:5: a decision is about a rule's recommendation or a structure's outcome: name one, with "
          + "'rule' or with 'outcome'",
        "3:7: a decision is about a rule's recommendation or a structure's outcome: name one, with "
          + "'rule' or with 'outcome'",
      ]
    ),
    (
      "decisions:\n  - { rule: a, status: declined }\n"
        + "  - { outcome: a, status: declined, reason: r }\n"
        + "  - { outcome: a, status: overridden, reason: r, file: f }\n"
        + "  - { rule: a, status: accepted, structure: f#o, object: o }",
      [
        "2:16: what is declined needs a reason: add 'reason'",
        "3:19: an outcome is not declined but overridden: write 'status: overridden' and the "
          + "outcome that you want",
        "4:7: say whose outcome this is: add 'structure: file#object', or 'object: project'",
        "5:34: 'structure' names file and object already; leave those out",
      ]
    ),
    ("answers: [a]", ["1:1: expected a mapping here"]),
    (
      "structures:\n  - { object: M#a }\n  - { object: M#a, ignore: r, role: root }\n"
        + "  - { object: M#a, role: top, tabs: [] }\n  - { object: M#a, same-as: M#a }",
      [
        "2:7: say what is wrong about it: add 'tabs', 'role', 'starts-with', 'ignore' or 'same-as'",
        "3:20: what is left out needs no other correction: delete the others",
        "4:20: unknown value 'top'; expected one of root, nested, embedded, pushed, modal",
        "5:20: name another structure",
      ]
    ),
  ])
  func allMistakesAreReportedTogetherWithFileLineAndColumn(text: String, messages: [String]) {
    #expect(throws: CatalogErrors.self) { try read(text) }
    do {
      _ = try read(text)
    } catch let errors as CatalogErrors {
      #expect(
        errors.description
          == messages.map { message in
            let parts = message.split(separator: ": ", maxSplits: 1)
            return ".macward.yml:\(parts[0]): error: \(parts[1])"
          }.joined(separator: "\n"))
    } catch {
      Issue.record("\(error)")
    }
  }

  @Test func aliasesOfAliasesAreRefusedBeforeTheyFillTheMemory() {
    let lines = (1...20).map {
      "k\($0): &a\($0) [\(Array(repeating: "*a\($0 - 1)", count: 9).joined(separator: ","))]"
    }
    #expect {
      try read("k0: &a0 [x]\n" + lines.joined(separator: "\n"))
    } throws: { error in
      "\((error as? CatalogErrors)?.description ?? "")".contains("more than 100000 values")
    }
  }

  @Test(arguments: [
    (
      "answers: { linear-taks: yes }",
      ["1:12: there is no question 'linear-taks'; did you mean 'linear-task'?"]
    ),
    (
      "decisions:\n  - { rule: tab-bar/bagde, status: accepted }\n"
        + "  - { rule: nothing/like-it, status: accepted }",
      [
        "2:5: there is no rule 'tab-bar/bagde'; did you mean 'tab-bar/badge'?",
        "3:5: there is no rule 'nothing/like-it'; `macward rules` names them all",
      ]
    ),
    (
      "disabled-rules: [tab-bar/bagde]",
      ["1:18: there is no rule 'tab-bar/bagde'; did you mean 'tab-bar/badge'?"]
    ),
    (
      "decisions:\n  - { outcome: side-bar, status: overridden, object: a, reason: r }",
      ["2:5: there is no outcome 'side-bar'; did you mean 'sidebar'?"]
    ),
    (
      "answers:\n  page-noun: yes\n  small-window: large\n  top-level-areas: []\n"
        + "  root-of-the-stack: Home\n  list-the-tabs: { M#a: yes }",
      [
        "2:3: 'page-noun' is answered with a name, such as page-noun: story",
        "3:3: 'small-window' is answered with yes or no",
        "4:3: 'top-level-areas' is answered with a list of titles, such as top-level-areas: "
          + "[Today, Library, Settings]",
        "5:3: 'root-of-the-stack' is answered with a screen for each structure, such as "
          + "root-of-the-stack: { \"Main.storyboard#8bC-Xf-vdC\": LibraryViewController }",
        "6:20: 'list-the-tabs' is answered with a list of titles for each structure, such as "
          + "list-the-tabs: { \"Main.storyboard#8bC-Xf-vdC\": [Today, Library, Settings] }",
      ]
    ),
  ])
  func whatAFileNamesMustBeThere(text: String, messages: [String]) throws {
    let file = try read(text)
    let catalog = try Catalog.inCheckout()
    do throws(CatalogErrors) {
      try file.check(with: [catalog])
      Issue.record("nothing was wrong")
    } catch {
      #expect(error.entries.map { "\($0.line):\($0.column): \($0.message)" } == messages)
    }
  }

  @Test func aFileThatNamesWhatThereIsIsRight() throws {
    let file = try read(
      "disabled-rules: [tab-bar/badge]\nanswers: { linear-task: yes, page-noun: story }\ndecisions:\n"
        + "  - { rule: tab-bar/badge, status: accepted }\n"
        + "  - { outcome: third-column, status: overridden, object: a, reason: r }")
    try file.check(with: [try Catalog.inCheckout()])
  }

  @Test func aProjectFurtherDownHasItsOwnPartOfTheFile() throws {
    let file = try read(
      """
      tabs: [{ object: App/M#a, titles: [] }, { object: Kit/M#a, titles: [] }, { titles: [] }]
      answers: { q: { App/M#a: yes, Kit/M#a: no, Apple/M#a: no }, r: yes }
      decisions:
        - { rule: a, status: accepted, structure: App/Base/M#a }
        - { rule: b, status: accepted, structure: Kit/M#a }
        - { rule: c, status: accepted }
      """
    ).relative(to: "App")
    #expect(file.file == "../.macward.yml")
    #expect(file.tabs.map { $0.object?.text } == ["M#a", "Kit/M#a", nil])
    #expect(file.answers.map { $0.structure?.text } == ["M#a", "Apple/M#a", "Kit/M#a", nil])
    #expect(file.decisions.map(\.place.text) == ["Base/M#a", "Kit/M#a", ""])
  }

  @Test func aPlaceIsAnObjectOrALineOrAClass() {
    let line = StructurePlace(reference: "App/Tabs.swift:12")
    #expect(line.file == "App/Tabs.swift" && line.line == 12 && line.text == "App/Tabs.swift:12")
    let type = StructurePlace(reference: "Home.RootView")
    #expect(type.isName && type.object == "Home.RootView" && type.text == "Home.RootView")
    for text in ["Main", "a#", "#a", "Main.storyboard", "a b", "Tabs.swift:0", ""] {
      #expect(StructurePlace(reference: text).isAnywhere == (text != "Main"), "\(text)")
    }
  }

  @Test(arguments: [
    (StructurePlace(), "o", "f", true), (StructurePlace(file: "f"), "o", "f", true),
    (StructurePlace(file: "g"), "o", "f", false), (StructurePlace(object: "o"), "o", "f", true),
    (StructurePlace(object: "p"), "o", "f", false),
    (StructurePlace(object: "project"), "", ".", true),
    (StructurePlace(file: "f", object: "o"), "o", "f", true),
  ])
  func aPlaceMeansObjects(place: StructurePlace, object: String, file: String, isMeant: Bool) {
    #expect(place.matches(object: object, in: file) == isMeant)
  }
}
