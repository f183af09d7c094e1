import FileReading

/// The images of an asset catalog (`.xcassets`), all or only the requested ones.
package struct AssetCatalog: Sendable, Hashable {
  /// The images and symbols, by path.
  package private(set) var imageSets: [ImageSet] = []
  /// The app icons, by path.
  package private(set) var appIconSets: [AppIconSet] = []
  /// The `Contents.json` files that cannot be read.
  package private(set) var problems: [ProjectError] = []

  private let names: Set<String>?

  /// Reads a catalog, which has a small file for each set.
  ///
  /// - Parameters:
  ///   - path: The folder of the catalog.
  ///   - names: The names of the sets to read, without their namespaces, or `nil` for all sets.
  package init(contentsOf path: String, names: Set<String>? = nil) {
    self.names = names
    read(path, prefix: "", depth: 0)
  }

  /// The maximum nesting depth of folders. File systems do not allow much more.
  private static let depthLimit = 64

  private mutating func read(_ folder: String, prefix: String, depth: Int) {
    guard depth < Self.depthLimit else { return }
    for folderName in folders(in: folder) {
      let path = folder + "/" + folderName
      guard let dot = folderName.lastIndex(of: ".") else {
        let isNamespace = contents(of: path, isOptional: true)?.providesNamespace ?? false
        read(path, prefix: isNamespace ? prefix + folderName + "/" : prefix, depth: depth + 1)
        continue
      }
      let name = String(folderName[..<dot])
      guard names?.contains(name) != false else { continue }
      switch folderName[dot...] {
      case ".imageset": addImages(at: path, prefix + name, isSymbol: false)
      case ".symbolset": addImages(at: path, prefix + name, isSymbol: true)
      case ".appiconset": addIcons(at: path, prefix + name)
      default: continue
      }
    }
  }

  /// Returns the names of the subfolders, sorted, without hidden ones. The result is empty if the
  /// folder cannot be listed.
  private func folders(in folder: String) -> [String] {
    let entries = (try? FolderEntry.all(in: folder)) ?? []
    return entries.filter { $0.kind == .folder }.compactMap(\.name).filter { !$0.hasPrefix(".") }
      .sorted { $0.precedesInBytes($1) }
  }

  private mutating func addImages(at path: String, _ name: String, isSymbol: Bool) {
    guard let contents = contents(of: path) else { return }
    imageSets.append(ImageSet(name, isSymbol: isSymbol, contents, in: path))
  }

  private mutating func addIcons(at path: String, _ name: String) {
    guard let contents = contents(of: path) else { return }
    appIconSets.append(
      AppIconSet(name: name, path: path, hasMacImages: contents.hasMacImages))
  }

  private mutating func contents(of path: String, isOptional: Bool = false) -> AssetContents? {
    do throws(ProjectError) {
      return try AssetContents(contentsOf: path + "/Contents.json")
    } catch {
      if !isOptional { problems.append(error) }
      return nil
    }
  }
}

/// An app icon set (`.appiconset`).
package struct AppIconSet: Sendable, Hashable {
  /// The name.
  package var name: String
  /// The folder of the set, as it was opened.
  package var path: String
  /// Whether a file is assigned to the Mac (the idiom `mac` or the platform `macos`).
  package var hasMacImages: Bool
}
