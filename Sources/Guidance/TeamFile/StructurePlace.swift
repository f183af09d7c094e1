package import YAMLReading

/// A reference to a structure of a project in a team's configuration file.
package struct StructurePlace: Sendable, Hashable {
  /// The document, relative to the project's root, or `nil` for any document.
  package var file: String?
  /// The Interface Builder object ID, `project` for the project itself, or `nil` for any object.
  package var object: String?
  /// The line of the structure, in a reference that gives no object ID.
  package var line: Int?
  /// Whether the object is named by its class alone, which must be unique.
  package var isName = false

  /// The object ID of the project itself.
  package static let project = "project"

  /// Creates a reference.
  package init(file: String? = nil, object: String? = nil) {
    self.file = file
    self.object = object
  }

  /// Whether the reference matches everything.
  package var isAnywhere: Bool { file == nil && object == nil }

  /// Whether the reference is a line or a class, which stands for a structure of the project.
  package var isIndirect: Bool { line != nil || isName }

  /// Determines whether the reference matches an object.
  ///
  /// - Parameters:
  ///   - object: The object ID, or an empty string for the project.
  ///   - file: The document that contains the object.
  /// - Returns: Whether the reference matches.
  package func matches(object: String, in file: String) -> Bool {
    if isIndirect { return false }
    if self.object == Self.project && object.isEmpty { return self.file == nil }
    return (self.file == nil || self.file == file) && (self.object == nil || self.object == object)
  }

  /// Returns the reference relative to a subfolder. One that is relative to that subfolder already stays
  /// as it is.
  func relative(to folder: String) -> StructurePlace {
    guard let file, file.hasPrefix(folder + "/") else { return self }
    var place = self
    place.file = String(file.dropFirst(folder.count + 1))
    return place
  }

  /// The reference in a message, as spelled in the file.
  package var text: String {
    [
      file,
      line.map { file == nil ? "\($0)" : ":\($0)" } ?? object.map { file == nil ? $0 : "#\($0)" },
    ]
    .compactMap { $0 }.joined()
  }
}

/// Reads a reference in one of the forms `file#object`, `file:line`, and `Class`.
extension StructurePlace: CatalogValue {
  package init(from node: YAMLNode, _ mistakes: Mistakes) {
    let text = String(from: node, mistakes)
    self.init(reference: text)
    if node.text != nil, isAnywhere {
      mistakes.note(
        "expected a document, a # and an object ID, such as Main.storyboard#8bC-Xf-vdC, a file and a line, "
          + "such as Tabs.swift:12, or a class; a report gives them", at: node.place)
    }
  }

  /// Reads `file#object`, `file:line`, or a class. If a part is missing, the reference is empty.
  package init(reference: String) {
    if let mark = reference.lastIndex(of: "#") {
      let (file, object) = (reference[..<mark], reference[mark...].dropFirst())
      guard !file.isEmpty, !object.isEmpty else { return }
      (self.file, self.object) = (String(file), String(object))
    } else if let mark = reference.lastIndex(of: ":"), mark > reference.startIndex,
      let line = Int(reference[mark...].dropFirst()), line > 0
    {
      (file, self.line) = (String(reference[..<mark]), line)
    } else if Self.isClass(reference) {
      (object, isName) = (reference, true)
    }
  }

  /// Whether a text is the name of a type, which may be in others, and not that of a file.
  private static func isClass(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let isSpelled = parts.allSatisfy { part in
      part.first?.isUppercase == true && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
    return isSpelled && !parts.isEmpty
  }
}
