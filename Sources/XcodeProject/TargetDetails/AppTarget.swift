/// An app that a project builds.
package struct AppTarget: Sendable, Hashable, Encodable {
  /// The target's name.
  package var name: String
  /// The project's name: that of its `.xcodeproj`.
  package var project: String
  /// The name below the icon.
  package var displayName: String
  /// The platforms, in the order of the alphabet; Mac Catalyst is not among them.
  package var platforms: [BuildPlatform]
  /// Whether it is for iPhone (`TARGETED_DEVICE_FAMILY` 1).
  package var isForIPhone: Bool
  /// Whether it is for iPad (`TARGETED_DEVICE_FAMILY` 2).
  package var isForIPad: Bool
  /// `SUPPORTS_MACCATALYST`: whether it is built for Mac Catalyst.
  package var supportsMacCatalyst: Bool
  /// Whether it has the Mac's own metrics there (`TARGETED_DEVICE_FAMILY` 6).
  package var usesMacIdiom: Bool
  /// The oldest version of each platform.
  package var deploymentTargets: [String: String]
  /// The keys of its property list about windows, documents, and main storyboards.
  package var navigation: InfoPropertyList
  /// Whether its property list asks for the design before Liquid Glass
  /// (`UIDesignRequiresCompatibility`).
  package var keepsEarlierDesign: Bool
  /// The required device capabilities (`UIRequiredDeviceCapabilities`), sorted.
  package var requiredCapabilities: [String]
  /// The keys of usage descriptions (such as `NSMotionUsageDescription`), sorted.
  package var usageDescriptions: [String]
  /// The keys of its entitlements, sorted.
  package var entitlements: [String]
  /// The settings bundle, relative to the project's root.
  package var settingsBundle: String?
  /// The asset catalogs, likewise.
  package var assetCatalogs: [String]
  /// The icons made with Icon Composer (`.icon`), likewise.
  package var icons: [String]
  /// The name of the app icon in a catalog (`ASSETCATALOG_COMPILER_APPICON_NAME`).
  package var appIconName: String?
  /// The compilation conditions of its code.
  package var conditions = CompilationConditions()
}

extension AppTarget {
  /// The app with paths relative to an enclosing folder.
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
  /// Reads an app: its settings, property list, and entitlements.
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
    // Values from settings are located in the project file.
    reading.readInfo(of: "\(name).xcodeproj/project.pbxproj")
    reading.readEntitlements()
    // Mac Catalyst is built with the SDK of the Mac.
    let isCatalyst = reading.platforms.supportsMacCatalyst == true
    let conditions = conditions(of: target, sdk: isCatalyst ? .macosx : settings.sdk)
    return (reading.app(holding: files, conditions), reading.problems)
  }
}
