import Foundation
import NavigationGraph
import Reports
import RuleCatalogue

extension Digest {
  /// The digest of what a report depends on besides its project: the program, the options, and rules
  /// of one's own.
  init(
    platform: PlatformChoice, edition: Edition, language: Language?, rules: String?,
    hasPictures: Bool, hasPages: Bool, readsSource: Bool, globs: [String] = []
  ) {
    self.init()
    for glob in globs { add(glob) }
    add(
      "\(Macward.version) \(platform.rawValue) \(edition.rawValue) \(language?.code ?? "") \(hasPictures) \(hasPages) \(readsSource)"
    )
    addProgram()
    if let rules { add(folderAt: rules) }
  }

  /// A program that was built anew may say something else under the same version.
  private mutating func addProgram() {
    let attributes = Bundle.main.executablePath
      .flatMap { try? FileManager.default.attributesOfItem(atPath: $0) }
    let date = attributes?[.modificationDate] as? Date
    add("\(attributes?[.size] as? Int ?? 0) \(date?.timeIntervalSince1970 ?? 0)")
  }

  /// Takes in what the files in a folder are called and hold.
  mutating func add(folderAt path: String) {
    for name in (FileManager.default.subpaths(atPath: path) ?? []).sorted() {
      add(name)
      add(fileAt: path + "/" + name)
    }
  }
}
