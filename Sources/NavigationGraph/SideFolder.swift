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

  /// The outermost such folder around a file.
  ///
  /// - Parameters:
  ///   - file: A path relative to the project's root.
  ///   - project: The project's root, relative to the path that was asked for.
  init?(around file: String, in project: String) {
    let above = project.split(separator: "/")
    let folders = above + file.split(separator: "/").dropLast()
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
    "Pods", "Carthage", "DerivedData", ".build", "SourcePackages", "node_modules",
  ]
  private static let testNames: Set<String> = [
    "test", "tests", "__tests__", "testing", "spec", "specs", "fixture", "fixtures", "testdata",
    "testapps", "testutils",
  ]
  /// Names such as `AppUITests` and `ParserFixtures`.
  private static let testSuffixes = ["Tests", "TestData", "TestResources", "Fixtures"]
}
