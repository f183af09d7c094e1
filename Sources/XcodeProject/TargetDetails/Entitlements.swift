/// The entitlements of a target.
package struct Entitlements: Sendable, Hashable {
  /// The file (`CODE_SIGN_ENTITLEMENTS`), relative to the folder that holds the `.xcodeproj`.
  package var file: String
  /// The keys, sorted, without those that are off.
  package var keys: [String]
}

extension ProjectFile {
  /// Reads the entitlements of a target; settings for the Mac's SDK name those of Mac Catalyst.
  ///
  /// - Returns: `nil` if the target names no file.
  /// - Throws: An error with the path and the line where the file is missing or damaged.
  package func entitlements(with settings: BuildSettings) throws(ProjectError) -> Entitlements? {
    try settingPaths.entitlements(with: settings)
  }
}

extension SettingPaths {
  /// Reads the entitlements that settings name, likewise.
  func entitlements(with settings: BuildSettings) throws(ProjectError) -> Entitlements? {
    guard let path = path(of: "CODE_SIGN_ENTITLEMENTS", in: settings) else { return nil }
    let root = try PropertyList(contentsOf: ProjectPath.join(folder, path)).root
    let entries = root.entries.filter { $0.value.bool != false }
    return Entitlements(file: path, keys: entries.map(\.key).sorted())
  }
}
