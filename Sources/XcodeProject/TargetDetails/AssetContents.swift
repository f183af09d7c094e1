import Foundation

/// What the `Contents.json` of a set in an asset catalogue says.
struct AssetContents {
  /// The names of the files that are in use.
  private(set) var files: [String] = []
  private(set) var hasMacIdiom = false
  private(set) var hasMacImages = false
  private(set) var isTemplate = false
  private(set) var preservesVectors = false
  private(set) var providesNamespace = false

  init(contentsOf path: String) throws(ProjectError) {
    let bytes = try FileBytes.load(path)
    guard let root = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any] else {
      throw ProjectError(file: path, message: "This is not the JSON of an asset catalogue.")
    }
    let properties = root["properties"] as? [String: Any] ?? [:]
    isTemplate = properties["template-rendering-intent"] as? String == "template"
    preservesVectors = properties["preserves-vector-representation"] as? Bool ?? false
    providesNamespace = properties["provides-namespace"] as? Bool ?? false
    for key in ["images", "symbols"] {
      for image in root[key] as? [[String: Any]] ?? [] { add(image) }
    }
  }

  private mutating func add(_ image: [String: Any]) {
    let file = image["filename"] as? String
    files += [file].compactMap { $0 }
    let isMac = image["idiom"] as? String == "mac" || image["platform"] as? String == "macos"
    hasMacIdiom = hasMacIdiom || isMac
    hasMacImages = hasMacImages || (isMac && file != nil)
  }
}
