/// A folder whose documents people do not meet in the app: what is read there counts, and is left
/// out of the advice.
///
/// Only folders below the path that was asked for matter: who names such a folder means it.
struct SideFolder: Hashable {
  /// Whose documents a folder holds.
  enum Kind {
    /// Tests and what they run on.
    case tests
    /// Somebody else's code, or what a build left behind.
    case vendored
  }

  /// Whose documents it holds.
  var kind: Kind
  /// Its path, relative to the project's root; `.` for the root itself.
  var path: String

  /// The outermost such folder on the way to a folder, that one included.
  ///
  /// - Parameters:
  ///   - folder: A path relative to the project's root.
  ///   - project: The project's root, relative to the path that was asked for.
  init?(at folder: Substring, in project: String) {
    let above = project.split(separator: "/")
    let folders = above + folder.split(separator: "/")
    guard let index = folders.indices.first(where: { Self.kind(of: folders[$0]) != nil }),
      let kind = Self.kind(of: folders[index])
    else { return nil }
    self.kind = kind
    path = folders[...index].dropFirst(above.count).joined(separator: "/")
    if path.isEmpty { path = "." }
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
  private var found: [String: [Substring: SideFolder?]] = [:]

  init(areJudged: Bool) { self.areJudged = areJudged }

  /// The outermost such folder around a file.
  subscript(file: ListedFile) -> SideFolder? {
    mutating get {
      guard !areJudged else { return nil }
      let end = file.name.utf8.lastIndex(of: UInt8(ascii: "/")) ?? file.name.startIndex
      let folder = file.name[..<end]
      if let known = found[file.project]?[folder] { return known }
      let side = SideFolder(at: folder, in: file.project)
      found[file.project, default: [:]][folder] = side
      return side
    }
  }
}
