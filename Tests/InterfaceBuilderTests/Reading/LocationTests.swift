import Foundation
import InterfaceBuilder
import Testing

import struct FileReading.SourceLocation

@Suite struct LocationTests {
  @Test(
    arguments: [
      "<document targetRuntime='iOS'><scenes/></document>",
      "<document targetRuntime='iOS'>\n  <scenes>\n\n    <scene/></scenes>\n</document>\n",
      "<?xml version='1.0'?>\n<!-- a\n b --><document targetRuntime='iOS'> <scenes/></document>",
      "<document targetRuntime='iOS'><a><b><c/></b><d></d></a><e/></document>",
      "<document targetRuntime='iOS'>\r\n  <scenes>\r\n\t<scene/></scenes>\r\n</document>",
      "<document targetRuntime='iOS'>\n<string key='a'>über\n  日本</string>\n  <scenes/></document>",
      "<document targetRuntime='iOS'>\n<!-- ü -->\n<scenes/></document>",
      "<document targetRuntime='iOS'>\n<label text='1 &lt; 2 &gt; 0'/><scenes/></document>",
    ])
  func elementsStandWhereTheirTagsBegin(text: String) throws {
    #expect(try places(text) == tags(in: text))
  }

  @Test(arguments: 0...17)
  func tagsOfAnyLengthAreFoundAtAnyIndent(indent: Int) throws {
    let elements = (0...17).map { length in
      "\n" + String(repeating: " ", count: indent) + "<a text='"
        + String(repeating: "x", count: length) + "'\n" + String(repeating: " ", count: length)
        + "id='ü'/><b/>"
    }
    let text = "<document targetRuntime='iOS'>\(elements.joined())</document>"
    let found = try places(text).dropFirst()
    for (index, place) in found.enumerated() where index % 2 == 0 {
      #expect(place == Place(line: 2 + index, column: indent + 1))
    }
  }

  @Test(arguments: ["UTF-8", "UTF-16"])
  func linesAreCountedToTheEndOfALongFile(encoding: String) throws {
    let (found, expected) = try placesInLongFile(linesEndWith: "\n", encoding)
    #expect(found == expected)
  }

  @Test(arguments: ["UTF-8", "UTF-16"])
  func columnsAreCountedToTheEndOfALongLine(encoding: String) throws {
    let (found, expected) = try placesInLongFile(linesEndWith: "", encoding)
    #expect(found == expected)
  }

  @Test func aTagOverSeveralLinesBeginsOnItsFirst() throws {
    let text = "<document\n\n  targetRuntime='iOS'\n>\n<scenes\n/><a><b\n/></a></document>"
    #expect(try places(text).map(\.line) == tags(in: text).map(\.line))
  }

  @Test func aTagOverSeveralLinesIsOnALineAfterOtherText() throws {
    let text = "<document targetRuntime='iOS'>\r\n  <label text='a'\r\n    key='b'/>\r\n</document>"
    #expect(try places(text).map(\.line) == [1, 2])
  }

  @Test func linesGoOnBehind65535() throws {
    let lines = String(repeating: "\n", count: 70_000)
    let text = "<document targetRuntime='iOS'>\(lines)<a/></document>"
    #expect(try places(text).last == Place(line: 70_001, column: 1))
  }

  @Test(
    arguments: [
      "<document targetRuntime='iOS'>\n  <label text='日本'/></document>",
      "<document targetRuntime='iOS'>\n  <string>日本</string><label/></document>",
      "<document targetRuntime='iOS'>\n  <!-- 日本 --><label/></document>",
    ])
  func columnsAreCountedInBytes(text: String) throws {
    let places = try places(text)
    #expect(places == tags(in: text))
  }

  @Test func aTagOverSeveralLinesKeepsItsColumn() throws {
    let text = "<document targetRuntime='iOS'>\n  <label\n  key='a'/></document>"
    let places = try places(text)
    #expect(places == tags(in: text))
  }

  @Test func aDocumentNamesItsFile() throws {
    let document = try read(storyboard(scene(screen("a"))), as: "App/Main.storyboard")
    let controller = try first(.viewController, in: document)
    let location = document.location(of: controller)
    #expect(location.file == "App/Main.storyboard")
    #expect(location.line == 4)
    #expect(document.name == "Main")
  }

  @Test(
    arguments: [
      ("Main~", true), ("Main~1", true), ("Main~ipad~", true), ("Main", false),
      ("Main~ipad", false), ("a~/Main", false), ("~Main", false),
    ])
  func anEditorsBackupIsKnownByItsName(name: String, expected: Bool) throws {
    #expect(try read(storyboard(""), as: name + ".storyboard").isBackup == expected)
  }

  @Test func placesAreOrderedByFileLineAndColumn() {
    let places = [
      SourceLocation(file: "a", line: 1), SourceLocation(file: "a", line: 1, column: 7),
      SourceLocation(file: "a", line: 2), SourceLocation(file: "b", line: 1),
    ]
    #expect(places.reversed().sorted() == places)
  }
}

private struct Place: Equatable {
  var line: Int
  var column: Int
}

/// Where elements stand in a file of some thousand bytes, and where they are expected.
private func placesInLongFile(
  linesEndWith end: String, _ encoding: String
) throws -> (found: [Place], expected: [Place]) {
  let line = "<a text='a long attribute, so that the line is long too'><b/></a><c key='d'/>"
  let lines = Array(repeating: line, count: 40).joined(separator: end)
  let start = "<?xml version='1.0' encoding='\(encoding)'?><document targetRuntime='iOS'>"
  let text = start + lines + "</document>"
  let bytes = try #require(text.data(using: encoding == "UTF-8" ? .utf8 : .utf16))
  let document = DocumentReader().read(Array(bytes), as: "Main.storyboard").document
  return (places(try #require(document)), tags(in: text))
}

/// Where the reader says that elements stand.
private func places(_ text: String) throws -> [Place] {
  places(try read(text))
}

private func places(_ document: Document) -> [Place] {
  let tree = document.tree
  return (0..<tree.count).map { Place(line: tree.line(of: $0), column: tree.column(of: $0)) }
}

/// Where the start tags of a text stand, counted in bytes.
private func tags(in text: String) -> [Place] {
  var places: [Place] = []
  var place = Place(line: 1, column: 1)
  let bytes = Array(text.utf8)
  for (index, byte) in bytes.enumerated() {
    let next = index + 1 < bytes.count ? bytes[index + 1] : 0
    if byte == UInt8(ascii: "<"), (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(next) {
      places.append(place)
    }
    place = byte == 10 ? Place(line: place.line + 1, column: 1) : place
    if byte != 10 { place.column += 1 }
  }
  return places
}
