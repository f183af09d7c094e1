extension MarkupElement {
  /// The element as XML. Only this code and `htmlText` put markup together, so that nothing in an
  /// attribute or a text can become markup.
  package var xmlText: String {
    var result = ""
    write(to: &result)
    return result
  }

  private func write(to result: inout String) {
    result += "<" + name
    for attribute in attributes { result += " \(attribute.name)=\"\(xml(attribute.value))\"" }
    guard !children.isEmpty else {
      result += "/>"
      return
    }
    result += ">"
    for child in children {
      switch child {
      case .element(let element): element.write(to: &result)
      case .text(let text): result += xml(text, in: .content)
      }
    }
    result += "</\(name)>"
  }
}
