/// An element of an XML file, as the bytes that it consists of.
package struct ElementSpan: Sendable, Equatable {
  /// The place of the element among all elements of the file, in the order of their start tags.
  let index: Int
  /// The name, such as `tabBarItem`.
  package let name: String
  /// The line of the start tag, starting at 1.
  package let line: Int
  /// The bytes of the start tag, from `<` to `>`.
  package let startTag: Range<Int>
  /// The attributes in the order of the file.
  package let attributes: [MarkupAttribute]
  /// Whether the start tag ends with `/>`, so that there is no end tag.
  package let isEmptyTag: Bool
  /// The index of the parent, or `nil` for the root.
  let parent: Int?
  /// The bytes of the end tag; empty if there is none.
  package internal(set) var endTag: Range<Int>
  /// The index after the last element inside this one.
  var end: Int

  /// The bytes of the element, from its start tag to its end tag.
  package var range: Range<Int> { startTag.lowerBound..<endTag.upperBound }
  /// The bytes between the start tag and the end tag.
  var content: Range<Int> { startTag.upperBound..<endTag.lowerBound }
}

/// An attribute in a start tag.
package struct MarkupAttribute: Sendable, Equatable {
  /// The name.
  package let name: String
  /// The bytes from the name to the closing quotation mark.
  package let range: Range<Int>
  /// The bytes between the quotation marks.
  package let value: Range<Int>
}
