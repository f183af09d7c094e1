import Foundation
import Testing

@testable import Markup
@testable import Reports

/// A scene of a fixture: its element, its object ID, its title, and its segues as `kind id` or
/// `relationship:name id`.
struct SceneSketch {
  var kind = "viewController"
  var id: String
  var title: String?
  var segues: [String] = []
  /// For a storyboard reference: the storyboard.
  var storyboard: String?
  var customClass: String?

  var xml: String {
    let title = title.map { " title=\"\(quoted($0))\"" } ?? ""
    let ownClass = customClass.map { " customClass=\"\($0)\"" } ?? ""
    let reference = storyboard.map { " storyboardName=\"\(quoted($0))\"" } ?? ""
    return """
      <scene sceneID="s-\(id)"><objects><\(kind) id="\(id)" sceneMemberID="viewController"\(title)\
      \(reference)\(ownClass)><connections>\(segues.map(segue).joined())</connections></\(kind)></objects></scene>

      """
  }

  private func segue(_ words: String) -> String {
    let parts = words.split(separator: " ")
    let kind = parts[0].split(separator: ":")
    let relationship = kind.count > 1 ? " relationship=\"\(kind[1])\"" : ""
    return "<segue kind=\"\(kind[0])\"\(relationship) destination=\"\(parts[1])\"/>"
  }
}

/// A text in an attribute.
private func quoted(_ text: String) -> String {
  escaped(text) { scalar in
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case "\"": "&quot;"
    case "\n": "&#10;"
    case "\t": "&#9;"
    // What XML does not have at all.
    case "\u{FFFE}", "\u{FFFF}": " "
    default: scalar.properties.generalCategory == .control ? " " : nil
    }
  }
}

/// A storyboard of scenes.
func storyboard(initial: String? = nil, _ scenes: [SceneSketch]) -> String {
  let initial = initial.map { " initialViewController=\"\($0)\"" } ?? ""
  return """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch"\(initial)><scenes>
    \(scenes.map(\.xml).joined())</scenes></document>
    """
}

/// The map of files.
func makeMap(_ files: [String: String]) throws -> NavigationMap {
  let folder = try TemporaryFolder()
  for (path, text) in files { try folder.write(text, to: "App/\(path)") }
  let report = try makeReport(on: [folder.url.appending(path: "App").path])
  return try #require(report.projects.first?.map)
}

/// The map of one storyboard that the app starts with.
func makeMap(initial: String? = nil, _ scenes: [SceneSketch]) throws -> NavigationMap {
  try makeMap(["Main.storyboard": storyboard(initial: initial, scenes)])
}

extension NavigationMap {
  func scene(_ object: String) throws -> Scene {
    try #require(scenes.first { $0.object == object }, "no scene \(object)")
  }

  /// A link as `from kind to`, with its label.
  var linksInWords: [String] {
    let objects = Dictionary(uniqueKeysWithValues: scenes.map { ($0.id, $0.object) })
    return links.map { link in
      let label = link.label.map { " “\($0)”" } ?? ""
      return "\(objects[link.from] ?? "?") \(link.kind.rawValue) \(objects[link.to] ?? "?")\(label)"
    }
  }
}
