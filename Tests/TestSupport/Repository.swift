package import Foundation

/// The files of this checkout that tests read.
package enum Repository {
  /// The checkout.
  package static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The folder of the built-in catalog.
  package static let rules = root.appending(path: "Rules").path

  /// The names of the samples, sorted.
  package static let samples: [String] = {
    let folder = root.appending(path: "Samples").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.contains(".") }.sorted()
  }()

  /// The folder of a sample.
  package static func sample(_ name: String) -> String {
    root.appending(path: "Samples/\(name)").path
  }
}
