package import YAMLReading

/// A reference to a structure of a project in a team's configuration file.
package struct StructurePlace: Sendable, Hashable {
  /// The document, relative to the project's root, or `nil` for any document.
  package var file: String?
  /// The Interface Builder object ID, `project` for the project itself, or `nil` for any object.
  package var object: String?

  /// The object ID of the project itself.
  package static let project = "project"

  /// Creates a reference.
  package init(file: String? = nil, object: String? = nil) {
    self.file = file
    self.object = object
  }

  /// Whether the reference matches everything.
  package var isAnywhere: Bool { file == nil && object == nil }

  /// Determines whether the reference matches an object.
  ///
  /// - Parameters:
  ///   - object: The object ID, or an empty string for the project.
  ///   - file: The document that contains the object.
  /// - Returns: Whether the reference matches.
  package func matches(object: String, in file: String) -> Bool {
    if self.object == Self.project && object.isEmpty { return self.file == nil }
    return (self.file == nil || self.file == file) && (self.object == nil || self.object == object)
  }

  /// Returns the reference relative to a subfolder, or `nil` if the structure is outside it.
  func relative(to folder: String) -> StructurePlace? {
    guard let file else { return self }
    guard file.hasPrefix(folder + "/") else { return nil }
    return StructurePlace(file: String(file.dropFirst(folder.count + 1)), object: object)
  }

  /// The reference in a message, as spelled in the file.
  package var text: String {
    [file, object].compactMap { $0 }.joined(separator: "#")
  }
}

/// Reads a reference in the form `file#object`.
extension StructurePlace: CatalogValue {
  package init(from node: YAMLNode, _ mistakes: Mistakes) {
    let text = String(from: node, mistakes)
    self.init(reference: text)
    if node.text != nil, file == nil || object == nil {
      mistakes.note(
        "expected a document, a # and an object ID, such as Main.storyboard#8bC-Xf-vdC; a report "
          + "gives both", at: node.place)
    }
  }

  /// Reads `file#object`. If a part is missing, the reference is empty.
  init(reference: String) {
    guard let mark = reference.lastIndex(of: "#"), mark > reference.startIndex,
      reference.index(after: mark) < reference.endIndex
    else { return }
    file = String(reference[..<mark])
    object = String(reference[mark...].dropFirst())
  }
}
