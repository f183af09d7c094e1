import Foundation
import Guidance
import NavigationGraph
import Projects
import Reports

extension Digest {
  /// Creates the digest of everything other than its project that a report depends on: the program,
  /// the options, and the additional rules.
  init(
    platform: PlatformChoice?, edition: Edition, language: Language?, rules: String?,
    targets: String,
    hasPictures: Bool, hasPages: Bool, readsSource: Bool, largestDocument: Int, globs: [String] = []
  ) {
    self.init()
    for glob in globs { add(glob) }
    add(targets)
    add(
      "\(Macward.version) \(platform?.rawValue ?? "") \(edition.rawValue) \(language?.code ?? "") \(hasPictures) \(hasPages) \(readsSource) \(largestDocument)"
    )
    addProgram()
    if let rules { add(folderAt: rules) }
  }

  /// Adds the binary, which can differ between builds of the same version.
  private mutating func addProgram() {
    add(statusOf: Bundle.main.executablePath ?? "")
  }

  /// Adds the names and contents of the files in a folder.
  mutating func add(folderAt path: String) {
    for name in (FileManager.default.subpaths(atPath: path) ?? []).sorted() {
      add(name)
      add(fileAt: path + "/" + name)
    }
  }
}
