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
    defineDefaults(for: target, in: &settings)
    for owner in [project, object(of: target)].compactMap({ $0 }) {
      let list = ConfigurationList(of: owner, in: objects, default: defaultConfiguration)
      guard let level = list.configuration(named: configuration) else { continue }
      addFile(of: level, to: &settings)
      add(level["buildSettings"], to: &settings)
    }
    return settings
  }

  /// Files are named by a reference, or by a path in a folder that belongs to a target as a whole.
  private func addFile(of configuration: PropertyValue, to settings: inout BuildSettings) {
    guard let path = configurationFile(of: configuration) else { return }
    let file = configurationFiles[ProjectPath.join(folder, path)]
    for assignment in file.assignments { settings.define(assignment.name, as: assignment.value) }
    settings.problems += file.problems
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

  /// A setting with conditions counts more than the same one without, and a narrow one more than a
  /// wide one.
  private func add(_ values: PropertyValue?, to settings: inout BuildSettings) {
    var conditional: [(key: String, value: String)] = []
    for (key, value) in values?.entries ?? [] {
      let text = value.string ?? value.elements.compactMap(\.string).joined(separator: " ")
      if key.utf8.contains(UInt8(ascii: "[")) {
        conditional.append((key, text))
      } else {
        settings.define(key, as: text)
      }
    }
    conditional.sort { ($0.key.utf8.count, $0.key) < ($1.key.utf8.count, $1.key) }
    for (key, value) in conditional { settings.define(SettingName(key), as: value) }
  }

  /// What Xcode itself says, as far as paths and names are made of it.
  private func defineDefaults(for target: ProjectTarget, in settings: inout BuildSettings) {
    let root = sourceRoot
    let defaults = [
      "TARGET_NAME": target.name, "TARGETNAME": target.name, "PROJECT_NAME": name, "PROJECT": name,
      "SRCROOT": root, "SOURCE_ROOT": root, "PROJECT_DIR": root,
      "PROJECT_FILE_PATH": root + "/" + name + ".xcodeproj",
      "CONFIGURATION": settings.configuration, "PRODUCT_NAME": "$(TARGET_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "PLATFORM_NAME": settings.sdk.rawValue,
      "EFFECTIVE_PLATFORM_NAME": settings.sdk == .macosx ? "" : "-" + settings.sdk.rawValue,
      "DEVELOPMENT_LANGUAGE": developmentRegion ?? "en",
    ]
    for (name, value) in defaults { settings.define(name, as: value) }
  }
}
