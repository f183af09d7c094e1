import Testing

@testable import ProjectEdits

@Suite struct ResourceTests {
  private static func document(_ names: [String], colors: Bool = true, content: String = "")
    -> String
  {
    let images = names.map { "        <image name=\"\($0)\" width=\"1\" height=\"1\"/>\n" }.joined()
    let color = colors ? "        <namedColor name=\"b\"/>\n" : ""
    let resources = images + color
    let list = resources.isEmpty ? "" : "    <resources>\n\(resources)    </resources>\n"
    return "<document>\n    <scenes>\(content)</scenes>\n\(list)</document>"
  }

  private static let image = ImageResource(name: "m", catalog: nil, width: "1", height: "1")

  private static func adding(_ document: String) throws -> String {
    try Edit.document(document, .addImage(image))
  }

  @Test(arguments: [
    (["a", "z"], ["a", "m", "z"]), (["Z", "z"], ["Z", "m", "z"]), (["n"], ["m", "n"]),
    (["a"], ["a", "m"]), ([], ["m"]), (["m"], ["m"]), (["l", "m.fill"], ["l", "m", "m.fill"]),
  ])
  func imagesAreSortedAndBeforeColors(_ old: [String], _ new: [String]) throws {
    #expect(try Self.adding(Self.document(old)) == Self.document(new))
    #expect(
      try Self.adding(Self.document(old, colors: false)) == Self.document(new, colors: false))
  }

  @Test func anImageOfAnotherCatalogIsKept() {
    #expect(throws: EditRefusal.existingValue(of: "m", line: 4)) {
      _ = try DocumentText(Self.document(["m"])).adding(.symbol("m"))
    }
  }

  @Test func anEmptyListIsFilled() throws {
    let old = "<document>\r\n    <scenes/>\r\n    <resources/>\r\n</document>"
    #expect(
      try Self.adding(old) == """
        <document>\r
            <scenes/>\r
            <resources>\r
                <image name="m" width="1" height="1"/>\r
            </resources>\r
        </document>
        """)
  }

  private static func removing(_ document: String) throws -> String {
    try Edit.document(document, .removeUnusedImage("m"))
  }

  @Test func imagesThatNothingNamesAreRemoved() throws {
    #expect(try Self.removing(Self.document(["a", "m", "z"])) == Self.document(["a", "z"]))
    #expect(try Self.removing(Self.document(["m"])) == Self.document([]))
    #expect(
      try Self.removing(Self.document(["m"], colors: false)) == Self.document([], colors: false))
    #expect(try Self.removing(Self.document(["a"])) == Self.document(["a"]))
  }

  @Test(arguments: ["image", "selectedImage", "value"])
  func imagesThatAnElementNamesAreKept(_ attribute: String) throws {
    let document = Self.document(["m"], content: "<a \(attribute)=\"m\"/>")
    #expect(try Self.removing(document) == document)
  }

  @Test func imagesOnALineWithOthersAreRefused() {
    let text = "<document>\n<resources><image name=\"m\"/>\n<a/></resources></document>"
    #expect(throws: EditRefusal.severalElementsOnLine(2)) {
      _ = try DocumentText(text).removingImage(named: "m")
    }
  }
}
