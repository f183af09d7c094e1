import Markup

/// A part of a page, with its place in the list of contents.
struct PagePart {
  var id: String
  var title: String
  var node: MarkupNode

  /// Creates a part below a heading.
  ///
  /// What the page's filters do with it is `findings` where it holds recommendations, `rows` where
  /// its rows can be searched, and nothing where it always stays.
  init(
    _ id: String, _ title: String, heading: MarkupNode, filter: String?, _ children: [MarkupNode]
  ) {
    self.id = id
    self.title = title
    node = tag(
      "section", ["class": "part", "id": id, "data-part": filter], [heading] + children)
  }
}
