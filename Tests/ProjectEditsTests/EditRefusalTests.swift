import Testing

@testable import ProjectEdits

@Suite struct EditRefusalTests {
  @Test(arguments: [
    (EditRefusal.notUTF8, "The file is not UTF-8."),
    (.malformed(line: 3, "a name is missing."), "Line 3: a name is missing."),
    (.unknownFormat(root: "html"), "Files that begin with <html> are not edited."),
    (.oldArchive, "The file is from before Xcode 5. Open it once in Xcode and save it."),
    (.launchScreen, "Launch screens are not edited: they have no navigation."),
    (.absentObject(id: "a"), "No element has the ID a."),
    (.ambiguousObject(id: "a", lines: [1, 2]), "The ID a is on several lines: 1, 2."),
    (.unknownElement("view", line: 3), "Line 3: elements <view> are not edited."),
    (
      .unknownAttribute("a", element: "b", line: 3),
      "Line 3: the place of the attribute a in <b> is not known."
    ),
    (
      .unknownChild("a", element: "b", line: 3), "Line 3: the place of <a> in <b> is not known."
    ),
    (
      .valueInChild(attribute: "title", line: 3),
      "Line 3: a child element holds the value of title."
    ),
    (.controlCharacter(in: "a\n"), #"A control character cannot be written: "a\n"."#),
    (.severalElementsOnLine(3), "Line 3 has several elements."),
    (.existingValue(of: "a", line: 3), "Line 3: a has another value already."),
    (
      .binaryPropertyList, "The property list is binary. Convert it with `plutil -convert xml1`."
    ),
    (
      .openStepPropertyList,
      "The property list has the format of OpenStep. Convert it with `plutil -convert xml1`."
    ),
    (.rootIsNoDictionary, "The property list is not a dictionary."),
    (.ambiguousKey("a", lines: [1, 2]), "The key a is on several lines: 1, 2."),
    (.noDictionary(key: "a", line: 3), "Line 3: the value of a is not a dictionary."),
    (.noArray(key: "a", line: 3), "Line 3: the value of a is not an array."),
    (.conflictingEdits, "The edits replace the same bytes."),
  ])
  func eachRefusalHasAReason(_ refusal: EditRefusal, _ reason: String) {
    #expect(refusal.reason == reason)
  }
}
