import Foundation

/// Reads the project that XcodeGen generates from a specification.
struct XcodeGenProject {
  /// The maximum number of templates or setting groups to resolve for a target.
  private static let mostSteps = 256

  private let spec: SpecValue
  private let path: String
  private let configurations: [ManifestConfiguration]

  /// Reads a specification.
  ///
  /// - Returns: `nil` if the file is not a specification. Other tools use a `project.yml`, too.
  static func manifest(contentsOf path: String) throws(ProjectError) -> ProjectManifest? {
    let spec = try XcodeGenFile(contentsOf: path).value
    guard spec["name"].text != nil, !spec["targets"].entries.isEmpty else { return nil }
    return XcodeGenProject(spec, path).manifest
  }

  private init(_ spec: SpecValue, _ path: String) {
    self.spec = spec
    self.path = path
    let named = spec["configs"].entries.map {
      ManifestConfiguration(name: $0.key, isDebug: $0.value.text == "debug")
    }
    configurations = named.isEmpty ? ManifestConfiguration.usual : named
  }

  private var manifest: ProjectManifest {
    ProjectManifest(
      file: path, name: spec["name"].text ?? "", configurations: configurations,
      developmentRegion: spec["options"]["developmentLanguage"].text ?? "en",
      settings: settings(of: spec, presets: projectPresets),
      targets: spec["targets"].entries.flatMap { targets($0.value, named: $0.key) })
  }

  // MARK: - Targets

  /// Returns the targets of an entry, one for each of its platforms.
  private func targets(_ entry: SpecValue, named key: String) -> [ManifestTarget] {
    let name = entry["name"].text ?? key
    var steps = Self.mostSteps
    var target = templated(entry, &steps)
    var variables = ["target_name": name]
    for (key, value) in target["templateAttributes"].entries { variables[key] = value.text }
    target = target.replacing(variables)
    let platforms = target["platform"].elements.compactMap(\.text)
    guard !platforms.isEmpty else {
      let platform = target["platform"].text ?? "auto"
      return [self.target(target.replacing(["platform": platform]), name, platform)]
    }
    return platforms.map { platform in
      let own = target.replacing(["platform": platform])
      let prefix = own["platformPrefix"].text ?? ""
      let suffix = own["platformSuffix"].text ?? (prefix.isEmpty ? "_\(platform)" : "")
      return self.target(own, prefix + name + suffix, platform)
    }
  }

  /// Returns a target merged with its templates.
  private func templated(_ target: SpecValue, _ steps: inout Int) -> SpecValue {
    let templates = target["templates"].texts
    steps -= 1
    guard !templates.isEmpty, steps > 0 else { return target }
    var base = SpecValue.mapping([:])
    for name in templates {
      base = base.merged(under: templated(spec["targetTemplates"][name], &steps))
    }
    return base.merged(under: target)
  }

  private func target(_ spec: SpecValue, _ name: String, _ platform: String) -> ManifestTarget {
    let sources = XcodeGenSources(spec["sources"])
    let packages = Set(spec["dependencies"].elements.compactMap { $0["package"].text })
    var target = ManifestTarget(
      name: name, productType: spec["type"].text.flatMap(ProductType.init(rawValue:)),
      folders: sources.folders, files: sources.files,
      dependencies: spec["dependencies"].elements.compactMap { $0["target"].text },
      packages: self.spec["packages"].entries.filter { packages.contains($0.key) }
        .compactMap { $0.value["path"].text }.map(ProjectPath.normal))
    target.packages += self.spec["localPackages"].texts.map(ProjectPath.normal)
    target.packages += target.dependencies.compactMap(projectFolder)
    target.settings = settings(of: spec, presets: presets(for: spec, platform))
    addFiles(of: spec, to: &target.settings, sources)
    target.info = PropertyValue(spec["info"]["properties"])
    return target
  }

  /// Returns the folder of the project with a target that is named as `project/target`.
  private func projectFolder(ofTarget name: String) -> String? {
    guard let end = name.firstIndex(of: "/") else { return nil }
    let path = spec["projectReferences"][String(name[..<end])]["path"].text
    return path.map { ProjectPath.parent(of: ProjectPath.normal($0)) }
  }

  /// Adds the property list and the entitlements, which a specification may contain outside its
  /// settings.
  private func addFiles(
    of target: SpecValue, to settings: inout ManifestSettings, _ sources: XcodeGenSources
  ) {
    let folder = ProjectPath.parent(of: path)
    for (key, name) in [("info", "INFOPLIST_FILE"), ("entitlements", "CODE_SIGN_ENTITLEMENTS")] {
      guard let path = target[key]["path"].text else { continue }
      // XcodeGen writes the entitlements file when it generates the project.
      let isThere = FileManager.default.fileExists(atPath: ProjectPath.join(folder, path))
      guard isThere || key == "info" else { continue }
      for configuration in configurations { settings.values[configuration.name]?[name] = path }
    }
    guard let found = sources.infoFile(in: folder) else { return }
    for (configuration, values) in settings.values where values["INFOPLIST_FILE"] == nil {
      let isGenerated = values["GENERATE_INFOPLIST_FILE"] != nil
      if !isGenerated { settings.values[configuration]?["INFOPLIST_FILE"] = found }
    }
  }
}

// MARK: - Settings

extension XcodeGenProject {
  /// Returns the settings of a project or target for all its configurations.
  private func settings(
    of owner: SpecValue, presets: (Bool) -> [String: String]
  ) -> ManifestSettings {
    var settings = ManifestSettings()
    for configuration in configurations {
      let name = configuration.name
      var steps = Self.mostSteps
      settings.values[name] = presets(configuration.isDebug)
        .merging(values(owner["settings"], for: name, &steps)) { $1 }
      settings.files[name] = owner["configFiles"][name].text.map(ProjectPath.normal)
    }
    return settings
  }

  /// Returns the settings for a configuration, in order of precedence: those of groups, those for
  /// all configurations, and those for some.
  private func values(
    _ settings: SpecValue, for configuration: String, _ steps: inout Int
  ) -> [String: String] {
    steps -= 1
    guard steps > 0 else { return [:] }
    let parts = ["base", "configs", "groups", "presets"]
    guard settings.entries.contains(where: { parts.contains($0.key) }) else {
      return Dictionary(
        settings.entries.compactMap { key, value in value.setting.map { (key, $0) } }
      ) { first, _ in first }
    }
    var values: [String: String] = [:]
    for group in settings["groups"].texts + settings["presets"].texts {
      values.merge(self.values(spec["settingGroups"][group], for: configuration, &steps)) { $1 }
    }
    values.merge(self.values(settings["base"], for: configuration, &steps)) { $1 }
    let name = configuration.lowercased()
    let matches = settings["configs"].entries.filter { name.contains($0.key.lowercased()) }
    // An exact name takes precedence.
    for (_, part) in matches.sorted(by: { ($0.key.count, $0.key) < ($1.key.count, $1.key) }) {
      values.merge(self.values(part, for: configuration, &steps)) { $1 }
    }
    return values
  }

  /// Returns XcodeGen's default settings of a project.
  private func projectPresets(isDebug: Bool) -> [String: String] {
    guard isDebug, spec["options"]["settingPresets"].text != "none" else { return [:] }
    return [
      "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG",
      "GCC_PREPROCESSOR_DEFINITIONS": "$(inherited) DEBUG=1",
    ]
  }

  /// Returns XcodeGen's default settings of a target.
  private func presets(for target: SpecValue, _ platform: String) -> (Bool) -> [String: String] {
    let destinations = target["supportedDestinations"].texts
    var values = ManifestPlatforms.settings(platform: platform, destinations: destinations)
    let versions = spec["options"]["deploymentTarget"].merged(under: target["deploymentTarget"])
    for platform in BuildPlatform.allCases {
      values[platform.deploymentTargetSetting] = versions[platform.rawValue].text
    }
    if let version = target["deploymentTarget"].text, let own = BuildPlatform(rawValue: platform) {
      values[own.deploymentTargetSetting] = version
    }
    return { _ in values }
  }
}
