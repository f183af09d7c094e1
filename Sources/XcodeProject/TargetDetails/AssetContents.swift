import FileReading
import Foundation

/// The `Contents.json` of a set in an asset catalog.
struct AssetContents {
  /// The files of the set, with their scales.
  private(set) var files: [(name: String, scale: Int)] = []
  private(set) var hasMacImages = false
  private(set) var providesNamespace = false

  init(contentsOf path: String) throws(ProjectError) {
    let bytes = try FileBytes.load(path)
    guard let root = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any] else {
      throw ProjectError(file: path, message: "This is not the JSON of an asset catalog.")
    }
    let properties = root["properties"] as? [String: Any] ?? [:]
    providesNamespace = properties["provides-namespace"] as? Bool ?? false
    for key in ["images", "symbols"] {
      for image in root[key] as? [[String: Any]] ?? [] { add(image) }
    }
  }

  private mutating func add(_ image: [String: Any]) {
    let file = image["filename"] as? String
    let scale = (image["scale"] as? String).flatMap { Int($0.prefix { $0.isNumber }) }
    files += [file].compactMap { $0 }.map { ($0, scale ?? 1) }
    let isMac = image["idiom"] as? String == "mac" || image["platform"] as? String == "macos"
    hasMacImages = hasMacImages || (isMac && file != nil)
  }
}
