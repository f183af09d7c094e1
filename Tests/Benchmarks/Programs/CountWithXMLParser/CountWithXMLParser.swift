import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Counts the elements of files with Foundation's parser, for comparison.
final class Counter: NSObject, XMLParserDelegate {
  private(set) var elements = 0

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements += 1
  }
}

/// `CountWithXMLParser FILE…`
@main enum CountWithXMLParser {
  static func main() throws {
    let counter = Counter()
    for path in CommandLine.arguments.dropFirst() {
      let parser = XMLParser(data: try Data(contentsOf: URL(filePath: path)))
      parser.delegate = counter
      _ = parser.parse()
    }
    print(counter.elements)
  }
}
