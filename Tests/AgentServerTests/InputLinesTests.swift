import AgentServer
import Testing

struct InputLinesTests {
  /// Returns the lines of an input that arrives in parts of a size, with `nil` for one that is too long.
  private func lines(of text: String, inPartsOf size: Int, longest: Int = 5) -> [String?] {
    var rest = Array(text.utf8)[...]
    var lines = InputLines(longest: longest) {
      defer { rest = rest.dropFirst(size) }
      return Array(rest.prefix(size))
    }
    var found: [String?] = []
    while let line = lines.next() { found.append(line.map { String(decoding: $0, as: UTF8.self) }) }
    return found
  }

  @Test(arguments: [1, 2, 3, 7, 100])
  func linesAreTheSameInPartsOfAnySize(size: Int) {
    #expect(
      lines(of: "one\n\ntwo\nfive5\nsixsix\nrest", inPartsOf: size)
        == ["one", "", "two", "five5", nil, "rest"])
    #expect(lines(of: "", inPartsOf: size) == [])
    #expect(lines(of: "far too long\n", inPartsOf: size) == [nil])
    #expect(lines(of: "a\nfar too long", inPartsOf: size) == ["a", nil])
  }

  @Test func aLineMayComeInManyParts() {
    let part = [UInt8](repeating: UInt8(ascii: "a"), count: 64)
    var parts = 4096
    var lines = InputLines(longest: 1 << 20) {
      parts -= 1
      return parts >= 0 ? part : []
    }
    #expect(lines.next() == .some(.some([UInt8](repeating: UInt8(ascii: "a"), count: 64 * 4096))))
    #expect(lines.next() == nil)
  }
}
