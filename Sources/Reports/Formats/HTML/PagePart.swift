import Markup

/// A part of a page, with its entry in the contents.
struct PagePart {
  var id: String
  var title: String
  var node: MarkupNode

  /// Creates a part with a heading.
  ///
  /// `filter` specifies whether the page's filters hide the part's `structures`, `findings`, or
  /// `rows`. If it is `nil`, they hide nothing.
  init(
    _ id: String, _ title: String, heading: MarkupNode, filter: String?, _ children: [MarkupNode]
  ) {
    self.id = id
    self.title = title
    node = tag(
      "section", ["class": "part", "id": id, "data-part": filter], [heading] + children)
  }
}
