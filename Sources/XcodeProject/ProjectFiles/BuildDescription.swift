/// A description of how apps are built: an Xcode project or a manifest.
package protocol BuildDescription: Sendable {
  /// The development language.
  var developmentRegion: String? { get }
  /// The targets.
  var targets: [ProjectTarget] { get }
  /// The folders of the local Swift packages, relative to the description's folder.
  var localPackages: [String] { get }
  /// The folder references, relative to the description's folder. Some may contain a package.
  var folders: [String] { get }

  /// Whether an app may depend on modules that the description does not list.
  func needsMore(_ app: ProjectTarget) -> Bool

  /// Returns the targets that an app contains: the app itself, and the frameworks, libraries, and
  /// bundles that it depends on or links, directly or indirectly.
  func parts(of app: ProjectTarget) -> [ProjectTarget]

  /// Returns the contents of targets.
  ///
  /// - Parameters:
  ///   - targets: The targets.
  ///   - listsSources: Whether to include the source files that the targets compile and the
  ///     packages that they link.
  /// - Returns: The files and folders.
  func contents(of targets: [ProjectTarget], listsSources: Bool) -> TargetContents

  /// The files that the targets build, whatever they are for.
  var builtFiles: BuiltFiles { get }

  /// Returns what an app and the targets that it contains link.
  func linkedDependencies(of app: ProjectTarget) -> LinkedDependencies

  /// Reads an app with its settings, property list, and entitlements.
  ///
  /// - Parameters:
  ///   - target: The target.
  ///   - files: The files and bundles of the app, relative to the description's folder.
  /// - Returns: The app, and the problems of its files that cannot be read.
  func app(
    _ target: ProjectTarget, holding files: [String]
  ) -> (app: AppTarget, problems: [ProjectError])
}

extension BuildDescription {
  package var folders: [String] { [] }

  /// The targets that are apps, without tests, extensions, and watch apps.
  package var apps: [ProjectTarget] { targets.filter { $0.productType?.isApp == true } }

  package func needsMore(_ app: ProjectTarget) -> Bool { false }

  package var builtFiles: BuiltFiles {
    BuiltFiles(contents: contents(of: targets, listsSources: false))
  }

  package func linkedDependencies(of app: ProjectTarget) -> LinkedDependencies {
    LinkedDependencies()
  }

  /// Returns the contents of an app.
  package func contents(of app: ProjectTarget, listsSources: Bool = false) -> TargetContents {
    contents(of: parts(of: app), listsSources: listsSources)
  }
}
