extension MarkupElement {
  /// The element as XML. Only this property and `htmlText` assemble markup, so that no attribute
  /// value or text can become markup.
  package var xmlText: String {
    var result = ""
    write(to: &result)
    return result
  }

  /// The element as the root of an XML document with one element per line. The elements must not
  /// contain text.
  package var xmlDocument: String {
    let lines = [#"<?xml version="1.0" encoding="UTF-8"?>"#] + xmlLines(isRoot: true)
    return lines.joined(separator: "\n") + "\n"
  }

  private func xmlLines(isRoot: Bool) -> [String] {
    let inner = children.flatMap { child -> [String] in
      if case .element(let element) = child { element.xmlLines(isRoot: false) } else { [] }
    }
    if inner.isEmpty, !isRoot { return [xmlText] }
    return ["<\(name)\(xmlAttributes)>"] + inner.map { "  " + $0 } + ["</\(name)>"]
  }

  private var xmlAttributes: String {
    attributes.map { " \($0.name)=\"\(xml($0.value))\"" }.joined()
  }

  private func write(to result: inout String) {
    result += "<" + name + xmlAttributes
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
