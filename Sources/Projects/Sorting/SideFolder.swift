import XcodeProject

/// A folder whose documents people do not meet in the app: what is read there counts, and is left
/// out of the advice.
///
/// Only folders below the path that was asked for matter: who names such a folder means it.
struct SideFolder: Hashable {
  /// Whose documents a folder holds.
  enum Kind: Hashable {
    /// Tests and what they run on.
    case tests
    /// Somebody else's code, or what a build left behind.
    case vendored
    /// A document that only tests use, wherever it stands.
    case testTarget
    /// What the team does not want to have judged: the glob that says so.
    case excluded(String)
  }

  /// Whose documents it holds.
  var kind: Kind
  /// Its path, relative to the path that was asked for; in a project, relative to the project's
  /// root, which is `.`.
  var path: String

  init(kind: Kind, path: String) {
    self.kind = kind
    self.path = path
  }

  /// What a glob leaves out.
  init(excludedBy glob: String) {
    kind = .excluded(glob)
    path = "."
  }

  /// The outermost such folder on the way to a folder, that one included.
  ///
  /// - Parameter folder: A path relative to the path that was asked for.
  init?(at folder: Substring) {
    let folders = ProjectPath.names(in: folder)
    for index in folders.indices {
      guard let kind = Self.kind(of: folders[index]) else { continue }
      self.init(kind: kind, path: folders[...index].joined(separator: "/"))
      return
    }
    return nil
  }

  /// The folder as a project below a folder names it; `.` where it holds the project.
  func named(below root: String) -> SideFolder {
    var folder = self
    folder.path = path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : "."
    return folder
  }

  private static func kind(of folder: Substring) -> Kind? {
    if vendoredNames.contains(folder) || folder.hasSuffix(".xctemplate") { return .vendored }
    let isTest =
      testNames.contains(folder.lowercased()) || testSuffixes.contains { folder.hasSuffix($0) }
    return isTest ? .tests : nil
  }

  private static let vendoredNames: Set<Substring> = [
    "Pods", "Carthage", "DerivedData", "SourcePackages", "node_modules",
  ]
  private static let testNames: Set<String> = [
    "test", "tests", "__tests__", "testing", "spec", "specs", "fixture", "fixtures", "testdata",
    "testutils",
  ]
  /// Names such as `AppUITests` and `ParserFixtures`.
  private static let testSuffixes = ["Tests", "TestData", "TestResources", "Fixtures"]
}

/// The folders of tests and other people's code around files, looked for once in each folder.
struct SideFolders {
  /// Whether the documents in such folders are judged, so that none of them is found.
  let areJudged: Bool
  private var found: [Substring: SideFolder?] = [:]

  init(areJudged: Bool) { self.areJudged = areJudged }

  /// The outermost such folder around a path.
  subscript(path: String) -> SideFolder? {
    mutating get {
      guard !areJudged else { return nil }
      let folder = path[..<(path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex)]
      if let known = found[folder] { return known }
      let side = SideFolder(at: folder)
      found[folder] = side
      return side
    }
  }
}
