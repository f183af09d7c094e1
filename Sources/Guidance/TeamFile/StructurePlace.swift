/// Where in a project something is that a team speaks of.
package struct StructurePlace: Sendable, Hashable {
  /// A document, relative to the project's root; `nil` for any.
  package var file: String?
  /// The Interface Builder object ID, or `project` for the project itself; `nil` for any object.
  package var object: String?

  /// The object that means the project itself.
  package static let project = "project"

  /// Creates a place.
  package init(file: String? = nil, object: String? = nil) {
    self.file = file
    self.object = object
  }

  /// Whether it is about everything.
  package var isAnywhere: Bool { file == nil && object == nil }

  /// Whether it means an object.
  ///
  /// - Parameters:
  ///   - object: The object ID; empty for the project.
  ///   - file: The document it is in.
  /// - Returns: Whether it does.
  package func matches(object: String, in file: String) -> Bool {
    if self.object == Self.project && object.isEmpty { return self.file == nil }
    return (self.file == nil || self.file == file) && (self.object == nil || self.object == object)
  }

  /// The place relative to a folder below; `nil` where it is not in there.
  func relative(to folder: String) -> StructurePlace? {
    guard let file else { return self }
    guard file.hasPrefix(folder + "/") else { return nil }
    return StructurePlace(file: String(file.dropFirst(folder.count + 1)), object: object)
  }

  /// The place in a message, as it is written in the file.
  package var text: String {
    [file, object].compactMap { $0 }.joined(separator: "#")
  }
}

/// Written as `file#object`.
extension StructurePlace: CatalogValue {
  package init(from node: CatalogNode, _ mistakes: Mistakes) {
    let text = String(from: node, mistakes)
    self.init(reference: text)
    if node.text != nil, file == nil || object == nil {
      mistakes.note(
        "expected a document, a # and an object ID, such as Main.storyboard#8bC-Xf-vdC; a report "
          + "gives both", at: node.place)
    }
  }

  /// Reads `file#object`; without both parts there is no place.
  init(reference: String) {
    guard let mark = reference.lastIndex(of: "#"), mark > reference.startIndex,
      reference.index(after: mark) < reference.endIndex
    else { return }
    file = String(reference[..<mark])
    object = String(reference[mark...].dropFirst())
  }
}
