/// Reads which controls of a screen store their values in the user defaults, and under which keys.
///
/// A report does not need this. It is read for the screen whose settings become a `Settings.bundle`.
package struct SettingsReader {
  private let files: SettingsFiles

  /// Creates a reader.
  ///
  /// - Parameter contents: Returns the path and the bytes of the file that declares a type, or `nil`.
  package init(_ contents: @escaping (String) -> (path: String, bytes: [UInt8])?) {
    files = SettingsFiles(contents)
  }

  /// Returns the rows of a SwiftUI view and of the views in it, or `nil` if the app declares no such
  /// view.
  package func form(ofView name: String) -> SettingsForm? {
    let declarations = files.declarations(of: name)
    guard declarations.contains(where: { $0.inherited.contains("View") }) else { return nil }
    var reader = ViewSettings(files)
    reader.read(name)
    return reader.form
  }

  /// Returns the keys under which a view controller stores whether its switches are on.
  package func switches(ofController name: String) -> [StoredSwitch] {
    SwitchSettings(files).switches(of: name)
  }
}
