import XcodeProject

/// A folder whose documents are counted but left out of the advice, because the app does not show
/// them.
///
/// Only folders below the searched path are excluded: users who pass such a folder want it
/// included.
struct ExcludedFolder: Hashable {
  /// The reason to exclude documents.
  enum Kind: Hashable {
    /// A folder of tests or of test data.
    case tests
    /// A folder of third-party code or of build products.
    case thirdParty
    /// A document in any folder that only test targets contain.
    case testTarget
    /// A folder with documents that no target of the project contains.
    case noTarget
    /// A folder with documents that the app contains on other platforms only.
    case otherPlatforms
    /// A glob of the configuration file.
    case excluded(String)
  }

  /// The reason to exclude the folder's documents.
  var kind: Kind
  /// The path, relative to the searched path. In a project, it is relative to the project's root,
  /// which is `.`.
  var path: String

  init(kind: Kind, path: String) {
    self.kind = kind
    self.path = path
  }

  /// Creates the project folder, for files that a glob excludes.
  init(excludedBy glob: String) {
    kind = .excluded(glob)
    path = "."
  }

  /// Creates the outermost excluded folder among a folder and those around it, or returns `nil` if
  /// there is none.
  ///
  /// - Parameter folder: A path relative to the searched path.
  init?(at folder: Substring) {
    let folders = ProjectPath.names(in: folder)
    for index in folders.indices {
      guard let kind = Self.kind(of: folders[index]) else { continue }
      self.init(kind: kind, path: folders[...index].joined(separator: "/"))
      return
    }
    return nil
  }

  /// Returns the folder with a path relative to a project's root, which is `.` if the root is
  /// inside it.
  func relative(to root: String) -> ExcludedFolder {
    var folder = self
    folder.path = path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : "."
    return folder
  }

  private static func kind(of folder: Substring) -> Kind? {
    if thirdPartyNames.contains(folder) || copies.contains(where: folder.hasSuffix) {
      return .thirdParty
    }
    let isTest =
      testNames.contains(folder.lowercased()) || testSuffixes.contains { folder.hasSuffix($0) }
    return isTest ? .tests : nil
  }

  private static let thirdPartyNames: Set<Substring> = [
    "Pods", "Carthage", "DerivedData", "SourcePackages", "node_modules",
  ]
  /// The extensions of Xcode templates and localization catalogs, which contain copies of
  /// documents.
  private static let copies = [".xctemplate", ".xcloc"]
  private static let testNames: Set<String> = [
    "test", "tests", "__tests__", "testing", "spec", "specs", "fixture", "fixtures", "testdata",
    "testutils",
  ]
  /// The endings of names such as `AppUITests` and `ParserFixtures`.
  private static let testSuffixes = ["Tests", "TestData", "TestResources", "Fixtures"]
}

/// Finds the folders of tests and third-party code around files. Results are cached by folder.
struct ExcludedFolders {
  /// Whether documents in such folders are included, in which case no folder is excluded.
  let areIncluded: Bool
  private var found: [Substring: ExcludedFolder?] = [:]

  init(areIncluded: Bool) { self.areIncluded = areIncluded }

  /// The outermost excluded folder around a path.
  subscript(path: String) -> ExcludedFolder? {
    mutating get {
      guard !areIncluded else { return nil }
      let folder = path[..<(path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex)]
      if let known = found[folder] { return known }
      let outermost = ExcludedFolder(at: folder)
      found[folder] = outermost
      return outermost
    }
  }
}
