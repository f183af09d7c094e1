package import FileReading
import ProjectEdits

/// One change of an existing file, for a list of changes.
package struct Edit: Sendable {
  /// The place of the object in the project.
  package var place: SourceLocation
  /// The object ID in Interface Builder, or the key of a property list.
  package var object: String
  /// What changes, such as `image`.
  package var name: String
  /// The value in the file, or `nil` if it has none.
  package var before: String?
  /// The new value.
  package var after: String
  /// How the file changes.
  var changes: FormatEdits
}

/// The bytes that an edit changes, in the terms of the file's format.
enum FormatEdits: Sendable {
  /// In a storyboard or xib.
  case document([DocumentEdit])
  /// In Swift code or a project file, as splices of the bytes that the file has now.
  case code([Splice])
  /// In a property list.
  case propertyList([PropertyListEdit])
}
