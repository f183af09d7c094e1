import FileReading

/// Reads which systems a binary is built for, from its property list.
enum Binary {
  /// Returns the XCFramework, framework, or library at a path, or `nil` for another file. Without a
  /// property list, as before a download, its support is unknown.
  static func dependency(at path: String) -> Dependency? {
    if path.hasSuffix(".xcframework") { return xcframework(at: path) }
    if path.hasSuffix(".framework") { return framework(at: path) }
    guard path.hasSuffix(".a") else { return nil }
    return Dependency(
      kind: .library, name: ProjectPath.name(of: path), file: path, line: 1)
  }

  private static func xcframework(at path: String) -> Dependency {
    var found = Dependency(
      kind: .xcframework, name: ProjectPath.name(of: path, without: ".xcframework"), file: path,
      line: 1)
    guard let root = try? PropertyList(contentsOf: path + "/Info.plist").root else { return found }
    let slices = (root["AvailableLibraries"]?.elements ?? []).map { library in
      let system = library["SupportedPlatform"]?.string ?? ""
      return library["SupportedPlatformVariant"]?.string.map { "\(system)-\($0)" } ?? system
    }
    guard !slices.isEmpty else { return found }
    found.macCatalyst = slices.contains("ios-maccatalyst") ? .supported : .missing
    found.macOS = slices.contains("macos") ? .supported : .missing
    found.evidence = "Its slices: \(Set(slices).sorted().joined(separator: ", "))."
    return found
  }

  private static func framework(at path: String) -> Dependency {
    var found = Dependency(
      kind: .framework, name: ProjectPath.name(of: path, without: ".framework"), file: path,
      line: 1)
    let lists = ["/Info.plist", "/Resources/Info.plist", "/Versions/A/Resources/Info.plist"]
    let root = lists.lazy.compactMap { try? PropertyList(contentsOf: path + $0).root }.first
    let systems = (root?["CFBundleSupportedPlatforms"]?.elements ?? []).compactMap(\.string)
    guard !systems.isEmpty else { return found }
    // A framework that is no XCFramework is built for one system, and its simulator.
    found.macCatalyst = .missing
    found.macOS = systems.contains("MacOSX") ? .supported : .missing
    if found.macOS == .supported { found.macCatalyst = .unknown }
    found.evidence =
      "It is built for \(systems.sorted().joined(separator: ", ")), and no XCFramework."
    return found
  }
}
