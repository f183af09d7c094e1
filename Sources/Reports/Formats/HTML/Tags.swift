import Markup

// Shorthands for the elements of a page.

/// Returns an element.
func tag(
  _ name: String, _ attributes: KeyValuePairs<String, String?>, _ children: [MarkupNode]
) -> MarkupNode {
  .element(MarkupElement(name, attributes, children))
}

/// Returns an element without attributes.
func tag(_ name: String, _ children: [MarkupNode]) -> MarkupNode {
  .element(MarkupElement(name, [:], children))
}

/// Returns an element with a text.
func tag(
  _ name: String, _ attributes: KeyValuePairs<String, String?>, _ text: String
) -> MarkupNode {
  .element(MarkupElement(name, attributes, [.text(text)]))
}

/// Returns an element with a text, without attributes.
func tag(_ name: String, _ text: String) -> MarkupNode {
  .element(MarkupElement(name, [:], [.text(text)]))
}

/// Returns a list of items, which is numbered if the name is `ol`.
func listTag(_ name: String, _ items: [[MarkupNode]]) -> MarkupNode {
  tag(name, items.map { tag("li", $0) })
}

/// Returns a source location. A long path may wrap after each slash.
func placeTag(_ place: String) -> MarkupNode {
  let parts = place.split(separator: "/", omittingEmptySubsequences: false)
  let nodes = parts.enumerated().flatMap { position, part -> [MarkupNode] in
    let isLast = position == parts.count - 1
    return isLast ? [.text(String(part))] : [.text(part + "/"), tag("wbr", [])]
  }
  return tag("code", ["class": "place"], nodes)
}

/// Returns a number with its noun.
func tileTag(_ value: String, _ words: String, look: String) -> MarkupNode {
  tag("li", ["class": "tile \(look)"], [tag("strong", value), .text(" "), tag("span", words)])
}

/// Returns a form control with its label.
func fieldTag(_ label: String, id: String, _ control: MarkupNode) -> MarkupNode {
  tag("div", ["class": "field \(id)"], [tag("label", ["for": id], label), control])
}

/// The search field, which the page's script uses.
let searchTag = fieldTag(
  "Search", id: "search",
  tag(
    "input",
    [
      "type": "search", "id": "search", "autocomplete": "off", "spellcheck": "false",
      "aria-keyshortcuts": "/", "placeholder": "Press / to search",
    ], []))

/// Returns a text as the ID of an element. Characters other than ASCII letters and digits become
/// hyphens.
func anchor(_ parts: String...) -> String {
  parts.joined(separator: "-").lowercased()
    .map { $0.isASCII && ($0.isLetter || $0.isNumber) ? String($0) : "-" }.joined()
}
