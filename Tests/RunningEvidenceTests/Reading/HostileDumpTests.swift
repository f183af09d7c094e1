import RunningEvidence
import TestSupport
import Testing

/// Text that is made to do harm: none may crash, hang, or grow.
@Suite(.guardsAgainstHanging) struct HostileDumpTests {
  @Test(arguments: [
    ">, state: ", "<", "<A: 0x1; view = <", "Button, 0x1, label: '', '", "|", "\\n<A>, state: ",
    "<A>, state: appeared, view: <B> not ", "\u{1B}[", "_TtGC1A1B", "\0", "[", "'", "A<", "->",
  ])
  func repeatedPiecesAreReadInOnePass(piece: String) {
    let text = String(repeating: piece, count: 20_000)
    let dump = Dumps.read("<A 0x1>, state: appeared\n" + text + "\n<B 0x2>, state: appeared\n")
    #expect(dump.controllerCount <= 200_000)
  }

  @Test func eachPrefixOfADumpIsRead() {
    let bytes = Array((Dumps.tabs + "\n" + Dumps.swiftUI + "\n" + Dumps.tabElements).utf8)
    for count in stride(from: 0, to: bytes.count, by: 7) {
      RunningFuzzing.read(Array(bytes[..<count]))
    }
    #expect(RunningDump(bytes, file: "a").controllers.count == 2)
  }

  @Test func damagedDumpsAreRead() {
    let bytes = Array((Dumps.tabs + "\n" + Dumps.swiftUI + "\n" + Dumps.tabElements).utf8)
    var mutator = Mutator(seed: "running")
    for _ in 0..<300 { RunningFuzzing.read(mutator.mutated(bytes)) }
  }

  @Test func aLongLogIsReadInOnePass() {
    let line = "2026-01-01 10:00:00.123 App[12:345] [network] <b>state: ok</b> {\"a\": [1, 2]}\n"
    let dump = Dumps.read(String(repeating: line, count: 10_000) + Dumps.tabs)
    #expect(dump.controllerCount == 9 && dump.passedOver == 10_000)
  }
}
