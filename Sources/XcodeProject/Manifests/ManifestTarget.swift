/// A target in a manifest.
struct ManifestTarget: Sendable {
  var name: String
  var productType: ProductType?
  /// The folders that contain the target's files.
  var folders: [SynchronizedFolder] = []
  /// The individually listed files, relative to the manifest's folder.
  var files: Set<String> = []
  /// The names of the targets that the target contains or depends on.
  var dependencies: [String] = []
  /// The folders of linked Swift packages and projects, relative to the manifest's folder.
  var packages: [String] = []
  /// Whether code computes some of the dependencies.
  var needsMore = false
  /// The settings.
  var settings = ManifestSettings()
  /// The contents of the `Info.plist`, if they are in the manifest.
  var info: PropertyValue?
}

/// A build configuration in a manifest.
struct ManifestConfiguration: Sendable {
  var name: String
  /// Whether the configuration is for debugging.
  var isDebug: Bool

  /// The default configurations.
  static let usual = [
    ManifestConfiguration(name: "Debug", isDebug: true),
    ManifestConfiguration(name: "Release", isDebug: false),
  ]
}

/// The settings of a project or a target in a manifest.
struct ManifestSettings: Sendable {
  /// The settings of each configuration, by the configuration's name.
  var values: [String: [String: String]] = [:]
  /// The configuration file of each configuration, by its name, relative to the manifest's folder.
  var files: [String: String] = [:]
}

/// A manifest that an Xcode project is generated from, or a Swift package that contains an app.
package struct ProjectManifest: Sendable {
  /// The path of the file, as the caller passed it.
  package let file: String
  /// The folder that contains the file, as the caller passed it. All paths begin with it.
  package let folder: String
  /// The project's name.
  package let name: String
  /// The development language.
  package let developmentRegion: String?
  /// The targets.
  package let targets: [ProjectTarget]

  private let details: [ManifestTarget]
  private let settings: ManifestSettings
  private let configurationFiles = ConfigurationFileCache()

  init(
    file: String, name: String, configurations: [ManifestConfiguration], developmentRegion: String?,
    settings: ManifestSettings, targets: [ManifestTarget]
  ) {
    self.file = file
    folder = ProjectPath.parent(of: file)
    self.name = name
    self.developmentRegion = developmentRegion
    self.settings = settings
    details = targets
    let names = configurations.map(\.name)
    let others = configurations.filter { !$0.isDebug }.map(\.name)
    let released = ProjectTarget.released(among: others, default: others.first ?? "Release")
    self.targets = targets.enumerated().map { number, target in
      ProjectTarget(
        identifier: target.name, name: target.name, kind: .native, productType: target.productType,
        configurations: names, defaultConfiguration: released, number: number)
    }
  }
}

// MARK: - Contents

extension ProjectManifest: BuildDescription {
  package var localPackages: [String] { details.flatMap(\.packages) }

  /// Whether an app may depend on modules that are computed by code.
  package func needsMore(_ app: ProjectTarget) -> Bool {
    parts(of: app).contains { details[$0.number].needsMore }
  }

  package func parts(of app: ProjectTarget) -> [ProjectTarget] {
    let candidates = targets.filter { $0.productType?.isPartOfApps == true }
    let byName = Dictionary(candidates.map { ($0.name, $0) }) { first, _ in first }
    var parts = [app]
    var taken: Set = [app.name]
    var next = 0
    while next < parts.count {
      let needed = details[parts[next].number].dependencies.filter { taken.insert($0).inserted }
      parts += needed.compactMap { byName[$0] }
      next += 1
    }
    return parts
  }

  package func contents(of targets: [ProjectTarget], listsSources: Bool) -> TargetContents {
    let parts = targets.map { details[$0.number] }
    let files = parts.reduce(into: Set<String>()) { $0.formUnion($1.files) }
    return TargetContents(
      files: files, folders: parts.flatMap(\.folders), sources: listsSources ? files : [],
      packages: listsSources ? Set(parts.flatMap(\.packages)) : [])
  }
}

// MARK: - Settings

extension ProjectManifest {
  package func app(
    _ target: ProjectTarget, holding files: [String]
  ) -> (app: AppTarget, problems: [ProjectError]) {
    let settings = settings(of: target, target.releaseConfiguration, sdk: nil)
    let details = details[target.number]
    var reading = AppReading(target, of: name, settings, SettingPaths(folder: folder))
    reading.readInfo(or: details.info, of: ProjectPath.name(of: file))
    reading.readEntitlements()
    let sdk = reading.platforms.supportsMacCatalyst == true ? .macosx : settings.sdk
    let conditions = CompilationConditions(
      released: self.settings(of: target, target.releaseConfiguration, sdk: sdk),
      others: target.configurations.filter { $0 != target.releaseConfiguration }
        .map { self.settings(of: target, $0, sdk: sdk) })
    return (reading.app(holding: files, conditions), reading.problems)
  }

  private func settings(
    of target: ProjectTarget, _ configuration: String, sdk: BuildSDK?
  ) -> BuildSettings {
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
      target: target.name, project: name, sourceRoot: SettingPaths(folder: folder).sourceRoot,
      language: developmentRegion)
    for level in [self.settings, details[target.number].settings] {
      if let file = level.files[configuration] {
        settings.define(configurationFiles[ProjectPath.join(folder, file)])
      }
      settings.define((level.values[configuration] ?? [:]).sorted { $0.key < $1.key })
    }
    return settings
  }
}
