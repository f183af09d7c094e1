/// A file or folder that a target's build phase names.
package struct TargetFile: Sendable, Hashable {
  /// Where it is, relative to the folder that holds the `.xcodeproj`; it may begin with `../`, and
  /// is absolute where the project says so.
  package var path: String
  /// The name in the app. Localized files have that of their group (`PBXVariantGroup`).
  package var name: String
  /// The kind of file (`explicitFileType`, `lastKnownFileType`), such as `file.storyboard`.
  package var type: String?
}
