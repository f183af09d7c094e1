extension MarkupElement {
  /// The element as XML. This is the one place where markup is put together, so nothing that an
  /// attribute or a text holds can become markup.
  var xmlText: String {
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
