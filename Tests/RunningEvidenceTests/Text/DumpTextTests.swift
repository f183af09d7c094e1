import FileReading
import Foundation
import RunningEvidence
import Testing

@Suite struct DumpTextTests {
  @Test(arguments: [
    String.Encoding.utf8, .utf16, .utf16LittleEndian, .utf16BigEndian,
  ])
  func encodingsAreRecognized(encoding: String.Encoding) throws {
    let data = try #require(Dumps.tabs.data(using: encoding))
    #expect(RunningDump([UInt8](data), file: "a").controllerCount == 9)
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func lineEndsAreRecognized(end: String) {
    let text = Dumps.tabs.replacing("\n", with: end)
    let dump = RunningDump([0xEF, 0xBB, 0xBF] + Array(text.utf8), file: "a")
    #expect(dump.controllerCount == 9 && dump.lineCount == 9)
    #expect(dump.controllers[0].children[0].location.line == 2)
  }

  @Test func whatIsNoTextIsAProblem() {
    let zeros = (0..<360).map { $0 % 4 < 2 ? 0 : UInt8($0 % 4) }
    for bytes: [UInt8] in [[0xFF, 0xFE, 0, 0, 65, 0, 0, 0], zeros] {
      let dump = RunningDump(bytes, file: "a")
      #expect(dump.isEmpty && dump.problems.map(\.message) == ["This is no text."])
    }
  }

  @Test func bytesThatAreNoUTF8DoNoHarm() {
    let line: [UInt8] =
      Array("Button, 0x1, label: '".utf8) + [0xC3, 0x28, 0xFF] + Array("'\n".utf8)
    #expect(RunningDump(line, file: "a").elements.first?.label?.contains("\u{FFFD}") == true)
  }
}
