import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct GraphCommandTests {
  /// Two scenes with titles that mean something to one format or another.
  private static let hostile = storyboard(
    initial: "a", .screen("a", .to("b", by: "{a|b}&lt;&quot;")).titled(#"<b> "] \N \" ` end"#),
    .screen("b").titled(#"&lt; {x|y} é 😀 \"#))

  @Test(arguments: [
    ("mermaid", "flowchart LR\n"), ("json", "{\n"),
  ])
  func writesAMap(format: String, beginning: String) async throws {
    let run = try await Macward.run("graph", Repository.sample("Trailhead"), "--format", format)
    #expect(run.status == 0 && run.errors == "")
    #expect(run.output.hasPrefix(beginning))
  }

  @Test func mermaidIsTheDefault() async throws {
    let run = try await Macward.run("graph", Repository.sample("Trailhead"))
    #expect(run.output.hasPrefix("flowchart LR\n"))
  }

  @Test func writesAFile() async throws {
    let folder = try TemporaryFolder()
    let run = try await Macward.start(
      "graph", Repository.sample("Trailhead"), "--output", "map.mmd", in: folder.url)
    #expect(run.status == 0 && run.output == "")
    #expect(folder.names() == ["map.mmd"])
  }

  @Test func writesAFileForEachMapIntoAFolder() async throws {
    let folder = try TemporaryFolder()
    let samples = Repository.root.appending(path: "Samples").path
    let run = try await Macward.start(
      "graph", samples, "--format", "svg", "--output", "maps/", in: folder.url)
    #expect(run.status == 0)
    let maps = folder.names(in: "maps")
    #expect(maps.count >= 9 && maps.allSatisfy { $0.hasSuffix(".svg") })
    #expect(maps.contains { $0.hasSuffix("-detail-storyboard.svg") })
  }

  @Test(arguments: ["Trailhead", "Workshop", "hostile"])
  func drawsIt(name: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.hostile, to: "Main.storyboard")
    let path = name == "hostile" ? folder.path : Repository.sample(name)
    let run = try await Macward.run("graph", path, "--format", "svg")
    #expect(run.status == 0 && run.errors == "")
    #expect(run.output.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\""))
    let texts = try #require(svgTexts(run.output), "this is no XML")
    #expect(texts.contains("Screen") && texts.contains("▶ The app starts here"))
    guard name == "hostile" else { return }
    let all = texts.joined()
    for text in ["<b>", "\\N", "{x|y}", "😀", "{a|b}<\""] {
      #expect(all.contains(text), "\(texts)")
    }
  }

  @Test func severalPicturesNeedAFolder() async throws {
    let samples = Repository.root.appending(path: "Samples").path
    let run = try await Macward.run("graph", samples, "--format", "svg")
    #expect(run.status == 2 && run.output == "")
    #expect(run.errors.contains("name a folder, such as --output maps/"))
  }

  @Test func whatCannotBeReadOrDrawnIsReported() async throws {
    let folder = try TemporaryFolder()
    let missing = try await Macward.run("graph", folder.path + "/gone")
    #expect(missing.status == 2 && missing.errors.contains("no such file or folder"))
    try folder.write("<document", to: "Broken.storyboard")
    let broken = try await Macward.run("graph", folder.path)
    #expect(broken.status == 2 && broken.errors.contains("Broken.storyboard:1: error:"))
    #expect(broken.errors.contains("there is nothing to draw"))
  }
}

/// The texts in an SVG; `nil` where it is no XML.
private func svgTexts(_ svg: String) -> [String]? {
  let reader = TextReader()
  let parser = XMLParser(data: Data(svg.utf8))
  parser.delegate = reader
  return parser.parse() ? reader.texts : nil
}

private final class TextReader: NSObject, XMLParserDelegate {
  var texts: [String] = []
  private var text: String?

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    if name == "text" { text = "" }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text? += string }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    if name == "text", let text { texts.append(text) }
    if name == "text" { text = nil }
  }
}
