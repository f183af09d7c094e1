import Markup

// The pages of HTML are made of these alone.

/// An element.
func tag(
  _ name: String, _ attributes: KeyValuePairs<String, String?>, _ children: [MarkupNode]
) -> MarkupNode {
  .element(MarkupElement(name, attributes, children))
}

/// An element without attributes.
func tag(_ name: String, _ children: [MarkupNode]) -> MarkupNode {
  .element(MarkupElement(name, [:], children))
}

/// An element that holds a text.
func tag(
  _ name: String, _ attributes: KeyValuePairs<String, String?>, _ text: String
) -> MarkupNode {
  .element(MarkupElement(name, attributes, [.text(text)]))
}

/// An element without attributes that holds a text.
func tag(_ name: String, _ text: String) -> MarkupNode {
  .element(MarkupElement(name, [:], [.text(text)]))
}

/// A list of items, which `ol` counts.
func listTag(_ name: String, _ items: [[MarkupNode]]) -> MarkupNode {
  tag(name, items.map { tag("li", $0) })
}

/// A place in a file. A long path may break before its parts.
func placeTag(_ place: String) -> MarkupNode {
  let parts = place.split(separator: "/", omittingEmptySubsequences: false)
  let nodes = parts.enumerated().flatMap { position, part -> [MarkupNode] in
    let isLast = position == parts.count - 1
    return isLast ? [.text(String(part))] : [.text(part + "/"), tag("wbr", [])]
  }
  return tag("code", ["class": "place"], nodes)
}

/// A number with what it counts.
func tileTag(_ count: Int, _ words: String, _ look: String) -> MarkupNode {
  tag("li", ["class": "tile \(look)"], [tag("strong", "\(count)"), .text(" "), tag("span", words)])
}

/// A control of a form with its label.
func fieldTag(_ label: String, _ id: String, _ control: MarkupNode) -> MarkupNode {
  tag("div", ["class": "field \(id)"], [tag("label", ["for": id], label), control])
}

/// The field for what a page's script looks for.
let searchTag = fieldTag(
  "Search", "search",
  tag(
    "input",
    [
      "type": "search", "id": "search", "autocomplete": "off", "spellcheck": "false",
      "aria-keyshortcuts": "/", "placeholder": "Press / to search",
    ], []))

extension [MarkupNode] {
  /// The nodes with something between each two.
  func separated(by text: String) -> [MarkupNode] {
    enumerated().flatMap { $0.offset == 0 ? [$0.element] : [.text(text), $0.element] }
  }
}

/// Any text as a name for an element of a page: what is no letter or digit of ASCII is a hyphen.
func anchor(_ parts: String...) -> String {
  parts.joined(separator: "-").lowercased()
    .map { $0.isASCII && ($0.isLetter || $0.isNumber) ? String($0) : "-" }.joined()
}
