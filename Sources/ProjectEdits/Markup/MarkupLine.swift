/// A line of XML that is added to a file, without its indentation and line ending.
struct MarkupLine: Equatable {
  /// How many steps further to the right than the first line of its block.
  var depth = 0
  /// The text, with escapes.
  var text: String

  /// Returns lines with start and end tags around them.
  static func element(_ name: String, attributes: String = "", _ content: [MarkupLine])
    -> [MarkupLine]
  {
    let inner = content.map { MarkupLine(depth: $0.depth + 1, text: $0.text) }
    return [MarkupLine(text: "<\(name)\(attributes)>")] + inner + [MarkupLine(text: "</\(name)>")]
  }

  /// Returns a tag without content.
  static func empty(_ name: String, attributes: KeyValuePairs<String, String>) throws(EditRefusal)
    -> MarkupLine
  {
    var text = "<\(name)"
    for (key, value) in attributes { text += " \(key)=\"\(try MarkupEscapes.attribute(value))\"" }
    return MarkupLine(text: text + "/>")
  }
}
