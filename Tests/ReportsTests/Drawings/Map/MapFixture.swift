import Foundation
import TestSupport
import Testing

@testable import Reports

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
