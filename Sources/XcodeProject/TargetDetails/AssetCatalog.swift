/// The images in an asset catalogue (`.xcassets`).
package struct AssetCatalog: Sendable, Hashable {
  /// Images by one name: an `.imageset` or a `.symbolset`.
  package struct ImageSet: Sendable, Hashable {
    /// The name that the app asks for, with the names of folders that part names before it.
    package var name: String
    /// Whether it is a custom symbol (`.symbolset`).
    package var isSymbol: Bool
    /// Whether it has a PDF or SVG file, which is sharp at all sizes.
    package var isVector: Bool
    /// Whether it has a file of pixels.
    package var isBitmap: Bool
    /// Whether it takes the tint's colour (`template-rendering-intent` is `template`).
    package var isTemplate: Bool
    /// Whether the drawing stays one in the app (`preserves-vector-representation`).
    package var preservesVectors: Bool
  }

  /// The icons by one name: an `.appiconset`.
  package struct AppIconSet: Sendable, Hashable {
    /// The name.
    package var name: String
    /// Whether it has places for the Mac (the idiom `mac`, or the platform `macos`).
    package var hasMacIdiom: Bool
    /// Whether one of those places holds a file.
    package var hasMacImages: Bool
  }

  /// The images and symbols, by path.
  package private(set) var imageSets: [ImageSet] = []
  /// The app icons, by path.
  package private(set) var appIconSets: [AppIconSet] = []
  /// The `Contents.json` files that cannot be read.
  package private(set) var problems: [ProjectError] = []

  /// Reads a catalogue from the disk: one small file for each set.
  package init(contentsOf path: String) {
    read(path, prefix: "", depth: 0)
  }

  /// How deep folders may stand in each other; file systems allow not much more.
  private static let depthLimit = 64

  private mutating func read(_ folder: String, prefix: String, depth: Int) {
    guard depth < Self.depthLimit else { return }
    for entry in FolderEntry.all(in: folder) where entry.isFolder {
      let path = folder + "/" + entry.name
      switch entry.name.split(separator: ".").last {
      case "imageset": addImages(at: path, prefix + entry.name, isSymbol: false)
      case "symbolset": addImages(at: path, prefix + entry.name, isSymbol: true)
      case "appiconset": addIcons(at: path, prefix + entry.name)
      case .some where entry.name.contains("."): continue
      default:
        let isNamespace = contents(of: path, isOptional: true)?.providesNamespace ?? false
        read(path, prefix: isNamespace ? prefix + entry.name + "/" : prefix, depth: depth + 1)
      }
    }
  }

  private mutating func addImages(at path: String, _ file: String, isSymbol: Bool) {
    guard let contents = contents(of: path) else { return }
    let isVector = contents.files.contains(where: Self.isVector)
    imageSets.append(
      ImageSet(
        name: Self.name(file), isSymbol: isSymbol, isVector: isVector,
        isBitmap: contents.files.contains { !Self.isVector($0) }, isTemplate: contents.isTemplate,
        preservesVectors: contents.preservesVectors))
  }

  private mutating func addIcons(at path: String, _ file: String) {
    guard let contents = contents(of: path) else { return }
    appIconSets.append(
      AppIconSet(
        name: Self.name(file), hasMacIdiom: contents.hasMacIdiom,
        hasMacImages: contents.hasMacImages))
  }

  private mutating func contents(of path: String, isOptional: Bool = false) -> AssetContents? {
    do throws(ProjectError) {
      return try AssetContents(contentsOf: path + "/Contents.json")
    } catch {
      if !isOptional { problems.append(error) }
      return nil
    }
  }

  private static func isVector(_ file: String) -> Bool {
    let file = file.lowercased()
    return file.hasSuffix(".pdf") || file.hasSuffix(".svg")
  }

  private static func name(_ file: String) -> String {
    file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
  }
}

extension ProjectFile {
  /// The paths of the asset catalogues among a target's resources, relative to the folder that
  /// holds the `.xcodeproj`.
  package func assetCatalogs(of target: ProjectTarget) -> [String] {
    let paths = resources(of: target).map(\.path) + synchronizedFiles(of: target)
    return paths.filter { $0.hasSuffix(".xcassets") }
  }
}
