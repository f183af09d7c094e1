import InterfaceBuilder
import Testing

@Suite struct TextTests {
  @Test(
    arguments: [
      ("one&#10;two", "one\ntwo"),
      ("&#x1F5FA; &#252;", "🗺 ü"),
      ("&lt;b&gt; &quot;&apos;", "<b> \"'"),
      ("日本", "日本"),
      ("", ""),
    ])
  func attributesAreDecoded(written: String, read: String) throws {
    let document = try self.document("<label text=\"\(written)\"/>")
    #expect(document.tree[try first(.label, in: document), .text] == read)
  }

  @Test(
    arguments: [
      ("Fish &amp; Chips", "Fish & Chips"), ("Q&#38;A", "Q&A"), ("&#x26;", "&"),
      ("&amp;amp;", "&amp;"), ("&amp;#38;", "&#38;"),
    ])
  func ampersandsInAttributesAreDecoded(written: String, read: String) throws {
    let document = try self.document("<label text=\"\(written)\"/>")
    let text = document.tree[try first(.label, in: document), .text]
    #expect(text == read)
  }

  @Test(
    arguments: [
      ("plain", "plain"),
      ("two\nlines", "two\nlines"),
      ("carriage\r\nreturn", "carriage\nreturn"),
      ("Fish &amp; Chips", "Fish & Chips"),
      ("one&#10;two", "one\ntwo"),
      ("<![CDATA[<b> & ]]>", "<b> & "),
      ("a<![CDATA[b]]>c &gt; d", "abc > d"),
      ("a<!-- no --><?no?>b", "ab"),
      ("日本 🗺", "日本 🗺"),
      ("  ", "  "),
    ])
  func stringElementsHoldText(written: String, read: String) throws {
    let document = try self.document("<string key=\"text\">\(written)</string>")
    #expect(document.tree.text(in: try first(.string, in: document)) == read)
  }

  @Test func longTextIsWhole() throws {
    let long = String(repeating: "ein langer Satz mit ü. ", count: 5_000)
    let document = try self.document("<string key=\"text\">\(long)</string>")
    #expect(document.tree.text(in: try first(.string, in: document)) == long)
  }

  @Test func anEmptyStringElementHoldsNone() throws {
    let document = try self.document("<string key=\"text\"/>")
    #expect(document.tree.text(in: try first(.string, in: document)) == nil)
  }

  @Test func otherElementsHoldNone() throws {
    let document = try self.document("<label>text</label>")
    #expect(document.tree.text(in: try first(.label, in: document)) == nil)
  }

  private func document(_ inside: String) throws -> Document {
    try read(storyboard(scene(screen("a", "", inside))))
  }
}
