/// A document for the Mac (Interface-Builder-Format.md#documents-for-the-mac).
///
/// macward gives no advice on it. It shows what the app already has on the Mac.
package struct MacInterface: Sendable {
  /// The file's path, relative to the project's root.
  package var file: String
  /// The elements of the file.
  package let tree: ElementTree
}
