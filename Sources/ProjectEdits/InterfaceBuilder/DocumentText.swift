/// The text of a storyboard or xib, in which objects are found and edits are described.
///
/// Each edit is returned as splices of the bytes that it is about; all others stay as they are. An
/// edit that the file has already yields no splices. Lines that are added have the place, the
/// indentation, and the line ending that Interface Builder gives them.
package struct DocumentText: Sendable {
  let markup: MarkupText
  private let indices: [String: [Int]]

  /// Reads the text of a document.
  ///
  /// - Throws: ``EditRefusal`` if this is no UTF-8, no XML, no document of Interface Builder, one
  ///   from before Xcode 5, or a launch screen.
  package init(_ bytes: [UInt8]) throws(EditRefusal) {
    markup = try MarkupText(bytes)
    switch markup.root.name {
    case "document": break
    case "archive": throw .oldArchive
    default: throw .unknownFormat(root: markup.root.name)
    }
    guard markup.value(of: "launchScreen", in: markup.root) != "YES" else { throw .launchScreen }
    var indices: [String: [Int]] = [:]
    for element in markup.elements {
      if let id = markup.value(of: "id", in: element) {
        indices[id, default: []].append(element.index)
      }
    }
    self.indices = indices
  }

  /// Returns the element with an object ID.
  ///
  /// - Throws: ``EditRefusal/absentObject(id:)`` or ``EditRefusal/ambiguousObject(id:lines:)``.
  package func element(id: String) throws(EditRefusal) -> ElementSpan {
    let found = (indices[id] ?? []).map { markup.elements[$0] }
    guard let element = found.first else { throw .absentObject(id: id) }
    guard found.count == 1 else { throw .ambiguousObject(id: id, lines: found.map(\.line)) }
    return element
  }

  /// Returns the child of an object that has a role, such as the tab bar item of a controller,
  /// which has the key `tabBarItem`.
  package func child(key: String, of element: ElementSpan) -> ElementSpan? {
    markup.children(of: element).first { markup.value(of: "key", in: $0) == key }
  }

  /// Returns the value of an attribute, or `nil` if the element lacks it.
  package func value(of attribute: String, in element: ElementSpan) -> String? {
    markup.value(of: attribute, in: element)
  }

  /// The object IDs of the document.
  package var ids: Set<String> { Set(indices.keys) }

  /// The step of the indentation in files that do not show one.
  static let step = "    "
}
