/// Reads an app from its settings and the files that these refer to.
struct AppReading {
  let platforms: TargetPlatforms
  private(set) var problems: [ProjectError]
  private let target: ProjectTarget
  private let project: String
  private let settings: BuildSettings
  private let paths: SettingPaths
  private var info: TargetInfo
  private var entitlements: Entitlements?

  init(
    _ target: ProjectTarget, of project: String, _ settings: BuildSettings, _ paths: SettingPaths
  ) {
    self.target = target
    self.project = project
    self.settings = settings
    self.paths = paths
    platforms = TargetPlatforms(settings, of: target)
    problems = settings.problems
    info = TargetInfo(InfoValues(root: nil, settings: settings))
  }

  /// Reads the property list.
  ///
  /// - Parameters:
  ///   - stated: The contents of the list in the manifest. In this case, the file is generated and
  ///     may be absent.
  ///   - origin: The project file or manifest, relative to the project's folder, which is the
  ///     source location of values in settings and in `stated`.
  mutating func readInfo(or stated: PropertyValue? = nil, of origin: String) {
    info = paths.info(with: settings)
    if let stated, info.file == nil || info.problem != nil {
      info = TargetInfo(InfoValues(root: stated, settings: settings))
    }
    problems += [info.problem].compactMap { $0 }
    if info.file == nil { info.navigation.file = origin }
  }

  mutating func readEntitlements() {
    do throws(ProjectError) {
      entitlements = try paths.entitlements(with: settings)
    } catch {
      problems.append(error)
    }
  }

  /// Returns the app with its files.
  func app(holding files: [String], _ conditions: CompilationConditions) -> AppTarget {
    var app = AppTarget(
      name: target.name, project: project, displayName: info.displayName,
      platforms: platforms.platforms.sorted { $0.rawValue < $1.rawValue },
      isForIPhone: platforms.isForIPhone, isForIPad: platforms.isForIPad,
      supportsMacCatalyst: platforms.supportsMacCatalyst ?? false,
      usesMacIdiom: platforms.usesMacIdiom,
      deploymentTargets: Dictionary(
        uniqueKeysWithValues: platforms.deploymentTargets.map { ($0.key.rawValue, $0.value) }),
      navigation: info.navigation,
      keepsEarlierDesign: info.requiresDesignCompatibility ?? false,
      requiredCapabilities: info.requiredDeviceCapabilities,
      usageDescriptions: info.usageDescriptions, entitlements: entitlements?.keys ?? [],
      settingsBundle: files.first {
        $0.hasSuffix("Settings.bundle") && paths.mayHoldSettings($0)
      },
      assetCatalogs: files.filter { $0.hasSuffix(".xcassets") },
      icons: files.filter { $0.hasSuffix(".icon") },
      appIconName: settings["ASSETCATALOG_COMPILER_APPICON_NAME"].flatMap {
        $0.isEmpty ? nil : $0
      },
      conditions: conditions)
    app.isDesignedForVision = settings.flag("SUPPORTS_XR_DESIGNED_FOR_IPHONE_IPAD")
    return app
  }
}
