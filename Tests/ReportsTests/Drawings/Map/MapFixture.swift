import Foundation
import TestSupport
import Testing

@testable import Markup
@testable import Reports

/// A scene of a fixture: its element, its object ID, its title, and its segues in words.
struct SceneSketch {
  var kind = "viewController"
  var id: String
  var title: String?
  var segues: [String] = []
  /// For a storyboard reference: the storyboard.
  var storyboard: String?
  var customClass: String?

  var xml: String {
    let attributes = [
      ("title", title), ("storyboardName", storyboard), ("customClass", customClass),
    ].compactMap { name, value in value.map { "\(name)=\"\(quoted($0))\"" } }
    return scene(kind, id, attributes.joined(separator: " "), to: segues)
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
  storyboard(initial: initial, scenes.map(\.xml))
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
