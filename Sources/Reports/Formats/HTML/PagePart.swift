import Markup

/// A part of a page, with its entry in the contents.
struct PagePart {
  var id: String
  var title: String
  var node: MarkupNode

  /// Creates a part below a heading.
  ///
  /// The page's filters hide its `structures`, `findings` or `rows`, as `filter` says, or nothing.
  init(
    _ id: String, _ title: String, heading: MarkupNode, filter: String?, _ children: [MarkupNode]
  ) {
    self.id = id
    self.title = title
    node = tag(
      "section", ["class": "part", "id": id, "data-part": filter], [heading] + children)
  }
}
