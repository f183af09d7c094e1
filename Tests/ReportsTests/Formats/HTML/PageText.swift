import Foundation

@testable import Drawings
@testable import Reports

#if canImport(FoundationXML)
  import FoundationXML
#endif

extension String {
  /// A page without what every page has alike.
  var withoutStyleAndScript: String {
    replacing(HTMLPage.style, with: "…").replacing(EmbeddedText.answersCSS, with: "…")
      .replacing(HTMLPage.script.replacing("</", with: "<\\/"), with: "…")
      .replacing(HTMLPage.answerScript.replacing("</", with: "<\\/"), with: "…")
  }
}

/// A page read back, to see what a browser would make of it.
final class ReadPage: NSObject, XMLParserDelegate {
  /// An element with what it holds.
  struct Element {
    var name: String
    var attributes: [String: String]
    var text: String
  }

  /// All elements, in the order they end.
  private(set) var elements: [Element] = []
  private var open: [Element] = []

  /// Reads a page as XML, which it is but for elements without an end.
  init?(_ page: String) {
    super.init()
    var text = page.withoutStyleAndScript.replacing("<!DOCTYPE html>\n", with: "")
    text.replace(/<(meta|input)((?:[^>"]|"[^"]*")*)>/) { "<\($0.1)\($0.2)/>" }
    text.replace("<wbr>", with: "<wbr/>")
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    guard parser.parse() else { return nil }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    open.append(Element(name: name, attributes: attributes, text: ""))
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    for index in open.indices { open[index].text += string }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    if let element = open.popLast() { elements.append(element) }
  }

  /// The elements of a class.
  func all(_ look: String) -> [Element] {
    elements.filter {
      ($0.attributes["class"] ?? "").split(separator: " ").contains(Substring(look))
    }
  }
}
