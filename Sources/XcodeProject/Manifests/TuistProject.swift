import FileReading

/// Reads the project that Tuist generates from a `Project.swift`, as far as it consists of
/// literals.
enum TuistProject {
  /// Reads a manifest.
  ///
  /// - Returns: `nil` if the file is not a manifest (any file may have its name), or if its targets
  ///   are computed by code.
  static func manifest(contentsOf path: String) throws(ProjectError) -> ProjectManifest? {
    let text = try FileBytes.load(manifest: path)
    guard isManifest(text) else { return nil }
    var reader = SwiftManifestReader(text)
    guard let project = reader.call(of: "Project") else { return nil }
    // Code of the manifest may compute the name of the only app.
    let ownName = ProjectPath.names(in: ProjectPath.parent(of: path)).last.map(String.init)
    let configurations = configurations(of: [project] + project["targets"].oneOrMore)
    let targets = project["targets"].oneOrMore.compactMap { target($0, ownName, configurations) }
    guard !targets.isEmpty, let name = project["name"].text ?? ownName else { return nil }
    return ProjectManifest(
      file: path, name: name, configurations: configurations,
      developmentRegion: project["options"]["developmentRegion"].text,
      settings: settings(of: project, configurations, presets: [:], debug: debugPresets),
      targets: targets)
  }

  /// Whether a file is a Tuist manifest.
  static func isManifest(_ text: [UInt8]) -> Bool {
    String(decoding: text.prefix(1 << 16), as: UTF8.self).contains("import ProjectDescription")
  }

  // MARK: - Targets

  private static func target(
    _ call: SwiftLiteral, _ ownName: String?, _ configurations: [ManifestConfiguration]
  ) -> ManifestTarget? {
    let product = productType(call["product"].name)
    guard case .call = call,
      let name = call["name"].text ?? (product == .application ? ownName : nil)
    else { return nil }
    var target = ManifestTarget(name: name, productType: product)
    target.folders =
      [call["sources"], call["resources"]].flatMap(\.oneOrMore).compactMap(folder)
      + call["buildableFolders"].oneOrMore.compactMap(\.text).map {
        SynchronizedFolder(path: ProjectPath.normal($0), holdsAll: true, exceptions: [])
      }
    let dependencies = call["dependencies"].oneOrMore
    target.dependencies = dependencies.filter { $0.name == "target" }.compactMap { $0["name"].text }
    // A module with its own project is a part of the app, like a package.
    target.packages = dependencies.filter { $0.name == "project" }
      .compactMap { $0["path"].text }.map(ProjectPath.normal)
    target.needsMore =
      call.hasComputed("dependencies")
      || dependencies.contains { !dependencyKinds.contains($0.name ?? "") }
    let info = call["infoPlist"]
    var presets = platforms(of: call)
    if case .call("file", _) = info { presets["INFOPLIST_FILE"] = info.text }
    if case .text(let path) = info { presets["INFOPLIST_FILE"] = path }
    if case .mapping = info["with"] { target.info = PropertyValue(stated: info["with"].foundation) }
    if case .mapping = info.unlabeled {
      target.info = PropertyValue(stated: info.unlabeled.foundation)
    }
    target.settings = settings(of: call, configurations, presets: presets, debug: [:])
    return target
  }

  /// Returns a folder and the pattern of its files, as in `App/Sources/**`.
  private static func folder(_ literal: SwiftLiteral) -> SynchronizedFolder? {
    guard let glob = literal.text else { return nil }
    let names = ProjectPath.names(in: ProjectPath.normal(glob))
    let isPattern = { (name: Substring) in name.contains { "*?[{".contains($0) } }
    let fixed = names.prefix { !isPattern($0) }
    let rest = names.dropFirst(fixed.count).joined(separator: "/")
    let path = fixed.joined(separator: "/")
    let excluded = literal["excluding"].oneOrMore.compactMap(\.text).map {
      PathGlob("/" + ProjectPath.relative(ProjectPath.normal($0), to: path))
    }
    return SynchronizedFolder(
      path: path, holdsAll: true, exceptions: [], excluded: excluded,
      included: rest.isEmpty || rest == "**" ? [] : [PathGlob("/" + rest)])
  }

  /// Tuist's names for the dependencies of a target.
  private static let dependencyKinds: Set<String> = [
    "target", "project", "external", "package", "sdk", "framework", "library", "xcframework",
    "xctest", "macro", "bundle",
  ]

  private static func productType(_ product: String?) -> ProductType? {
    switch product {
    case "app": .application
    case "appClip": .onDemandInstallCapableApplication
    case "framework": .framework
    case "staticFramework": .staticFramework
    case "staticLibrary": .staticLibrary
    case "dynamicLibrary": .dynamicLibrary
    case "bundle": .bundle
    case "unitTests": .unitTestBundle
    case "uiTests": .uiTestBundle
    case "appExtension": .appExtension
    case "messagesExtension": .messagesExtension
    case "extensionKitExtension": .extensionKitExtension
    case "watch2App": .watchApp2
    case "watch2Extension": .watchKit2Extension
    case "commandLineTool": .commandLineTool
    case "xpc": .xpcService
    default: nil
    }
  }

  // MARK: - Platforms

  private static func platforms(of target: SwiftLiteral) -> [String: String] {
    let names = (target["platform"].oneOrMore + target["destinations"].oneOrMore).compactMap(\.name)
    var destinations = names.flatMap(destinations(of:))
    let versions = [target["deploymentTarget"], target["deploymentTargets"]]
    let devices = versions.flatMap { $0["devices"].oneOrMore }.compactMap(\.name)
    if devices.contains("mac") { destinations.append("macCatalyst") }
    var values = ManifestPlatforms.settings(platform: "auto", destinations: destinations)
    let onlyFor = names + devices
    if onlyFor.contains("iPhone") || devices.contains("iphone") {
      let hasPad =
        onlyFor.contains { ["iPad", "ipad", "iOS"].contains($0) } && devices != ["iphone"]
      values["TARGETED_DEVICE_FAMILY"] = hasPad ? "1,2" : "1"
    } else if onlyFor.contains("iPad") || devices.contains("ipad") {
      values["TARGETED_DEVICE_FAMILY"] = "2"
    }
    for version in versions {
      guard let name = version.name else { continue }
      if let platform = BuildPlatform(rawValue: name) {
        values[platform.deploymentTargetSetting] = version.text
      }
      for platform in BuildPlatform.allCases where name == "multiplatform" {
        values[platform.deploymentTargetSetting] = version[platform.rawValue].text
      }
    }
    return values
  }

  private static func destinations(of name: String) -> [String] {
    switch name {
    case "iPhone", "iPad": ["iOS"]
    case "mac": ["macOS"]
    case "macCatalyst": ["macCatalyst"]
    case "appleTv": ["tvOS"]
    case "appleWatch": ["watchOS"]
    case "appleVision": ["visionOS"]
    default: BuildPlatform(rawValue: name).map { [$0.rawValue] } ?? []
    }
  }

  // MARK: - Settings

  private static let debugPresets = [
    "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG",
    "GCC_PREPROCESSOR_DEFINITIONS": "$(inherited) DEBUG=1",
  ]

  /// Returns the configurations of a project and its targets, or else the two default ones.
  private static func configurations(of owners: [SwiftLiteral]) -> [ManifestConfiguration] {
    for owner in owners {
      let named = owner["settings"]["configurations"].oneOrMore.compactMap { call in
        (call["name"].text ?? call["name"].name?.capitalized).map {
          ManifestConfiguration(name: $0, isDebug: call.name == "debug")
        }
      }
      if !named.isEmpty { return named }
    }
    return ManifestConfiguration.usual
  }

  private static func settings(
    of owner: SwiftLiteral, _ configurations: [ManifestConfiguration], presets: [String: String],
    debug: [String: String]
  ) -> ManifestSettings {
    var settings = ManifestSettings()
    let base = values(owner["settings"]["base"])
    let own = owner["settings"]["configurations"].oneOrMore
    for configuration in configurations {
      let name = configuration.name
      let call = own.first {
        $0["name"].text == name || $0["name"].name?.capitalized == name
      }
      settings.values[name] = presets.merging(configuration.isDebug ? debug : [:]) { $1 }
        .merging(base) { $1 }.merging(values(call?["settings"] ?? .unknown)) { $1 }
      settings.files[name] = call?["xcconfig"].text.map(ProjectPath.normal)
    }
    return settings
  }

  private static func values(_ literal: SwiftLiteral) -> [String: String] {
    guard case .mapping(let entries) = literal else { return [:] }
    return entries.compactMapValues(\.setting)
  }
}

extension String {
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
