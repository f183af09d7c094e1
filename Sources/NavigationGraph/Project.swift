package import InterfaceBuilder
package import XcodeProject

/// What belongs together: the documents and property lists of one app project.
///
/// Until project files are read a project is the nearest folder that directly holds an
/// `.xcodeproj`, an `.xcworkspace` or a `Package.swift`, or else the path that was asked for.
package struct Project: Sendable {
  /// The folder's name, or the file's when a single document was asked for.
  package var name: String
  /// The folder, relative to the path that was asked for; `.` for that path itself.
  package var root: String
  /// The iOS and tvOS documents, by path relative to the root. Of the copies of one storyboard in
  /// several `.lproj` folders it holds one.
  package var documents: [Document] = []
  /// The property lists that say something about navigation.
  package var propertyLists: [InfoPropertyList] = []
  /// What could not be read or was left out.
  package var problems: [DocumentProblem] = []
  /// How many documents of other platforms were left out.
  package var leftOut: [Platform: Int] = [:]

  /// Creates an empty project.
  package init(name: String, root: String) {
    self.name = name
    self.root = root
  }
}
