/// The build configurations of a project or of one of its targets (`XCConfigurationList`).
struct ConfigurationList {
  /// The `XCBuildConfiguration` objects.
  let configurations: [PropertyValue]
  let names: [String]
  let defaultName: String

  /// Reads the configurations of a project or target. The fallback is the project's default, for a
  /// target without one.
  init(of owner: PropertyValue, in objects: ProjectObjects, default fallback: String? = nil) {
    let list = objects.object(owner["buildConfigurationList"])
    configurations = objects.objects(list?["buildConfigurations"])
    names = configurations.map { $0["name"]?.string ?? "" }
    let named = list?["defaultConfigurationName"]?.string ?? fallback
    let candidates = [named, fallback, "Release", names.first].compactMap { $0 }
    defaultName = candidates.first(where: names.contains) ?? "Release"
  }

  /// Returns the configuration with a name, or else the default one, as Xcode does.
  func configuration(named name: String) -> PropertyValue? {
    let place = names.firstIndex(of: name) ?? names.firstIndex(of: defaultName)
    return place.map { configurations[$0] }
  }
}
