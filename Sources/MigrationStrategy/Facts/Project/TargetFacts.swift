import Guidance
import NavigationGraph
import Projects
import XcodeProject

extension SubjectFacts {
  /// Adds the facts in the app's targets, if a project file was read.
  static func addTargets(
    of project: Project, with features: [DeviceFeature], to subject: inout Subject
  ) {
    let apps = project.apps
    let idioms = apps.filter(\.supportsMacCatalyst).map(\.usesMacIdiom)
    subject.facts[.wayToMac] = wayToMac(of: project)
    subject.facts[.isForIPad] = word(apps.map(\.isForIPad), apps.contains(where: \.isForIPad))
    subject.facts[.usesMacIdiom] = word(idioms, idioms.contains(true))
    subject.facts[.macIdiom] = idioms.contains(true) ? "Mac idiom" : "iPad idiom"
    subject.facts[.catalystVersion] = apps.compactMap(\.catalystVersion).min() ?? 0
    subject.facts[.keepsEarlierDesign] = apps.contains(where: \.keepsEarlierDesign)
    let icon = project.images.hasMacIcon
    subject.facts[.hasMacIcon] = word([icon].compactMap { $0 }, icon == true)
    subject.facts[.iconName] = Set(apps.compactMap(\.appIconName)).sorted().map(quoted)
      .joined(separator: ", ")
    subject.facts[.targetNames] =
      "The target\(apps.count == 1 ? "" : "s") "
      + apps.map { quoted($0.name) }.joined(separator: ", ")
    subject.facts[.deviceFeatures] = features.map(\.words).sorted().joined(separator: ", ")
    subject.facts[.deviceFeatureCount] = features.count
  }

  private static func wayToMac(of project: Project) -> String {
    if project.apps.contains(where: \.supportsMacCatalyst) { return "mac-catalyst" }
    if project.hasMacApp { return "macos" }
    return project.apps.isEmpty ? "unknown" : "none"
  }
}

extension AppTarget {
  /// The oldest version of Mac Catalyst on which the app can run, as an iOS version, or `nil` if
  /// there is no deployment target.
  fileprivate var catalystVersion: Int? {
    let iOS = deploymentTargets["iOS"].flatMap(Self.major)
    let macOS = deploymentTargets["macOS"].flatMap(Self.major).map(Self.iOSVersion)
    return [iOS, macOS].compactMap { $0 }.max()
  }

  private static func major(of version: String) -> Int? { Int(version.prefix { $0.isNumber }) }

  /// Returns the version of iOS with the same frameworks as a version of macOS: 13 for 10.15, 14
  /// for 11, and the same number from 26 on.
  private static func iOSVersion(ofMac major: Int) -> Int {
    major == 10 ? 13 : major < 26 ? major + 3 : major
  }
}
