import Foundation

@testable import Drawings
@testable import Reports

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A picture read back from its SVG, to see what it shows.
final class DrawnPicture: NSObject, XMLParserDelegate {
  /// A text with the place it takes at most.
  struct Text {
    var text: String
    var frame: Rect
  }

  private(set) var width = 0.0
  private(set) var height = 0.0
  private(set) var texts: [Text] = []
  private(set) var title = ""
  private(set) var words = ""
  /// The names of elements and attributes, each once.
  private(set) var elements: Set<String> = []
  private(set) var attributes: Set<String> = []
  /// The classes that color something.
  private(set) var classes: Set<String> = []
  private var pending: [String: String] = [:]
  private var characters = ""

  /// Reads a picture; `nil` if it is not well-formed.
  init?(_ svg: String) {
    super.init()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = self
    guard parser.parse() else { return nil }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements.insert(name)
    self.attributes.formUnion(attributes.keys)
    classes.formUnion((attributes["class"] ?? "").split(separator: " ").map(String.init))
    pending = attributes
    characters = ""
    guard name == "svg" else { return }
    let box = (attributes["viewBox"] ?? "").split(separator: " ").compactMap { Double($0) }
    (width, height) = (box[2], box[3])
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { characters += string }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    switch name {
    case "text": texts.append(Text(text: characters, frame: frame))
    case "title": title = characters
    case "desc": words = characters
    default: break
    }
  }

  private var frame: Rect {
    let number = { (name: String) in Double(self.pending[name] ?? "") ?? 0 }
    let size = number("font-size")
    let isBold = pending["class"]?.hasSuffix("bold") == true
    let width = TextWidth.width(of: characters, size: size, isBold: isBold)
    let isRightToLeft = pending["direction"] == "rtl"
    let left =
      switch pending["text-anchor"] {
      case "middle": number("x") - width / 2
      case "end": isRightToLeft ? number("x") : number("x") - width
      default: isRightToLeft ? number("x") - width : number("x")
      }
    return Rect(left, number("y") - size * 0.75, width, size * 0.95)
  }
}
