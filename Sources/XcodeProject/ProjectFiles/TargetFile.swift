/// A file or folder in a build phase of a target.
package struct TargetFile: Sendable, Hashable {
  /// The path, relative to the folder that contains the `.xcodeproj`. It may begin with `../`, and
  /// is absolute if the project uses an absolute path.
  package var path: String
  /// The name in the app. Localized files have the name of their group (`PBXVariantGroup`).
  package var name: String
  /// The file type (`explicitFileType`, `lastKnownFileType`), such as `file.storyboard`.
  package var type: String?
}
