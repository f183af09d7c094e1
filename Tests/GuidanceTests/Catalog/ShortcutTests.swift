import Guidance
import Testing

/// Key equivalents.
@Suite struct ShortcutTests {
  let catalog: Catalog
  var shortcuts: Shortcuts { catalog.shortcuts }

  init() throws { catalog = try Catalog.inCheckout() }

  @Test func modifiersStandInTheOrderEachOnceBeforeOneKey() {
    let keys =
      shortcuts.standard.compactMap(\.key) + shortcuts.sections.keys
      + shortcuts.reserved.flatMap(\.keys) + shortcuts.conflicts.map(\.key)
      + shortcuts.conflicts.compactMap(\.instead) + shortcuts.standard.compactMap(\.alternate)
    #expect(keys.count > 100)
    let modifiers = Array("⌃⌥⇧⌘")
    for key in keys {
      let places = key.compactMap { modifiers.firstIndex(of: $0) }
      #expect(places == places.sorted() && Set(places).count == places.count, "\(key)")
      let rest = key.drop { modifiers.contains($0) }
      #expect(!rest.isEmpty && !rest.contains { modifiers.contains($0) }, "\(key)")
      #expect(rest.count == 1 || rest == "Space" || rest.hasPrefix("F"), "\(key)")
    }
  }

  @Test func aKeyIsReservedForOneOwnerOnly() {
    let keys = shortcuts.reserved.flatMap(\.keys)
    #expect(Set(keys).count == keys.count)
    for entry in shortcuts.reserved { #expect(!entry.sources.isEmpty, "\(entry.owner)") }
  }

  @Test(arguments: ["⌘Q", "⌘W", "⌘H", "⌘M", "⌘C", "⌘Space", "⌘⇥", "⇧⌘3", "⌃⌘F", "⌘.", "⌘`", "⌥⌘D"])
  func whatPeopleKnowIsReserved(_ key: String) {
    #expect(owner(of: key) != nil)
  }

  @Test func noProposedKeyIsReservedForSomebodyElse() {
    for command in shortcuts.standard {
      guard let key = command.key, let owner = owner(of: key), !command.isSystem else { continue }
      let word = command.title.prefix { $0.isLetter }
      #expect(owner.contains(word), "\(command.title) \(key) belongs to \(owner)")
    }
    for key in shortcuts.sections.keys + shortcuts.conflicts.compactMap(\.instead) {
      #expect(owner(of: key) == nil, "\(key)")
    }
  }

  private func owner(of key: String) -> String? {
    shortcuts.reserved.first { $0.keys.contains(key) }?.owner
  }

  @Test func theSectionsHaveTheKeys1To9And0StaysFree() {
    #expect(shortcuts.sections.keys == (1...9).map { "⌘\($0)" })
    #expect(!shortcuts.standard.contains { $0.key == "⌘0" })
  }

  @Test func twoCommandsThatCanBeInOneAppHaveTwoKeys() {
    let own = shortcuts.standard.filter { $0.id != "new-window" }.compactMap(\.key)
    #expect(Set(own).count == own.count)
    #expect(Set(own).isDisjoint(with: shortcuts.sections.keys))
  }

  @Test func theMenusStandInTheOrderOfAMacMenuBar() {
    let names = MenuName.allCases.map(\.rawValue)
    #expect(names == ["App", "File", "Edit", "Format", "View", "Go", "Actions", "Window", "Help"])
  }

  @Test(arguments: [
    #"{"key": "⌘T", "clashes": "x", "when": "sometimes", "sources": []}"#,
    #"{"key": "⌘T", "clashes": "x", "sources": []}"#,
  ])
  func aSituationOrAMenuThatDoesNotExistIsRefused(_ json: String) {
    #expect(throws: CatalogErrors.self) { try decode(KeyConflict.self, json) }
  }
}
