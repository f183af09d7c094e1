import Testing

@testable import Reports

/// The entries of a `.macward.yml` that a page can change or remove.
@Suite struct TeamFileEntryTests {
  private static let text = """
    platform: appkit
    answers:
      # Asked in May.
      restore-section: yes  # of course
      task-tab: { "Main.storyboard#t": no }
      page-noun: story
    decisions:
    # The first one.
    - rule: tab-bar/badge
      status: declined
      reason: >
        Long # text
      by: Ana
    # The second one.
    - { outcome: sidebar, structure: "Main.storyboard#b", status: overridden, reason: No }
    exclude: [Old/**]
    """

  @Test func itFindsThem() throws {
    let entries = TeamFileEntries(Self.text).entries
    #expect(
      entries.map(\.text) == [
        "  restore-section: yes  # of course\n", "  page-noun: story\n",
        "- rule: tab-bar/badge\n  status: declined\n  reason: >\n    Long # text\n  by: Ana\n",
        "- { outcome: sidebar, structure: \"Main.storyboard#b\", status: overridden, reason: No }\n",
      ])
    #expect(entries.map(\.indent) == ["  ", "  ", "", ""])
    #expect(entries[0].answer?.flag == true && entries[1].answer?.texts == ["story"])
    #expect(entries[2].decision?.status == "declined" && entries[2].decision?.by == "Ana")
    #expect(entries[3].decision?.place == ["structure": "Main.storyboard#b"])
  }

  @Test(arguments: [text, text.replacing("\n", with: "\r\n"), text + "\n", text + " # é😀\n"])
  func thePiecesAreTheFile(text: String) throws {
    let template = try #require(ConfigurationTemplate(text))
    let own = template.pieces.compactMap { piece -> AnswerFiles.Piece? in
      if case .text(let text) = piece { AnswerFiles.Piece(text: text) } else { nil }
    }
    let found = TeamFileEntries(text)
    let pieces = found.split(own)
    #expect(pieces.compactMap(\.text).joined() == text)
    #expect(pieces.compactMap(\.entry) == Array(found.entries.indices))
    for piece in pieces {
      if let entry = piece.entry { #expect(piece.text == found.entries[entry].text) }
    }
  }

  @Test(arguments: [
    "", "decisions: []\n", "answers: { a: yes }\n",
    "decisions: [{ rule: a/b, status: accepted }]\n",
    "decisions:\n- rule: a/b\n", "no yaml: [",
  ])
  func otherFilesHaveNone(text: String) { #expect(TeamFileEntries(text).entries.isEmpty) }

  /// An entry whose anchor another one refers to is needed.
  @Test func whatOthersNeedStays() {
    let text = """
      decisions:
      - rule: a/b
        status: declined
        reason: &why Because.
      - { rule: a/c, status: declined, reason: *why }

      """
    #expect(TeamFileEntries(text).entries.allSatisfy { !$0.text.contains("&why") })
  }
}
