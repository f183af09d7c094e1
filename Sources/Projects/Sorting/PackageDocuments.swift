import FileReading
import XcodeProject

/// Finds the documents of Swift packages, which are in bundles of the apps that use the packages.
struct PackageDocuments {
  /// The included documents, by the project folder around them.
  private let byFolder: [String: [Int]]
  /// The folders of packages with documents, by the identifiers of their bundles.
  private let bundles: [String: String]

  /// - Parameters:
  ///   - documents: The documents at the searched path.
  ///   - projectFolders: The project folders around files.
  ///   - manifests: The manifests at the searched path.
  init(
    _ documents: [DiscoveredFile], in projectFolders: EnclosingProjectFolders,
    _ manifests: DiscoveredManifests
  ) {
    var projectFolders = projectFolders
    var byFolder: [String: [Int]] = [:]
    for (index, document) in documents.enumerated() where document.exclusion == nil {
      byFolder[projectFolders[document.name], default: []].append(index)
    }
    self.byFolder = byFolder
    bundles = manifests.resourceBundles.filter { byFolder[$0.value] != nil }
  }

  /// Returns the documents in the folders of packages.
  func documents(of packages: Set<String>) -> [Int] { packages.flatMap { byFolder[$0] ?? [] } }

  /// Returns the packages whose bundles storyboard references in some documents name. A workspace can add
  /// a package to an app without a trace in the project file.
  func packages(namedBy documents: [DiscoveredFile]) -> Set<String> {
    guard !bundles.isEmpty else { return [] }
    return documents.reduce(into: []) {
      $0.formUnion(Self.bundles(namedBy: $1).compactMap { bundles[$0] })
    }
  }

  /// Returns the identifiers of the bundles that a document names.
  private static func bundles(namedBy document: DiscoveredFile) -> Set<String> {
    guard let bytes = try? FileBytes.load(document.path, limit: largestDocument) else { return [] }
    let parts = String(decoding: bytes, as: UTF8.self).split(separator: " bundleIdentifier=\"")
      .dropFirst()
    return Set(parts.map { PackageManifest.bundleIdentifier(String($0.prefix { $0 != "\"" })) })
  }

  private static let largestDocument = FileLimit(mebibytes: 64, ".")
}
