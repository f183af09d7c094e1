import Guidance
import Testing

@Suite("Words")
struct WordsTests {
  let words: Words

  init() throws { words = try Catalog.inCheckout().words }

  @Test(
    "A title means settings in any language and however it ends",
    arguments: [
      "Settings", "settings", "SETTINGS", "Settings…", "Settings...", " Settings ", "Preferences",
      "설정", "환경설정", "設定", "设置", "Einstellungen", "Réglages", "الإعدادات", "Настройки",
    ])
  func settings(_ title: String) {
    #expect(words.contains(title, in: .settingsTitles))
  }

  @Test("A title means what it says in the language of the app")
  func originals() {
    var words = words
    words.originals = ["Cài đặt": ["Options", "Settings…"], "Thêm": ["Add"], "Tìm": ["Find"]]
    #expect(words.meanings(of: "Cài đặt") == ["Cài đặt", "Options", "Settings…"])
    #expect(words.meanings(of: "Trang") == ["Trang"])
    #expect(words.contains("Cài đặt", in: .settingsTitles))
    #expect(words.begins("Thêm", with: .actionVerbs))
    #expect(!words.contains("Tìm", in: .settingsTitles))
    #expect(!words.contains("Settings Cài đặt", in: .settingsTitles))
  }

  @Test(
    "A title that only resembles settings means something else",
    arguments: ["Setting", "My Settings", "Settings & Privacy", "", "…", "Set", nil])
  func noSettings(_ title: String?) {
    #expect(!words.contains(title, in: .settingsTitles))
  }

  @Test(
    "A title begins with an action when its first word is one",
    arguments: [
      ("Add", true), ("add note", true), ("Add Note", true), ("Add…", true), ("New", true),
      ("+", true), ("+ Photo", true), ("Scan: Code", true), ("Address", false),
      ("Addresses", false), ("News", false), ("Newsstand", false), ("Posts", false),
      ("Recordings", false), ("Shared", false), ("My Add", false), ("", false),
    ])
  func actions(_ title: String, _ isAction: Bool) {
    #expect(words.begins(title, with: .actionVerbs) == isAction)
  }

  @Test(
    "An image is known by how its name begins",
    arguments: [
      ("gear", Words.List.settingsSymbols, true), ("gearshape.fill", .settingsSymbols, true),
      ("Gearshape", .settingsSymbols, true), ("my.gear", .settingsSymbols, false),
      ("plus.circle", .actionSymbols, true), ("square.and.pencil", .actionSymbols, true),
      ("square", .actionSymbols, false), ("magnifyingglass.circle.fill", .searchSymbols, true),
      ("glass", .searchSymbols, false),
    ])
  func symbols(_ image: String, _ list: Words.List, _ isKnown: Bool) {
    #expect(words.names(image, in: list) == isKnown)
    #expect(!words.names(nil, in: list))
  }

  @Test(
    "A way of looking at things is no action",
    arguments: ["Watch Now", "for you", "New Releases", "New & Noteworthy", "Explore"])
  func perspectives(_ title: String) {
    #expect(words.contains(title, in: .perspectives))
  }

  @Test(
    "Names around a first run are found anywhere in a text",
    arguments: [
      ("OnboardingViewController", true), ("AppIntro", true), ("Welcome", true),
      ("WalkthroughPage", true), ("PhotosViewController", false), ("", false),
    ])
  func onboarding(_ name: String, _ isFirstRun: Bool) {
    #expect(words.appears(.onboarding, in: name) == isFirstRun)
    #expect(!words.appears(.onboarding, in: nil))
  }

  @Test(
    "Search is known in many languages",
    arguments: ["Search", "Suche", "検索", "Buscar", "Поиск", "חיפוש"])
  func search(_ title: String) {
    #expect(words.contains(title, in: .searchTitles))
    #expect(!words.contains(title, in: .settingsTitles))
  }

  @Test("Every list has words", arguments: Words.List.allCases)
  func everyListIsFilled(_ list: Words.List) throws {
    let empty = try decode(Words.self, "{}")
    let text = "settings gear add plus watch now search magnifyingglass onboard home"
    #expect(!empty.appears(list, in: text))
    #expect(words.appears(list, in: text))
  }
}
