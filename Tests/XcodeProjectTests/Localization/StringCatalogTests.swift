import Foundation
import Testing
import XcodeProject

@Suite struct StringCatalogTests {
  private static let text = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "" : {},
        "a-1.title" : {
          "comment" : "Class = \\"UITabBarItem\\"",
          "extractionState" : "extracted_with_value",
          "localizations" : {
            "en" : { "stringUnit" : { "state" : "new", "value" : "Settings" } },
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Einstellungen" } },
            "fr" : { "stringUnit" : { "state" : "new", "value" : "" } }
          }
        },
        "b-2.title" : {},
        "My Files" : { "shouldTranslate" : false },
        "Photos" : { "localizations" : {
          "de" : { "variations" : { "plural" : {
            "one" : { "stringUnit" : { "value" : "Foto" } },
            "other" : { "stringUnit" : { "value" : "Fotos" } } } } },
          "fr" : { "variations" : { "device" : {
            "iphone" : { "stringUnit" : { "value" : "Touchez" } },
            "mac" : { "variations" : { "plural" : {
              "other" : { "stringUnit" : { "value" : "Cliquez" } } } } } } } },
          "it" : { "variations" : { "device" : {
            "applewatch" : { "stringUnit" : { "value" : "Foto it" } } } } }
        } }
      },
      "version" : "1.0"
    }
    """

  @Test(
    arguments: [
      (
        "en",
        ["a-1.title": "Settings", "My Files": "My Files", "Photos": "Photos"]
      ), ("de", ["a-1.title": "Einstellungen", "Photos": "Fotos"]), ("fr", ["Photos": "Cliquez"]),
      ("it", ["Photos": "Foto it"]), ("ko", [:]),
    ])
  func hasTheTextsOfALanguage(language: String, values: [String: String]) throws {
    let catalog = try StringCatalog(Data(Self.text.utf8), file: "Main.xcstrings")
    #expect(catalog.values(in: language) == values)
    #expect(catalog.languages == ["en", "de", "fr", "it"])
    #expect(catalog.sourceLanguage == "en")
  }

  @Test(
    arguments: [
      ("{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : { x }\n}", 3, "syntax"),
      ("{\n\"sourceLanguage\" : \"en\",\n\"strings\" : {\n", 4, "syntax"),
      ("[]", 1, "not a string catalog"), ("{}", 1, "not a string catalog"), ("", 1, "syntax"),
      ("{ \"sourceLanguage\": 3, \"strings\": {} }", 1, "not a string catalog"),
    ])
  func tellsWhatIsWrong(text: String, line: Int, message: String) {
    let error = #expect(throws: ProjectError.self) {
      try StringCatalog(Data(text.utf8), file: "Main.xcstrings")
    }
    #expect(error?.file == "Main.xcstrings")
    #expect(error?.line == line)
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
  }
}
