import Testing

@testable import SourceEvidence

/// The names of segues and storyboards that code mentions.
@Suite struct MentionedTextTests {
  @Test(arguments: [
    ("performSegue(withIdentifier: \"showMap\", sender: nil)", "showMap"),
    ("performSegue(withIdentifier: \"Show Map\", sender: nil)", "Show Map"),
    ("perform(segue: StoryboardSegue.Main.showMap)", "Show Map"),
    ("perform(segue: StoryboardSegue.Main.showMap)", "show-map"),
    ("enum Segue: String { case showMap }", "showMap"),
  ])
  func codeMentionsAName(code: String, text: String) throws {
    #expect(try mentioned([text], in: code) == [text])
  }

  @Test(arguments: [
    ("performSegue(withIdentifier: \"showMap\", sender: nil)", "showMaps"),
    ("performSegue(withIdentifier: \"Show\", sender: nil)", "Show Map"),
    ("let map = \"shows\"", "Show Map"),
  ])
  func codeDoesNotMentionAnotherName(code: String, text: String) throws {
    #expect(try mentioned([text], in: code).isEmpty)
  }

  private func mentioned(_ texts: Set<String>, in code: String) throws -> Set<String> {
    var memory = ParsedFiles()
    return try withFiles(["App.swift": code]) {
      SourceReader(threads: 1).read($0, lookingFor: texts, keeping: &memory).mentionedTexts
    }
  }
}
