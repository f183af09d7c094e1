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
  /// - Parameter folder: The path from there to the folder that holds the `.xcodeproj`.
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

extension ProjectFile: BuildDescription {
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
    var reading = AppReading(target, of: name, settings, settingPaths)
    // What settings alone say stands in the project file.
    reading.readInfo(of: "\(name).xcodeproj/project.pbxproj")
    reading.readEntitlements()
    // Mac Catalyst is built with the SDK of the Mac.
    let isCatalyst = reading.platforms.supportsMacCatalyst == true
    let conditions = conditions(of: target, sdk: isCatalyst ? .macosx : settings.sdk)
    return (reading.app(holding: files, conditions), reading.problems)
  }
}
