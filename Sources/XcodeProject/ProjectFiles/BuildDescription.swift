/// What apps are built from: an Xcode project, or a manifest that stands for one.
package protocol BuildDescription: Sendable {
  /// The language that the app is written in.
  var developmentRegion: String? { get }
  /// The targets.
  var targets: [ProjectTarget] { get }
  /// The folders of the Swift packages beside it, relative to its folder.
  var localPackages: [String] { get }
  /// The folders that it lists as a whole, relative to its folder: some may hold a package.
  var folders: [String] { get }

  /// Whether an app may need modules that the description does not name.
  func needsMore(_ app: ProjectTarget) -> Bool

  /// The targets that end up in an app: itself, and the frameworks, libraries and bundles that it
  /// depends on or links, directly or through others.
  func parts(of app: ProjectTarget) -> [ProjectTarget]

  /// What targets hold, one by one.
  ///
  /// - Parameters:
  ///   - targets: The targets.
  ///   - listsSources: Whether the source files that they compile and the packages that they link are
  ///     wanted, too.
  /// - Returns: Their files and folders.
  func contents(of targets: [ProjectTarget], listsSources: Bool) -> TargetContents

  /// Looks at an app: its settings, its property list and its entitlements.
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

  /// The apps: what people open. Tests, extensions and the apps of watches are none.
  package var apps: [ProjectTarget] { targets.filter { $0.productType?.isApp == true } }

  package func needsMore(_ app: ProjectTarget) -> Bool { false }

  /// What an app is put together from.
  package func contents(of app: ProjectTarget, listsSources: Bool = false) -> TargetContents {
    contents(of: parts(of: app), listsSources: listsSources)
  }
}
