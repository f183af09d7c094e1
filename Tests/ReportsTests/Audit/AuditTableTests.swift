import TestSupport
import Testing

@testable import Reports

@Suite struct AuditTableTests {
  @Test(arguments: [
    ("plain", "plain"), ("a,b", "\"a,b\""), ("say \"x\"", "\"say \"\"x\"\"\""),
    ("two\r\nlines", "\"two\r\nlines\""), ("=1+1", "'=1+1"), ("+x", "'+x"), ("-x", "'-x"),
    ("@x,y", "\"'@x,y\""), ("=\"a\"", "\"'=\"\"a\"\"\""), ("\tx", "'\tx"), ("a=1", "a=1"),
    ("=\u{301}1", "'=\u{301}1"), ("", ""), ("é 😀", "é 😀"),
  ])
  func cellsAreHarmless(name: String, cell: String) {
    var project = AuditedProject("root")
    project.name = name
    let text = AuditTable(AuditIndex([project])).text
    #expect(text.contains("\r\nroot,\(cell),projects/root/review.md,"))
  }

  @Test func everyRowHasAllColumns() throws {
    let text = AuditTable(try makeIndexOfSamples()).text
    let plain = text.replacing(/"[^"]*"/, with: "")
    let rows = plain.split(separator: "\r\n").map { $0.count { $0 == "," } }
    #expect(rows.count == Repository.samples.count + 1)
    #expect(Set(rows).count == 1)
    #expect(text.hasSuffix("\r\n"))
  }

  @Test func aFailureHasNoFiles() {
    let text = AuditTable(AuditIndex([AuditedProject("x", failure: "It is gone.")])).text
    #expect(text.contains("\r\nx,x,,,") && text.hasSuffix(",It is gone.\r\n"))
  }
}
