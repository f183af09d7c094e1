/// A description of apps to build: an Xcode project or a manifest.
package protocol BuildDescription: Sendable {
  /// The development language.
  var developmentRegion: String? { get }
  /// The targets.
  var targets: [ProjectTarget] { get }
  /// The folders of the local Swift packages, relative to its folder.
  var localPackages: [String] { get }
  /// The folder references, relative to its folder. Some may contain a package.
  var folders: [String] { get }

  /// Whether an app may depend on modules that the description does not name.
  func needsMore(_ app: ProjectTarget) -> Bool

  /// The targets that end up in an app: itself, and the frameworks, libraries and bundles that it
  /// depends on or links, directly or through others.
  func parts(of app: ProjectTarget) -> [ProjectTarget]

  /// The contents of targets.
  ///
  /// - Parameters:
  ///   - targets: The targets.
  ///   - listsSources: Whether the source files that they compile and the packages that they link are
  ///     wanted, too.
  /// - Returns: Their files and folders.
  func contents(of targets: [ProjectTarget], listsSources: Bool) -> TargetContents

  /// Reads an app: its settings, property list, and entitlements.
  ///
  /// - Parameters:
  ///   - target: The target.
  ///   - files: The files and bundles that it holds, relative to the description's folder.
  /// - Returns: The app, and the files of it that cannot be read.
  func app(
    _ target: ProjectTarget, holding files: [String]
  ) -> (app: AppTarget, problems: [ProjectError])
}

extension BuildDescription {
  package var folders: [String] { [] }

  /// The apps, without tests, extensions, and watch apps.
  package var apps: [ProjectTarget] { targets.filter { $0.productType?.isApp == true } }

  package func needsMore(_ app: ProjectTarget) -> Bool { false }

  /// The contents of an app.
  package func contents(of app: ProjectTarget, listsSources: Bool = false) -> TargetContents {
    contents(of: parts(of: app), listsSources: listsSources)
  }
}
