import Testing

@testable import ProjectEdits

/// Lines that are added to documents and removed from them.
@Suite struct LineEditTests {
  private static func document(_ content: String) -> String {
    "<document>\n  <scenes>\n    \(content)\n  </scenes>\n</document>\n"
  }

  private static func content(_ document: String) -> String {
    String(
      document.dropFirst("<document>\n  <scenes>\n    ".count)
        .dropLast("\n  </scenes>\n</document>\n".count))
  }

  private static func addMode(_ content: String, _ value: RuntimeValue = .integer(2)) throws
    -> String
  {
    let new = try Edit.document(document(content), .setRuntimeAttribute("mode", value, id: "1"))
    return Self.content(new)
  }

  @Test(arguments: [
    (
      #"<viewController id="1"/>"#,
      """
      <viewController id="1">
            <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="string" keyPath="mode" value="a"/>
            </userDefinedRuntimeAttributes>
          </viewController>
      """
    ),
    (
      #"<viewController id="1"></viewController>"#,
      """
      <viewController id="1">
            <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="string" keyPath="mode" value="a"/>
            </userDefinedRuntimeAttributes>
          </viewController>
      """
    ),
    (
      "<viewController id=\"1\">\n      <connections/>\n    </viewController>",
      """
      <viewController id="1">
            <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="string" keyPath="mode" value="a"/>
            </userDefinedRuntimeAttributes>
            <connections/>
          </viewController>
      """
    ),
    (
      "<viewController id=\"1\">\n      <userDefinedRuntimeAttributes/>\n    </viewController>",
      """
      <viewController id="1">
            <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="string" keyPath="mode" value="a"/>
            </userDefinedRuntimeAttributes>
          </viewController>
      """
    ),
  ])
  func elementsGetAChild(_ old: String, _ new: String) throws {
    #expect(try Self.addMode(old, .string("a")) == new)
  }

  private static let attributes = """
    <viewController id="1">
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="boolean" keyPath="a" value="YES"/>
            <userDefinedRuntimeAttribute type="number" keyPath="mode">
              <integer key="value" value="1"/>
            </userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes>
        </viewController>
    """

  @Test func runtimeAttributesAreReplacedInPlace() throws {
    let new = try Self.addMode(Self.attributes)
    #expect(new == Self.attributes.replacing(#"value="1""#, with: #"value="2""#))
    let boolean = try Edit.document(
      Self.document(Self.attributes), .setRuntimeAttribute("a", .boolean(false), id: "1"))
    #expect(Self.content(boolean) == Self.attributes.replacing("YES", with: "NO"))
  }

  @Test func runtimeAttributesAreAppended() throws {
    let new = try Edit.document(
      Self.document(Self.attributes), .setRuntimeAttribute("b", .boolean(false), id: "1"))
    let line = #"        <userDefinedRuntimeAttribute type="boolean" keyPath="b" value="NO"/>"#
    let end = "      </userDefinedRuntimeAttributes>"
    #expect(Self.content(new) == Self.attributes.replacing(end, with: "\(line)\n\(end)"))
  }

  @Test(arguments: [
    (RuntimeValue.string("2"), attributes, EditRefusal.existingValue(of: "mode", line: 6)),
    (.integer(2), "<view id=\"1\"/>", .unknownElement("view", line: 3)),
    (
      .integer(2), "<viewController id=\"1\">\n<new/>\n</viewController>",
      .unknownChild("new", element: "viewController", line: 4)
    ),
    (.integer(2), "<viewController id=\"1\"><view/></viewController>", .severalElementsOnLine(3)),
  ])
  func runtimeAttributesWithoutACertainPlaceAreRefused(
    _ value: RuntimeValue, _ content: String, _ refusal: EditRefusal
  ) {
    #expect(throws: refusal) { try Self.addMode(content, value) }
  }

  private static let split = """
    <splitViewController id="1">
        <connections>
          <segue destination="2" kind="relationship" relationship="detailViewController" id="3"/>
        </connections>
      </splitViewController>
      <viewController id="2"/>
    """

  private static func relate(
    _ content: String, _ relationship: String, _ destination: String
  ) throws -> String {
    Self.content(
      try Edit.document(
        document(content),
        .addRelationship(relationship, id: "1", destination: destination, file: "A.storyboard")))
  }

  @Test func relationshipsThatAreThereAreKept() throws {
    #expect(try Self.relate(Self.split, "detailViewController", "2") == Self.split)
    #expect(throws: EditRefusal.existingValue(of: "detailViewController", line: 5)) {
      try Self.relate(Self.split, "detailViewController", "1")
    }
    #expect(throws: EditRefusal.absentObject(id: "9")) {
      try Self.relate(Self.split, "compactViewController", "9")
    }
  }

  @Test func connectionsAreAddedAfterAllElse() throws {
    let old = "<splitViewController id=\"1\">\n      <toolbarItems/>\n    </splitViewController>"
    let new = try Self.relate(old, "compactViewController", "1")
    let names = new.split(separator: "\n").map { $0.prefix { $0 != "=" } }
    #expect(
      names == [
        "<splitViewController id", "      <toolbarItems/>", "      <connections>",
        "        <segue destination", "      </connections>", "    </splitViewController>",
      ])
  }
}
