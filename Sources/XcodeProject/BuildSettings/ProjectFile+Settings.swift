extension ProjectFile {
  /// The settings of a target.
  ///
  /// Configuration files are read from the disk; those that cannot be are in the result's problems.
  ///
  /// - Parameters:
  ///   - target: The target.
  ///   - configuration: The build configuration; the target's default one where none is named.
  ///   - sdk: The SDK that conditions are decided for; the target's own where none is named.
  /// - Returns: The settings of all levels, merged.
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

  /// Files are named by a reference, or by a path in a folder that belongs to a target as a whole.
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
