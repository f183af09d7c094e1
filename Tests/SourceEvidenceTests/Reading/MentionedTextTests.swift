import Testing

@testable import SourceEvidence

/// The names of segues and storyboards that code mentions.
@Suite struct MentionedTextTests {
  @Test(arguments: [
    ("performSegue(withIdentifier: \"showMap\", sender: nil)", "showMap"),
    ("performSegue(withIdentifier: \"Show Map\", sender: nil)", "Show Map"),
    ("performSegue(withIdentifier: #\"Show Map\"#, sender: nil)", "Show Map"),
    ("performSegue(withIdentifier: isBig ? \"showMap\" : \"showList\")", "showMap"),
    ("perform(segue: StoryboardSegue.Main.showMap)", "Show Map"),
    ("perform(segue: StoryboardSegue.Main.showMap)", "show-map"),
    ("enum Segue: String { case showMap }; perform(.showMap)", "showMap"),
    ("let name = \"Show Map\"; perform(name)", "Show Map"),
    ("enum Segue: String { case map = \"Show Map\" }; perform(.map)", "Show Map"),
    ("let name = \"\\(name(of: MapController.self)) (\"", "MapController"),
    ("let a = \"\\(f(\"x\"))\"; perform(\"showMap\")", "showMap"),
  ])
  func codeMentionsAName(code: String, text: String) throws {
    #expect(try mentioned([text], in: code) == [text])
  }

  @Test(arguments: [
    ("performSegue(withIdentifier: \"showMap\", sender: nil)", "showMaps"),
    ("performSegue(withIdentifier: \"Show\", sender: nil)", "Show Map"),
    ("let map = \"shows\"", "Show Map"),
    ("// performSegue(withIdentifier: \"showMap\")", "showMap"),
    ("/* a /* b */ \"showMap\" */", "showMap"),
    ("func maps() { let maps = 1 }", "maps"),
    ("print(\"No maps\")", "maps"),
    ("if segue.identifier == \"showMap\" {}", "showMap"),
    ("switch segue.identifier { case \"showMap\": break }", "showMap"),
    ("let keys = [\"maps\": 1, \"lists\": 2]", "lists"),
    ("enum Segue: String { case UnusedMap = \"Unused Map\" }", "Unused Map"),
    ("static let unused: String = \"Unused Map\"", "Unused Map"),
  ])
  func codeDoesNotUseAName(code: String, text: String) throws {
    #expect(try mentioned([text], in: code).isEmpty)
  }

  @Test(arguments: [
    ("[self performSegueWithIdentifier:@\"maps\" sender:nil];", true),
    ("static NSString *const Name = @\"maps\"; f(Name);", true),
    ("#define NAME @\"maps\"\n[self f:NAME];", true),
    ("#define NAME @\"maps\"", false),
    ("if ([segue.identifier isEqualToString:@\"maps\"]) {}", false),
    ("NSDictionary *d = @{ @\"maps\" : Map.class };", false),
    ("- (NSArray *)maps { return self.maps; }", false),
  ])
  func objectiveCUsesAName(code: String, isUsed: Bool) throws {
    #expect(try mentioned(["maps"], in: code, "App.m").isEmpty != isUsed)
  }

  /// A constant may be declared in one file and used in another one.
  @Test func aConstantIsUsedInAnotherFile() throws {
    let declaration = "extension Name { static let map = \"Show Map\" }"
    #expect(try mentioned(["Show Map"], in: ["A.swift": declaration]).isEmpty)
    #expect(
      try mentioned(["Show Map"], in: ["A.swift": declaration, "B.swift": "perform(Name.map)"])
        == ["Show Map"])
  }

  private func mentioned(
    _ texts: Set<String>, in code: String, _ name: String = "App.swift"
  ) throws -> Set<String> {
    try mentioned(texts, in: [name: code])
  }

  private func mentioned(_ texts: Set<String>, in files: [String: String]) throws -> Set<String> {
    var memory = ParsedFiles()
    return try withFiles(files) {
      SourceReader(threads: 1).read($0, lookingFor: texts, keeping: &memory).mentionedTexts
    }
  }
}
