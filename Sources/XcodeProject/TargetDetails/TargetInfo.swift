import FileReading

/// The built `Info.plist` of a target: the values in the file with references to settings replaced,
/// and the values of `INFOPLIST_KEY_…` settings.
package struct TargetInfo: Sendable, Hashable {
  /// The file (`INFOPLIST_FILE`), relative to the folder that contains the `.xcodeproj`, or `nil`
  /// if all values are from settings.
  package var file: String?
  /// The reason why the file cannot be read.
  package var problem: ProjectError?
  /// The keys that affect windows, documents, and main storyboards.
  package var navigation: InfoPropertyList
  /// The display name: `CFBundleDisplayName`, or else `CFBundleName`, or else `PRODUCT_NAME`.
  package var displayName: String
  /// `UIDesignRequiresCompatibility`, or `nil` if the key is absent.
  package var requiresDesignCompatibility: Bool?
  /// The values of `UIRequiredDeviceCapabilities`, sorted.
  package var requiredDeviceCapabilities: [String]
  /// The keys of usage descriptions (such as `NSCameraUsageDescription`), sorted.
  package var usageDescriptions: [String]
}

extension ProjectFile {
  /// Reads the `Info.plist` of a target. If the file is missing or damaged, the result contains a
  /// problem and only the values from settings.
  package func info(of target: ProjectTarget, with settings: BuildSettings) -> TargetInfo {
    settingPaths.info(with: settings)
  }
}

extension SettingPaths {
  /// Reads the `Info.plist` file in settings, likewise.
  func info(with settings: BuildSettings) -> TargetInfo {
    let path = path(of: "INFOPLIST_FILE", in: settings)
    var root: PropertyValue?
    var lines: [String: Int] = [:]
    var problem: ProjectError?
    do throws(ProjectError) {
      if let path {
        let file = ProjectPath.join(folder, path)
        let bytes = try FileBytes.load(file)
        root = try PropertyList(bytes, file: file).root
        lines = KeyLines.all(of: InfoPropertyList.advisedKeys, in: bytes)
      }
    } catch {
      problem = error
    }
    let values = InfoValues(root: root, settings: settings)
    var info = TargetInfo(values, file: path, problem: problem)
    info.navigation.lines = lines
    return info
  }
}

extension TargetInfo {
  /// Creates the information from the values of a list and of settings.
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
