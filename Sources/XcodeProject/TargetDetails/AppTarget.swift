/// An app as its project builds it: what a report is about.
package struct AppTarget: Sendable, Hashable, Encodable {
  /// The target's name.
  package var name: String
  /// The project's name: that of its `.xcodeproj`.
  package var project: String
  /// The name below the icon.
  package var displayName: String
  /// The platforms, in the order of the alphabet; Mac Catalyst is not among them.
  package var platforms: [BuildPlatform]
  /// Whether an iPhone is meant (`TARGETED_DEVICE_FAMILY` 1).
  package var isForIPhone: Bool
  /// Whether an iPad is meant (`TARGETED_DEVICE_FAMILY` 2).
  package var isForIPad: Bool
  /// `SUPPORTS_MACCATALYST`: whether it is built for Mac Catalyst.
  package var supportsMacCatalyst: Bool
  /// Whether it has the Mac's own metrics there (`TARGETED_DEVICE_FAMILY` 6).
  package var usesMacIdiom: Bool
  /// The oldest version of each platform.
  package var deploymentTargets: [String: String]
  /// What its property list says about windows, documents and the storyboards that it starts with.
  package var navigation: InfoPropertyList
  /// Whether its property list asks for the design before Liquid Glass
  /// (`UIDesignRequiresCompatibility`).
  package var keepsEarlierDesign: Bool
  /// What a device must have (`UIRequiredDeviceCapabilities`), sorted.
  package var requiredCapabilities: [String]
  /// What it asks people for (keys such as `NSMotionUsageDescription`), sorted.
  package var usageDescriptions: [String]
  /// What it is entitled to, sorted.
  package var entitlements: [String]
  /// The settings bundle, relative to the project's root.
  package var settingsBundle: String?
  /// The asset catalogs, likewise.
  package var assetCatalogs: [String]
  /// The icons made with Icon Composer (`.icon`), likewise.
  package var icons: [String]
  /// The name of the app icon in a catalog (`ASSETCATALOG_COMPILER_APPICON_NAME`).
  package var appIconName: String?
  /// What `#if` finds defined where its code is compiled.
  package var conditions = CompilationConditions()
}

extension AppTarget {
  /// The app as a folder above tells its files.
  ///
  /// - Parameter folder: The way from there to the folder that holds the `.xcodeproj`.
  /// - Returns: The app with longer paths.
  package func moved(into folder: String) -> AppTarget {
    var app = self
    func moved(_ path: String) -> String { ProjectPath.join(folder, path) }
    app.navigation.file = moved(navigation.file)
    app.settingsBundle = settingsBundle.map(moved)
    app.assetCatalogs = assetCatalogs.map(moved)
    app.icons = icons.map(moved)
    return app
  }
}

extension ProjectFile {
  /// The apps: what people open. Tests, extensions and the apps of watches are none.
  package var apps: [ProjectTarget] { targets.filter { $0.productType?.isApp == true } }

  /// Looks at an app: its settings, its property list and its entitlements.
  ///
  /// - Parameters:
  ///   - target: The target.
  ///   - files: The files and bundles that it holds, relative to the folder that holds the
  ///     `.xcodeproj`.
  /// - Returns: The app, and the files of it that cannot be read.
  package func app(
    _ target: ProjectTarget, holding files: [String]
  ) -> (app: AppTarget, problems: [ProjectError]) {
    let settings = settings(of: target, configuration: target.releaseConfiguration)
    let platforms = TargetPlatforms(settings, of: target)
    let info = info(of: target, with: settings)
    var problems = settings.problems + [info.problem].compactMap { $0 }
    var entitlements: Entitlements?
    do throws(ProjectError) {
      entitlements = try self.entitlements(with: settings)
    } catch {
      problems.append(error)
    }
    var app = AppTarget(
      target, of: self, files, settings, platforms, info, entitlements?.keys ?? [])
    // Mac Catalyst is built with the SDK of the Mac.
    app.conditions = conditions(of: target, sdk: app.supportsMacCatalyst ? .macosx : settings.sdk)
    return (app, problems)
  }
}

extension AppTarget {
  fileprivate init(
    _ target: ProjectTarget, of project: ProjectFile, _ files: [String],
    _ settings: BuildSettings, _ platforms: TargetPlatforms, _ info: TargetInfo,
    _ entitlements: [String]
  ) {
    name = target.name
    self.project = project.name
    displayName = info.displayName
    self.platforms = platforms.platforms.sorted { $0.rawValue < $1.rawValue }
    isForIPhone = platforms.isForIPhone
    isForIPad = platforms.isForIPad
    supportsMacCatalyst = platforms.supportsMacCatalyst ?? false
    usesMacIdiom = platforms.usesMacIdiom
    deploymentTargets = Dictionary(
      uniqueKeysWithValues: platforms.deploymentTargets.map { ($0.key.rawValue, $0.value) })
    navigation = info.navigation
    // What settings alone say stands in the project file.
    if info.file == nil { navigation.file = "\(project.name).xcodeproj/project.pbxproj" }
    keepsEarlierDesign = info.requiresDesignCompatibility ?? false
    requiredCapabilities = info.requiredDeviceCapabilities
    usageDescriptions = info.usageDescriptions
    self.entitlements = entitlements
    settingsBundle = files.first { $0.hasSuffix("Settings.bundle") }
    assetCatalogs = files.filter { $0.hasSuffix(".xcassets") }
    icons = files.filter { $0.hasSuffix(".icon") }
    appIconName = settings["ASSETCATALOG_COMPILER_APPICON_NAME"].flatMap { $0.isEmpty ? nil : $0 }
  }
}
