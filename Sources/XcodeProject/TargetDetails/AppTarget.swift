/// An app that a project builds.
package struct AppTarget: Sendable, Hashable, Encodable {
  /// The target's name.
  package var name: String
  /// The project's name, which is that of its `.xcodeproj`.
  package var project: String
  /// The display name, which appears below the icon.
  package var displayName: String
  /// The platforms, in alphabetical order. Mac Catalyst is not included.
  package var platforms: [BuildPlatform]
  /// Whether the app supports iPhone (`TARGETED_DEVICE_FAMILY` 1).
  package var isForIPhone: Bool
  /// Whether the app supports iPad (`TARGETED_DEVICE_FAMILY` 2).
  package var isForIPad: Bool
  /// Whether the app is built for Mac Catalyst (`SUPPORTS_MACCATALYST`).
  package var supportsMacCatalyst: Bool
  /// Whether the app uses the Mac idiom under Mac Catalyst (`TARGETED_DEVICE_FAMILY` 6).
  package var usesMacIdiom: Bool
  /// The minimum version of each platform.
  package var deploymentTargets: [String: String]
  /// The keys of the property list that affect windows, documents, and main storyboards.
  package var navigation: InfoPropertyList
  /// Whether the property list requests the design before Liquid Glass
  /// (`UIDesignRequiresCompatibility`).
  package var keepsEarlierDesign: Bool
  /// The required device capabilities (`UIRequiredDeviceCapabilities`), sorted.
  package var requiredCapabilities: [String]
  /// The keys of usage descriptions (such as `NSMotionUsageDescription`), sorted.
  package var usageDescriptions: [String]
  /// The keys of the entitlements, sorted.
  package var entitlements: [String]
  /// The settings bundle, relative to the project's root.
  package var settingsBundle: String?
  /// The asset catalogs, relative to the project's root.
  package var assetCatalogs: [String]
  /// The Icon Composer icons (`.icon`), relative to the project's root.
  package var icons: [String]
  /// The name of the app icon in a catalog (`ASSETCATALOG_COMPILER_APPICON_NAME`).
  package var appIconName: String?
  /// The compilation conditions of the code.
  package var conditions = CompilationConditions()
  /// The settings that concern the Mac.
  package var macSettings = MacSettings()
  /// Whether the iPad app is offered for Apple Vision Pro (`SUPPORTS_XR_DESIGNED_FOR_IPHONE_IPAD`),
  /// or `nil` if no setting says so.
  package var isDesignedForVision: Bool?
  /// The libraries that it links, or that its project names.
  package var dependencies: [Dependency] = []
  /// The frameworks of Apple that its project file links.
  package var linkedFrameworks: [LinkedFramework] = []
}

extension AppTarget {
  /// Returns the app with paths relative to an enclosing folder.
  ///
  /// - Parameter folder: The path from the enclosing folder to the folder that contains the
  ///   `.xcodeproj`.
  /// - Returns: The app.
  package func moved(into folder: String) -> AppTarget {
    var app = self
    func moved(_ path: String) -> String { ProjectPath.join(folder, path) }
    app.navigation.file = moved(navigation.file)
    app.settingsBundle = settingsBundle.map(moved)
    app.assetCatalogs = assetCatalogs.map(moved)
    app.icons = icons.map(moved)
    app.macSettings.file = macSettings.file.isEmpty ? "" : moved(macSettings.file)
    for index in dependencies.indices {
      app.dependencies[index].file = ProjectPath.normal(moved(dependencies[index].file))
    }
    for index in linkedFrameworks.indices {
      app.linkedFrameworks[index].file = moved(linkedFrameworks[index].file)
    }
    return app
  }
}

extension ProjectFile: BuildDescription {
  /// Reads an app with its settings, property list, and entitlements.
  ///
  /// - Parameters:
  ///   - target: The target.
  ///   - files: The files and bundles of the app, relative to the folder that contains the
  ///     `.xcodeproj`.
  /// - Returns: The app, and the problems of its files that cannot be read.
  package func app(
    _ target: ProjectTarget, holding files: [String]
  ) -> (app: AppTarget, problems: [ProjectError]) {
    let settings = settings(of: target, configuration: target.releaseConfiguration)
    var reading = AppReading(target, of: name, settings, settingPaths)
    // The source location of values in settings is the project file.
    reading.readInfo(of: "\(name).xcodeproj/project.pbxproj")
    reading.readEntitlements()
    // Mac Catalyst apps are built with the macOS SDK.
    let isCatalyst = reading.platforms.supportsMacCatalyst == true
    let conditions = conditions(of: target, sdk: isCatalyst ? .macosx : settings.sdk)
    var app = reading.app(holding: files, conditions)
    app.macSettings = MacSettings(
      settings, file: "\(name).xcodeproj/project.pbxproj", lines: lines(of: target))
    return (app, reading.problems)
  }
}
