import FileReading
import Guidance
import NavigationGraph
import Projects
import XcodeProject

/// The files that findings about the whole app are about, by the facts in their conditions: editors
/// and build servers show a finding in the file in which people fix it.
struct FactFiles: Sendable {
  private var locations: [AnyFact: [SourceLocation]] = [:]
  /// The project file, or else the property list of the app.
  private var main: SourceLocation?

  /// Returns the locations for a condition about the project: those of its first fact with a file,
  /// or else the project file.
  func locations(of condition: Predicate?) -> [SourceLocation] {
    let facts = condition?.facts(of: .project).filter { $0.1 == .project } ?? []
    return facts.lazy.compactMap { locations[$0.0] }.first ?? [main].compactMap { $0 }
  }

  /// Adds the locations of a fact. An empty list adds nothing.
  mutating func add(_ places: [SourceLocation], for fact: AnyFact) {
    if !places.isEmpty { locations[fact] = places }
  }

  /// Adds the location of facts.
  private mutating func add(_ place: SourceLocation, for facts: AnyFact...) {
    for fact in facts { locations[fact] = [place] }
  }
}

extension FactFiles {
  /// Finds the files of a project's app, which has some features of a device.
  init(_ graph: NavigationGraph, _ features: [DeviceFeature]) {
    let project = graph.project
    addSettings(of: project.apps)
    addLists(of: project, features)
    addGeneratedManifest(of: project.apps)
    if let icon = project.images.iconFile {
      add(SourceLocation(file: icon, line: 1), for: .hasMacIcon)
    }
    if let entry = graph.entryPoints.first {
      add(graph.location(entry.node), for: .limitsWindowSize)
    }
  }

  private mutating func addSettings(of apps: [AppTarget]) {
    guard let app = apps.first else { return }
    let settings = app.macSettings
    let file = settings.file.isEmpty ? app.navigation.file : settings.file
    guard !file.isEmpty else { return }
    func place(_ name: String) -> SourceLocation {
      SourceLocation(file: file, line: settings.lines[name] ?? 1)
    }
    main = SourceLocation(file: file, line: 1)
    add(place("SUPPORTS_MACCATALYST"), for: .wayToMac)
    add(place("TARGETED_DEVICE_FAMILY"), for: .isForIPad, .usesMacIdiom)
  }

  /// Adds the build setting that adds a scene manifest, if the property list has none.
  private mutating func addGeneratedManifest(of apps: [AppTarget]) {
    guard let app = apps.first, app.navigation.lines["UIApplicationSceneManifest"] == nil,
      let line = app.macSettings.lines[MacSettings.generatedManifest]
    else { return }
    let place = SourceLocation(file: app.macSettings.file, line: line)
    add(place, for: .hasScenes, .supportsMultipleScenes)
  }

  private mutating func addLists(of project: Project, _ features: [DeviceFeature]) {
    guard let list = project.apps.first?.navigation ?? project.propertyLists.first else { return }
    func place(_ names: String...) -> SourceLocation { place(names) }
    func place(_ names: [String]) -> SourceLocation {
      let line = names.lazy.compactMap { list.lines[$0] }.first
      return SourceLocation(file: list.file, line: line ?? 1)
    }
    let (manifest, scenes) = ("UIApplicationSceneManifest", "UIApplicationSupportsMultipleScenes")
    add(place(manifest), for: .hasScenes)
    add(place(scenes, manifest), for: .supportsMultipleScenes)
    add(
      place("UIApplicationSupportsTabbedSceneCollection", manifest),
      for: .supportsTabbedScenes, .windowAdvice)
    add(place("UIRequiresFullScreen"), for: .requiresFullScreen)
    add(place("UIDesignRequiresCompatibility"), for: .keepsEarlierDesign)
    let orientations = "UISupportedInterfaceOrientations"
    add(place(orientations + "~ipad", orientations), for: .supportsAllOrientations)
    add(
      place(features.flatMap(\.signs) + ["UIRequiredDeviceCapabilities"]), for: .deviceFeatureCount)
  }
}
