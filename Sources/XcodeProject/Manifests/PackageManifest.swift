import FileReading

/// The parts of a `Package.swift` that concern apps, as far as they are literals.
package struct PackageManifest: Sendable {
  /// A target that is not a test or a plug-in.
  package struct Target: Sendable, Hashable {
    /// The name.
    package var name: String
    /// The folder, relative to the package.
    package var folder: String
    /// The names of the targets in the package that the target depends on.
    package var dependencies: [String]
    /// The dependencies under conditions that exclude iOS and the Mac.
    var dependenciesElsewhere: Set<String> = []
    /// Whether the target may contain an entry point.
    package var isExecutable: Bool
  }

  /// The path of the file, as the caller passed it.
  package let file: String
  /// The package's name.
  package let name: String
  /// The targets, without tests and plug-ins.
  package let targets: [Target]
  /// The folders of local dependencies, relative to the package.
  package let localPackages: [String]
  /// The platforms listed in the manifest.
  package let platforms: [BuildPlatform]
  /// The names of all platforms listed in the manifest, such as `macCatalyst`.
  let platformNames: [String]
  /// The targets of each Swift Playgrounds app, by the app's name.
  private let playgrounds: [String: [String]]
  /// The names of the products.
  package let products: Set<String>
  /// The names of the targets in products.
  private let productTargets: Set<String>
  /// The minimum versions, by platform.
  private let versions: [BuildPlatform: String]
  private let region: String?

  /// Reads a manifest.
  ///
  /// - Returns: `nil` if code computes the package.
  /// - Throws: An error with the path.
  package init?(contentsOf path: String) throws(ProjectError) {
    var reader = SwiftManifestReader(try FileBytes.load(manifest: path))
    guard let package = reader.call(of: "Package"), let name = package["name"].text else {
      return nil
    }
    file = path
    self.name = name
    let executables = package["products"].oneOrMore
      .filter { $0.name == "executable" || $0.name == "iOSApplication" }
      .flatMap { $0["targets"].oneOrMore.compactMap(\.text) }
    targets = package["targets"].oneOrMore.compactMap { Self.target($0, executables) }
    products = Set(package["products"].oneOrMore.compactMap { $0["name"].text })
    productTargets = Set(
      package["products"].oneOrMore.flatMap { $0["targets"].oneOrMore.compactMap(\.text) })
    localPackages = package["dependencies"].oneOrMore.filter { $0.name == "package" }
      .compactMap { $0["path"].text }.map(ProjectPath.normal)
    let named = package["platforms"].oneOrMore.compactMap { literal in
      literal.name.flatMap(BuildPlatform.init(rawValue:)).map { ($0, Self.version(literal)) }
    }
    platforms = named.map(\.0)
    platformNames = package["platforms"].oneOrMore.compactMap(\.name)
    versions = Dictionary(named.compactMap { platform, version in version.map { (platform, $0) } })
    {
      first, _ in first
    }
    let apps = package["products"].oneOrMore.filter { $0.name == "iOSApplication" }
    playgrounds = Dictionary(
      apps.compactMap { app in
        app["name"].text.map { ($0, app["targets"].oneOrMore.compactMap(\.text)) }
      }
    ) { first, _ in first }
    region = package["defaultLocalization"].text
  }

  private static func target(_ call: SwiftLiteral, _ executables: [String]) -> Target? {
    guard let kind = call.name, ["target", "executableTarget"].contains(kind),
      let name = call["name"].text
    else { return nil }
    let dependencies = call["dependencies"].oneOrMore.compactMap { literal in
      (literal["name"].text ?? literal.text).map { ($0, isElsewhere(literal["condition"])) }
    }
    return Target(
      name: name, folder: ProjectPath.normal(call["path"].text ?? "Sources/\(name)"),
      dependencies: dependencies.map(\.0),
      dependenciesElsewhere: Set(dependencies.filter(\.1).map(\.0)),
      isExecutable: kind == "executableTarget" || executables.contains(name))
  }

  /// Whether a condition such as `.when(platforms: [.tvOS])` excludes iOS and the Mac.
  private static func isElsewhere(_ condition: SwiftLiteral) -> Bool {
    let platforms = condition["platforms"].oneOrMore
    let names = Set(platforms.compactMap(\.name))
    return !platforms.isEmpty && names.count == platforms.count
      && names.isDisjoint(with: ["iOS", "macCatalyst", "macOS"])
  }

  /// Returns the version in `.iOS(.v15)`, `.iOS(.v13_4)`, or `.iOS("15.0")`.
  private static func version(_ platform: SwiftLiteral) -> String? {
    if let text = platform.text { return text }
    guard let name = platform.unlabeled.name, name.hasPrefix("v") else { return nil }
    return String(name.dropFirst()).replacing("_", with: ".")
  }
}

extension PackageManifest {
  /// The folders of the targets that no product contains, and that all other targets depend on for
  /// platforms other than iOS and the Mac only.
  package var foldersElsewhere: [String] {
    targets.filter { target in
      let users = targets.filter { $0.dependencies.contains(target.name) }
      return !users.isEmpty && !productTargets.contains(target.name)
        && users.allSatisfy { $0.dependenciesElsewhere.contains(target.name) }
    }.map(\.folder)
  }

  /// The identifiers that Xcode gives to the bundles with the resources of the targets.
  package var resourceBundles: [String] {
    targets.map { Self.bundleIdentifier("\(name)-\($0.name)-resources") }
  }

  /// Returns the identifier of a bundle with only the characters that Xcode leaves in it.
  package static func bundleIdentifier(_ name: String) -> String {
    String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
  }

  /// The names of targets that are Swift Playgrounds apps.
  package var playgroundTargets: Set<String> { Set(playgrounds.values.flatMap { $0 }) }

  /// Returns the package as a project, with some of its targets as apps.
  ///
  /// - Parameter apps: The targets that contain the entry point of an app, with the platforms of
  ///   each.
  /// - Returns: The project.
  package func project(apps: [String: Set<BuildPlatform>]) -> ProjectManifest {
    ProjectManifest(
      file: file, name: name, configurations: ManifestConfiguration.usual,
      developmentRegion: region,
      settings: ManifestSettings(values: ["Debug": ["SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG"]]
      ),
      targets: targets.map { target in
        let platforms = apps[target.name] ?? []
        var values = ManifestPlatforms.settings(
          platform: "auto", destinations: platforms.map(\.rawValue).sorted())
        for (platform, version) in versions { values[platform.deploymentTargetSetting] = version }
        let name = playgrounds.sorted { $0.key < $1.key }.first { $1.contains(target.name) }?.key
        values["PRODUCT_NAME"] = name ?? target.name
        return ManifestTarget(
          name: target.name, productType: platforms.isEmpty ? .staticLibrary : .application,
          folders: [
            SynchronizedFolder(
              path: target.folder == "." ? "" : target.folder, holdsAll: true, exceptions: [])
          ],
          dependencies: target.dependencies, packages: localPackages,
          settings: ManifestSettings(values: ["Debug": values, "Release": values]))
      })
  }
}
