import InterfaceBuilder
import SourceEvidence
package import XcodeProject

/// The app icon and the images of the tabs.
package struct ProjectImages: Sendable {
  /// The images of tabs, by name. Images that are in no asset catalog are not included.
  package private(set) var tabImages: [String: ImageSet] = [:]
  /// Whether the app icon has a version for the Mac, or `nil` if there is no icon.
  package private(set) var hasMacIcon: Bool?
  /// The contents of the app icon in its asset catalog, relative to the project's root, or `nil` if
  /// there is none.
  package private(set) var iconFile: String?

  /// Creates a value without images.
  package init() {}

  /// Reads the images in the asset catalogs of a project's apps.
  init(of project: Project) {
    let names = Set(
      project.documents.flatMap(\.tabImages) + (project.source?.tabImages ?? []))
    let icons = Set(project.apps.compactMap(\.appIconName))
    let wanted = Set((names.union(icons)).map(Self.lastPart))
    let folders = wanted.isEmpty ? [] : Set(project.apps.flatMap(\.assetCatalogs)).sorted()
    let catalogs =
      folders
      .map { AssetCatalog(contentsOf: ProjectPath.join(project.folder, $0), names: wanted) }
    for set in catalogs.flatMap(\.imageSets) where names.contains(set.name) {
      tabImages[set.name] = tabImages[set.name] ?? set
    }
    let sets = catalogs.flatMap(\.appIconSets).filter { icons.contains($0.name) }
    if let set = sets.first {
      hasMacIcon = sets.contains(where: \.hasMacImages)
      let isInside = set.path.hasPrefix(project.folder + "/")
      let path = isInside ? String(set.path.dropFirst(project.folder.count + 1)) : set.path
      iconFile = ProjectPath.join(path, "Contents.json")
    }
    // An Icon Composer icon is for all platforms.
    if project.apps.contains(where: { !$0.icons.isEmpty }) { hasMacIcon = true }
  }

  private static func lastPart(of name: String) -> String { ProjectPath.name(of: name) }
}

extension Document {
  /// The names of the images of the document's tabs, without SF Symbols.
  fileprivate var tabImages: [String] {
    controllers.compactMap(\.tabBarItem).filter { !$0.imageIsSymbol }.compactMap(\.image)
  }
}

extension SourceEvidence {
  /// The names of the images of tabs in code, without SF Symbols.
  fileprivate var tabImages: [String] {
    containers.flatMap(\.tabs).compactMap {
      switch $0.image {
      case .asset(let name)?, .constant(let name)?: name
      case .symbol?, nil: nil
      }
    }
  }
}
