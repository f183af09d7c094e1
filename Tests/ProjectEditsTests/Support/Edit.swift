@testable import ProjectEdits

/// What edits do to a text.
enum Edit {
  /// Returns a document after edits.
  static func document(_ text: String, _ edits: DocumentEdit...) throws -> String {
    try document(text, edits)
  }

  /// Returns a document after edits, and makes sure that they have nothing to do a second time.
  static func document(_ text: String, _ edits: [DocumentEdit]) throws -> String {
    var edited = EditedText(original: Array(text.utf8))
    try edited.apply(edits)
    let once = edited.bytes
    try edited.apply(edits)
    guard edited.bytes == once else { throw NotIdempotent() }
    return String(decoding: once, as: UTF8.self)
  }

  /// Returns a property list after an edit, and makes sure that it has nothing to do a second time.
  static func propertyList(_ text: String, _ edit: PropertyListEdit) throws -> String {
    var edited = EditedText(original: Array(text.utf8))
    try edited.apply([edit])
    let once = edited.bytes
    try edited.apply([edit])
    guard edited.bytes == once else { throw NotIdempotent() }
    return String(decoding: once, as: UTF8.self)
  }

  struct NotIdempotent: Error {}

  /// Returns the lines that a text loses and gets, without their indentation.
  static func changes(_ old: String, _ new: String) -> [String] {
    let (old, new) = (lines(old), lines(new))
    return new.difference(from: old).map { change in
      switch change {
      case .remove(_, let line, _): "- \(line)"
      case .insert(_, let line, _): "+ \(line)"
      }
    }
  }

  private static func lines(_ text: String) -> [String] {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0.trimmingPrefix { $0 == " " || $0 == "\t" }) }
  }
}

extension DocumentText {
  /// Reads a document.
  init(_ text: String) throws(EditRefusal) { try self.init(Array(text.utf8)) }
}

extension PropertyListText {
  /// Reads a property list.
  init(_ text: String) throws(EditRefusal) { try self.init(Array(text.utf8)) }
}
