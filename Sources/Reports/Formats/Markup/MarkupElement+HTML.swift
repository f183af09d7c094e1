extension MarkupElement {
  /// The element as HTML. Like the XML it is written in one place, so that nothing that an attribute
  /// or a text holds can become markup. Control characters and marks that change the direction of
  /// text stand as their numbers.
  var htmlText: String {
    var result = ""
    writeHTML(to: &result, isForeign: false)
    return result
  }

  /// What is foreign is SVG, where every element may close itself.
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
      // Nothing is escaped in there; all that could matter is what looks like the end of it.
      result += text.replacing("</", with: "<\\/")
    case .text(let text): result += xml(harmless(text), in: .content)
    }
  }

  /// The elements that have no content and no end, of those that are used.
  private static let empty: Set = ["input", "meta", "wbr"]
  /// The elements whose content is no markup.
  private static let raw: Set = ["script", "style"]
  /// The elements that a line break follows, which no reader sees and every difference shows.
  private static let ownLine: Set = [
    "article", "body", "dd", "details", "div", "figure", "fieldset", "form", "h1", "h2", "h3", "h4",
    "h5", "head", "header", "html", "li", "main", "meta", "nav", "ol", "option", "p", "script",
    "section", "style", "summary", "svg", "table", "title", "tr", "ul",
  ]
}
