import XcodeProject

/// An app target of a project.
package struct TargetReport: Sendable, Encodable {
  package var name: String
  /// The name of the `.xcodeproj` that builds the app, without the extension.
  package var project: String
  /// The display name, which appears below the icon.
  package var displayName: String
  package var platforms: [String]
  package var isForIPhone: Bool
  package var isForIPad: Bool
  package var macCatalyst: Bool
  package var macIdiom: Bool
  /// The minimum version of each platform.
  package var deploymentTargets: [String: String]
  /// The storyboards that the app starts with.
  package var mainStoryboards: [String]
  package var multipleScenes: Bool?
  package var tabbedScenes: Bool?
  package var fullScreen: Bool?
  package var settingsBundle: String?
  package var entitlements: [String]

  init(_ app: AppTarget) {
    name = app.name
    project = app.project
    displayName = app.displayName
    platforms = app.platforms.map(\.rawValue)
    isForIPhone = app.isForIPhone
    isForIPad = app.isForIPad
    macCatalyst = app.supportsMacCatalyst
    macIdiom = app.usesMacIdiom
    deploymentTargets = app.deploymentTargets
    mainStoryboards = app.navigation.mainStoryboards
    multipleScenes = app.navigation.supportsMultipleScenes
    tabbedScenes = app.navigation.supportsTabbedScenes
    fullScreen = app.navigation.requiresFullScreen
    settingsBundle = app.settingsBundle
    entitlements = app.entitlements
  }
}

extension ProjectReport {
  /// The targets of the project, as text, or `nil` without a project file.
  var targetsInWords: String? {
    guard let first = targets.first else { return nil }
    let names = Wording.listed(targets.map(\.name))
    let noun = targets.count == 1 ? "target" : "targets"
    let version = first.deploymentTargets[first.platforms.first ?? ""].map { " \($0) or later" }
    return "\(noun) \(names) of \(first.project).xcodeproj: \(first.devices)"
      + (version.map { ", \(first.platforms.first ?? "")\($0)" } ?? "")
  }

  /// The existing Mac apps, as text, or `nil` without a project file.
  var macInWords: String? {
    guard !targets.isEmpty else { return nil }
    if !macTargets.isEmpty {
      let verb = macTargets.count == 1 ? "target" : "targets"
      return "the project has a separate Mac app, \(verb) \(Wording.listed(macTargets))"
    }
    if targets.contains(where: { $0.platforms.contains("macOS") }) {
      return "the target is built for macOS as well"
    }
    guard targets.contains(where: \.macCatalyst) else { return "not built for the Mac yet" }
    let isMac = targets.contains { $0.macCatalyst && $0.macIdiom }
    return "built with Mac Catalyst, in the \(isMac ? "Mac" : "iPad") idiom"
  }
}

extension TargetReport {
  /// The platforms, as text.
  var devices: String {
    guard platforms.contains("iOS") else { return platforms.contains("tvOS") ? "Apple TV" : "" }
    switch (isForIPhone, isForIPad) {
    case (true, true): return "iPhone and iPad"
    case (false, true): return "iPad"
    default: return "iPhone"
    }
  }
}

extension Wording {
  /// Returns names as a list in a sentence.
  static func listed(_ names: [String], _ word: String = "and") -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return "\(names.dropLast().joined(separator: ", ")) \(word) \(last)"
  }
}
