/// What a target's `Info.plist` will say when it is built: the file's values, with the references
/// to settings replaced, and those that Xcode makes of `INFOPLIST_KEY_…` settings.
package struct TargetInfo: Sendable, Hashable {
  /// The file (`INFOPLIST_FILE`), relative to the folder that holds the `.xcodeproj`; `nil` where
  /// all of it is made of settings.
  package var file: String?
  /// Why the file cannot be read.
  package var problem: ProjectError?
  /// What it says about windows, documents and the storyboards that the app starts with.
  package var navigation: InfoPropertyList
  /// The name below the icon: `CFBundleDisplayName`, else `CFBundleName`, else `PRODUCT_NAME`.
  package var displayName: String
  /// `UIDesignRequiresCompatibility`, or `nil` if the key is absent.
  package var requiresDesignCompatibility: Bool?
  /// `UIRequiredDeviceCapabilities`: what must be there, sorted.
  package var requiredDeviceCapabilities: [String]
  /// The keys that say why the app asks for something (`NSCameraUsageDescription`), sorted.
  package var usageDescriptions: [String]
}

extension ProjectFile {
  /// Reads the `Info.plist` of a target. A file that is missing or damaged is the result's problem;
  /// what the settings say stands.
  package func info(of target: ProjectTarget, with settings: BuildSettings) -> TargetInfo {
    settingPaths.info(with: settings)
  }
}

extension SettingPaths {
  /// Reads the `Info.plist` that settings name, likewise.
  func info(with settings: BuildSettings) -> TargetInfo {
    let path = path(of: "INFOPLIST_FILE", in: settings)
    var root: PropertyValue?
    var problem: ProjectError?
    do throws(ProjectError) {
      if let path {
        root = try PropertyList(contentsOf: ProjectPath.join(folder, path)).root
      }
    } catch {
      problem = error
    }
    let values = InfoValues(root: root, settings: settings)
    return TargetInfo(values, file: path, problem: problem)
  }
}

extension TargetInfo {
  /// What a list and settings say.
  init(_ values: InfoValues, file: String? = nil, problem: ProjectError? = nil) {
    self.file = file
    self.problem = problem
    navigation = values.navigation(file: file ?? "")
    displayName = values.displayName
    requiresDesignCompatibility = values.info["UIDesignRequiresCompatibility"]?.bool
    requiredDeviceCapabilities = values.capabilities
    usageDescriptions = values.usageDescriptions
  }
}
