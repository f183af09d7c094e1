import FileReading
import Foundation
import InterfaceBuilder
import Testing

@Suite struct EncodingTests {
  @Test(
    arguments: [
      ("UTF-8", String.Encoding.utf8, []),
      ("UTF-8", .utf8, [0xEF, 0xBB, 0xBF]),
      ("UTF-16", .utf16LittleEndian, [0xFF, 0xFE]),
      ("UTF-16", .utf16BigEndian, [0xFE, 0xFF]),
      ("ISO-8859-1", .isoLatin1, []),
    ])
  func declaredEncodingsAreRead(name: String, encoding: String.Encoding, mark: [UInt8]) throws {
    let text = storyboard(scene(screen("a", "title=\"Größe\"")))
      .replacing("UTF-8", with: name)
    let bytes = mark + Array(try #require(text.data(using: encoding)))
    let document = try #require(DocumentReader().read(bytes, as: "Main.storyboard").document)
    #expect(document.controllers.map(\.title) == ["Größe"])
    #expect(document.location(of: document.controllers[0].element).line == 4)
  }

  @Test func withoutADeclarationItIsUTF8() throws {
    let document = try read("<document targetRuntime=\"iOS\" initialViewController=\"ü\"/>")
    #expect(document.initialViewController == "ü")
  }

  @Test(arguments: ["EBCDIC-99", "UTF-77", "", "../../etc/passwd"])
  func unknownEncodingsAreAProblem(name: String) {
    let text = storyboard("").replacing("UTF-8", with: name)
    #expect(outcome(text).isUnreadable)
  }

  @Test func bytesThatAreNotTheEncodingAreAProblem() throws {
    let text = storyboard(scene(screen("a", "title=\"Größe\"")))
    let bytes = Array(try #require(text.data(using: .isoLatin1)))
    let outcome = DocumentReader().read(bytes, as: "Main.storyboard")
    #expect(outcome.isUnreadable)
    #expect(outcome.problem?.location.line == 4)
  }

  @Test func utf16ThatIsCutInACharacterIsAProblem() throws {
    let text = storyboard("").replacing("UTF-8", with: "UTF-16")
    let bytes = [0xFF, 0xFE] + Array(try #require(text.data(using: .utf16LittleEndian)))
    #expect(DocumentReader().read(Array(bytes.dropLast(31)), as: "a.storyboard").isUnreadable)
  }
}
