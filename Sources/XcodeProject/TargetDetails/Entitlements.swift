/// The entitlements of a target.
package struct Entitlements: Sendable, Hashable {
  /// The file (`CODE_SIGN_ENTITLEMENTS`), relative to the folder that contains the `.xcodeproj`.
  package var file: String
  /// The keys, sorted, without those with the value false.
  package var keys: [String]
}

extension ProjectFile {
  /// Reads the entitlements of a target. With settings for the macOS SDK, these are the
  /// entitlements for Mac Catalyst.
  ///
  /// - Returns: `nil` if the settings name no file.
  /// - Throws: An error with the path and the line if the file is missing or damaged.
  package func entitlements(with settings: BuildSettings) throws(ProjectError) -> Entitlements? {
    try settingPaths.entitlements(with: settings)
  }
}

extension SettingPaths {
  /// Reads the entitlements file in settings, likewise.
  func entitlements(with settings: BuildSettings) throws(ProjectError) -> Entitlements? {
    guard let path = path(of: "CODE_SIGN_ENTITLEMENTS", in: settings) else { return nil }
    let root = try PropertyList(contentsOf: ProjectPath.join(folder, path)).root
    let entries = root.entries.filter { $0.value.bool != false }
    return Entitlements(file: path, keys: entries.map(\.key).sorted())
  }
}
