import Foundation
import TestSupport
import Testing

@testable import Markup
@testable import Reports

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Checkstyle's XML: files with what is wrong in them.
@Suite struct CheckstyleFormatTests {
  /// What a parser of XML finds in it.
  private final class Document: NSObject, XMLParserDelegate {
    var elements: [String] = []
    var version: String?
    var files: [(name: String, errors: [[String: String]])] = []

    init?(_ text: String) {
      super.init()
      let parser = XMLParser(data: Data(text.utf8))
      parser.delegate = self
      guard parser.parse() else { return nil }
    }

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String] = [:]
    ) {
      elements.append(name)
      switch name {
      case "checkstyle": version = attributes["version"]
      case "file": files.append((attributes["name"] ?? "", []))
      default: files[files.count - 1].errors.append(attributes)
      }
    }
  }

  @Test(arguments: Repository.samples)
  func everyFindingIsAnError(sample: String) throws {
    try expectAll(of: try makeReport(onSample: sample))
  }

  @Test func hostileTextIsText() throws {
    try expectAll(of: try Hostile.report())
  }

  @Test(arguments: [
    ("<&>\"'", "&lt;&amp;&gt;&quot;&apos;"), ("a\tb\r\nc", "a&#9;b&#13;&#10;c"),
    ("\u{0}\u{1B}\u{FFFE}\u{FFFF}", "\\u{0}\\u{1b}\\u{fffe}\\u{ffff}"),
    ("]]>", "]]&gt;"), ("<\u{301}", "&lt;\u{301}"), ("\u{FFFD}\u{10FFFF}é", "\u{FFFD}\u{10FFFF}é"),
  ])
  func whatXMLCannotHoldIsEscaped(text: String, expected: String) {
    #expect(Array(xml(text).unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test func withoutFindingsItIsStillADocument() throws {
    var report = try makeReport(onSample: "Couch")
    report.projects = []
    let text = try ReportFormat.checkstyle.render(report, RenderingOptions())
    #expect(Document(text)?.elements == ["checkstyle"])
  }

  private func expectAll(of report: Report) throws {
    let text = try ReportFormat.checkstyle.render(report, RenderingOptions())
    let document = try #require(Document(text))
    #expect(document.version == "4.3")
    #expect(Set(document.elements) == ["checkstyle", "file", "error"])
    #expect(Set(document.files.map(\.name)).count == document.files.count)
    let byPath = Dictionary(grouping: Findings(report).all) { allowed($0.place.path) }
    #expect(Set(byPath.keys) == Set(document.files.map(\.name)))
    for (name, errors) in document.files {
      let findings = try #require(byPath[name])
      #expect(errors == findings.map(attributes))
    }
  }

  private func attributes(of finding: Finding) -> [String: String] {
    let severities = [Finding.Level.error: "error", .warning: "warning", .note: "info"]
    return [
      "line": String(finding.place.line), "column": "1",
      "severity": severities[finding.level] ?? "", "message": allowed(finding.text.onOneLine),
      "source": "macward.\(finding.rule)",
    ]
  }

  /// What XML 1.0 has no way to write stands as its number.
  private func allowed(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      let isControl = scalar.value < 0x20 && !"\t\n\r".unicodeScalars.contains(scalar)
      return isControl || scalar.value == 0xFFFE || scalar.value == 0xFFFF
        ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
    }.joined()
  }
}
