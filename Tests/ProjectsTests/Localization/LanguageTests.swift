import Projects
import TestSupport
import Testing

@Suite struct LanguageTests {
  @Test(
    arguments: [
      ("de", "de"), ("DE", "de"), ("pt-BR", "pt-BR"), ("pt_br", "pt-BR"), ("zh-hans", "zh-Hans"),
      ("zh-Hant-hk", "zh-Hant-HK"), ("es-419", "es-419"), ("English", "en"), ("yue", "yue"),
      ("Base", nil), ("mul", nil), ("", nil), ("d", nil), ("de-", nil), ("../x", nil),
      ("de DE", nil), ("-", nil), ("klingon", nil),
    ] as [(String, String?)])
  func isACode(text: String, code: String?) {
    #expect(Language(text)?.code == code)
  }

  @Test(
    arguments: [
      ("de", ["de", "en"], ["de"]), ("de", ["en"], []),
      ("pt-BR", ["pt", "pt-BR"], ["pt-BR", "pt"]),
      ("pt-BR", ["pt"], ["pt"]), ("pt-BR", ["pt-PT"], ["pt-PT"]),
      ("es", ["es-MX", "es-419"], ["es-419"]),
      ("zh-TW", ["zh-Hans", "zh-Hant"], ["zh-Hant"]), ("zh-Hans-CN", ["zh-Hans"], ["zh-Hans"]),
      ("zh-Hans", ["zh-Hant"], []), ("zh", ["zh-Hant", "zh-Hans"], ["zh-Hans"]),
      ("zh-Hans", ["zh-CN"], ["zh-CN"]), ("nb", ["no"], ["no"]), ("he", ["iw"], ["iw"]),
      ("en-GB", ["en"], ["en"]), ("de", [], []),
    ])
  func fallsBack(language: String, available: [String], choices: [String]) throws {
    let language = try #require(Language(language))
    let available = Set(available.compactMap { Language($0) })
    #expect(language.choices(among: available).map(\.code) == choices)
  }

  @Test(
    arguments: [
      ("Base.lproj/Main.storyboard", "Main.storyboard"), ("a/de.lproj/M.xib", "a/M.xib"),
      ("/a/M.xib", "/a/M.xib"),
    ])
  func copiesHaveOnePath(path: String, shared: String) {
    #expect(LocalizedPath.withoutLanguage(path) == shared)
  }
}
