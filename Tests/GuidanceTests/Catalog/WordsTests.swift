import Guidance
import Testing

/// Words.
@Suite struct WordsTests {
  let words: Words

  init() throws { words = try Catalog.inCheckout().words }

  @Test(arguments: [
    "Settings", "settings", "SETTINGS", "Settings…", "Settings...", " Settings ", "Preferences",
    "설정", "환경설정", "設定", "设置", "Einstellungen", "Réglages", "الإعدادات", "Настройки",
  ])
  func aTitleMeansSettingsInAnyLanguageAndHoweverItEnds(_ title: String) {
    #expect(words.contains(title, in: .settingsTitles))
  }

  @Test func aTitleMeansWhatItSaysInTheLanguageOfTheApp() {
    var words = words
    words.originals = ["Cài đặt": ["Options", "Settings…"], "Thêm": ["Add"], "Tìm": ["Find"]]
    #expect(words.meanings(of: "Cài đặt") == ["Cài đặt", "Options", "Settings…"])
    #expect(words.meanings(of: "Trang") == ["Trang"])
    #expect(words.contains("Cài đặt", in: .settingsTitles))
    #expect(words.begins("Thêm", with: .actionVerbs))
    #expect(!words.contains("Tìm", in: .settingsTitles))
    #expect(!words.contains("Settings Cài đặt", in: .settingsTitles))
  }

  @Test(arguments: ["Setting", "My Settings", "Settings & Privacy", "", "…", "Set", nil])
  func aTitleThatOnlyResemblesSettingsMeansSomethingElse(_ title: String?) {
    #expect(!words.contains(title, in: .settingsTitles))
  }

  @Test(arguments: [
    ("Add", true), ("add note", true), ("Add Note", true), ("Add…", true), ("New", true),
    ("+", true), ("+ Photo", true), ("Scan: Code", true), ("Address", false),
    ("Addresses", false), ("News", false), ("Newsstand", false), ("Posts", false),
    ("Recordings", false), ("Shared", false), ("My Add", false), ("", false),
  ])
  func aTitleBeginsWithAnActionWhenItsFirstWordIsOne(_ title: String, _ isAction: Bool) {
    #expect(words.begins(title, with: .actionVerbs) == isAction)
  }

  @Test(arguments: [
    ("gear", Words.List.settingsSymbols, true), ("gearshape.fill", .settingsSymbols, true),
    ("Gearshape", .settingsSymbols, true), ("my.gear", .settingsSymbols, false),
    ("plus.circle", .actionSymbols, true), ("square.and.pencil", .actionSymbols, true),
    ("square", .actionSymbols, false), ("magnifyingglass.circle.fill", .searchSymbols, true),
    ("glass", .searchSymbols, false),
  ])
  func anImageIsKnownByHowItsNameBegins(_ image: String, _ list: Words.List, _ isKnown: Bool) {
    #expect(words.names(image, in: list) == isKnown)
    #expect(!words.names(nil, in: list))
  }

  @Test(arguments: ["Watch Now", "for you", "New Releases", "New & Noteworthy", "Explore"])
  func aWayOfLookingAtThingsIsNoAction(_ title: String) {
    #expect(words.contains(title, in: .perspectives))
  }

  @Test(arguments: [
    ("OnboardingViewController", true), ("AppIntro", true), ("Welcome", true),
    ("WalkthroughPage", true), ("PhotosViewController", false), ("", false),
  ])
  func namesAroundAFirstRunAreFoundAnywhereInAText(_ name: String, _ isFirstRun: Bool) {
    #expect(words.appears(.onboarding, in: name) == isFirstRun)
    #expect(!words.appears(.onboarding, in: nil))
  }

  @Test(arguments: ["Search", "Suche", "検索", "Buscar", "Поиск", "חיפוש"])
  func searchIsKnownInManyLanguages(_ title: String) {
    #expect(words.contains(title, in: .searchTitles))
    #expect(!words.contains(title, in: .settingsTitles))
  }

  @Test(arguments: Words.List.allCases)
  func everyListHasWords(_ list: Words.List) throws {
    let empty = try decode(Words.self, "{}")
    let text =
      "settings gear add plus watch now search magnifyingglass onboard home older camera dvr guide live recordings"
    #expect(!empty.appears(list, in: text))
    #expect(words.appears(list, in: text))
  }
}
