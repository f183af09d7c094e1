/// An image that a document names in its list of resources.
package struct ImageResource: Sendable, Equatable {
  /// The name, such as `sun.max`.
  package let name: String
  /// The catalog: `system` for symbols, and `nil` for images of the project.
  package let catalog: String?
  /// The width in points, as a decimal number.
  package let width: String
  /// The height in points, as a decimal number.
  package let height: String

  /// Creates a resource.
  package init(name: String, catalog: String?, width: String, height: String) {
    (self.name, self.catalog, self.width, self.height) = (name, catalog, width, height)
  }

  /// A symbol. Interface Builder corrects the size when it saves the document.
  package static func symbol(_ name: String, width: Int = 128, height: Int = 128) -> Self {
    Self(name: name, catalog: "system", width: String(width), height: String(height))
  }

  /// The line of the resource.
  func line() throws(EditRefusal) -> MarkupLine {
    guard let catalog else {
      return try .empty("image", attributes: ["name": name, "width": width, "height": height])
    }
    return try .empty(
      "image", attributes: ["name": name, "catalog": catalog, "width": width, "height": height])
  }
}
