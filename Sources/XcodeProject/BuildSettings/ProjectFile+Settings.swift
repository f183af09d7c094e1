extension ProjectFile {
  /// Returns the settings of a target.
  ///
  /// Configuration files are read from the file system. Files that cannot be read are listed in the
  /// `problems` of the result.
  ///
  /// - Parameters:
  ///   - target: The target.
  ///   - configuration: The build configuration, or `nil` for the target's default one.
  ///   - sdk: The SDK that conditions are evaluated for, or `nil` for the target's own.
  /// - Returns: The merged settings of all levels.
  package func settings(
    of target: ProjectTarget, configuration: String? = nil, sdk: BuildSDK? = nil
  ) -> BuildSettings {
    let configuration = configuration ?? target.defaultConfiguration
    if let sdk { return merged(target, configuration, sdk) }
    let settings = merged(target, configuration, .iphoneos)
    let own = TargetPlatforms.sdk(of: settings, for: target)
    return own == .iphoneos ? settings : merged(target, configuration, own)
  }

  private func merged(
    _ target: ProjectTarget, _ configuration: String, _ sdk: BuildSDK
  ) -> BuildSettings {
    var settings = BuildSettings(sdk: sdk, configuration: configuration)
    settings.defineDefaults(
      target: target.name, project: name, sourceRoot: settingPaths.sourceRoot,
      language: developmentRegion)
    for owner in [project, object(of: target)].compactMap({ $0 }) {
      let list = ConfigurationList(of: owner, in: objects, default: defaultConfiguration)
      guard let level = list.configuration(named: configuration) else { continue }
      addFile(of: level, to: &settings)
      settings.define(
        (level["buildSettings"]?.entries ?? []).map { key, value in
          (key, value.string ?? value.elements.compactMap(\.string).joined(separator: " "))
        })
    }
    return settings
  }

  /// Adds the file of a configuration, which is identified by a reference, or by a path in a
  /// synchronized folder.
  private func addFile(of configuration: PropertyValue, to settings: inout BuildSettings) {
    guard let path = configurationFile(of: configuration) else { return }
    settings.define(configurationFiles[ProjectPath.join(folder, path)])
  }

  private func configurationFile(of configuration: PropertyValue) -> String? {
    let paths = ProjectPaths(objects: objects, project: project)
    if let file = objects.number(configuration["baseConfigurationReference"]) {
      return paths.path(of: file)
    }
    guard let anchor = objects.number(configuration["baseConfigurationReferenceAnchor"]),
      let path = configuration["baseConfigurationReferenceRelativePath"]?.string
    else { return nil }
    return paths.path(of: anchor).map { ProjectPath.join($0, path) }
  }
}
