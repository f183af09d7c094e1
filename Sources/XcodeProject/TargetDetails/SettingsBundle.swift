/// An app's page in the system's settings (`Settings.bundle`).
package struct SettingsBundle: Sendable, Hashable {
  /// The bundle, relative to the folder that holds the `.xcodeproj`.
  package var path: String
  /// How many controls and groups its first page has (`PreferenceSpecifiers` of `Root.plist`);
  /// `nil` where that cannot be read.
  package var specifiers: Int?
}

extension ProjectFile {
  /// The settings bundle among a target's resources; `nil` where there is none.
  package func settingsBundle(of target: ProjectTarget) -> SettingsBundle? {
    let paths = resources(of: target).map(\.path) + synchronizedFiles(of: target)
    let bundle = paths.first { ProjectPath.name(of: $0) == "Settings.bundle" }
    return bundle.map { path in
      let file = ProjectPath.join(folder, path) + "/Root.plist"
      let specifiers = (try? PropertyList(contentsOf: file))?.root["PreferenceSpecifiers"]
      return SettingsBundle(
        path: path, specifiers: specifiers.flatMap { $0.isArray ? $0.elements.count : nil })
    }
  }
}
