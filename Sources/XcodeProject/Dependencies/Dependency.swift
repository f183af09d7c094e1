/// A library that an app links, or that its project names.
package struct Dependency: Sendable, Hashable, Encodable {
  /// The kind of a dependency.
  package enum Kind: String, Sendable, Hashable, Encodable {
    case package = "swift-package"
    case localPackage = "local-package"
    case pod
    case carthage
    case xcframework
    case framework
    case library
  }

  /// Whether a dependency works in an app for a Mac.
  package enum Support: String, Sendable, Hashable, Encodable {
    /// The dependency says so itself.
    case supported
    /// The dependency has no binary for it, or excludes it.
    case missing
    /// The project leaves the dependency out there.
    case leftOut = "left-out"
    /// The files do not tell.
    case unknown
  }

  /// The kind.
  package var kind: Kind
  /// The name.
  package var name: String
  /// The version, if a file names it.
  package var version: String?
  /// The URL of its repository, if a file names it.
  package var url: String?
  /// The file that names the dependency, relative to the folder of the project file.
  package var file: String
  /// The line in that file.
  package var line: Int
  /// Whether the app or its project names it, and not only another dependency.
  package var isDirect = true
  /// Whether it works in a Mac Catalyst app.
  package var macCatalyst = Support.unknown
  /// Whether it works in an app for macOS.
  package var macOS = Support.unknown
  /// The evidence for its support, as a sentence.
  package var evidence: String?
}

extension Dependency {
  /// Leaves the dependency out on the Mac.
  mutating func leaveOut() { (macCatalyst, macOS) = (.leftOut, .leftOut) }
}

/// A framework of Apple that a project file links.
package struct LinkedFramework: Sendable, Hashable, Encodable {
  /// The module.
  package var module: String
  /// The project file, relative to its folder.
  package var file: String
  /// The line in that file.
  package var line: Int
}

/// What the targets of an app link, according to a project file.
package struct LinkedDependencies: Sendable {
  /// The packages and binaries.
  package var dependencies: [Dependency] = []
  /// The frameworks of Apple.
  package var frameworks: [LinkedFramework] = []
  /// The names of the frameworks and libraries that targets of this project, of another one, or of a package
  /// in the same workspace build.
  package var products: Set<String> = []

  /// Creates an empty value.
  package init() {}
}
