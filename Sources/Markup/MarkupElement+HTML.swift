extension MarkupElement {
  /// The element as HTML. Control characters, and marks that change the direction of text, are
  /// written as `\u{…}`.
  package var htmlText: String {
    var result = ""
    writeHTML(to: &result, isForeign: false)
    return result
  }

  /// Writes the element. In an SVG image (`isForeign`), an element without content closes itself.
  private func writeHTML(to result: inout String, isForeign: Bool) {
    let isForeign = isForeign || name == "svg"
    result += "<" + name
    for attribute in attributes {
      result += " \(attribute.name)=\"\(xml(harmless(attribute.value)))\""
    }
    if isForeign, children.isEmpty {
      result += "/>"
      return
    }
    result += ">"
    if Self.empty.contains(name) { return }
    for child in children { writeHTML(child, to: &result, isForeign: isForeign) }
    result += "</\(name)>"
    if Self.ownLine.contains(name) { result += "\n" }
  }

  private func writeHTML(_ child: MarkupNode, to result: inout String, isForeign: Bool) {
    switch child {
    case .element(let element): element.writeHTML(to: &result, isForeign: isForeign)
    case .text(let text) where Self.raw.contains(name):
      // HTML has no escapes here, so only the end tag of the element has to be broken up.
      result += text.replacing("</", with: "<\\/")
    case .text(let text): result += xml(harmless(text), in: .content)
    }
  }

  /// The elements in use that have no content and no end tag.
  private static let empty: Set = ["input", "meta", "wbr"]
  /// The elements whose content is not parsed as markup.
  private static let raw: Set = ["script", "style"]
  /// The elements that are followed by a line break, which browsers ignore and which keeps diffs
  /// small.
  private static let ownLine: Set = [
    "article", "body", "dd", "details", "div", "figure", "fieldset", "form", "h1", "h2", "h3", "h4",
    "h5", "head", "header", "html", "li", "main", "meta", "nav", "ol", "option", "p", "script",
    "section", "style", "summary", "svg", "table", "title", "tr", "ul",
  ]
}
