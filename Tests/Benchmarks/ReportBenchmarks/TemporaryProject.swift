import Foundation
import SyntheticProject

/// A synthetic project on disk, for as long as somebody holds it.
final class TemporaryProject: Sendable {
  /// Where it is.
  let path: String

  init(_ project: SyntheticProject) {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "macward-benchmark-\(UUID().uuidString)")
    path = folder.path
    do {
      try project.write(to: folder)
    } catch {
      fatalError("The project to measure cannot be written to \(path): \(error)")
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The paths of its files whose names end so, in order.
  func files(endingIn ending: String) -> [String] {
    let names = FileManager.default.subpaths(atPath: path) ?? []
    return names.filter { $0.hasSuffix(ending) }.sorted().map { "\(path)/\($0)" }
  }
}
