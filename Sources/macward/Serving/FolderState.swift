import Foundation

/// The state of the files in folders: which there are, how large, and when they were changed.
struct FolderState: Equatable {
  private var files: [String: File] = [:]

  private struct File: Equatable {
    var size: Int
    var changed: Date
  }

  /// Reads the state of paths. Folders of tools, whose names begin with a dot, are left out.
  init(of paths: [String]) {
    for path in paths {
      add(path)
      guard let found = FileManager.default.enumerator(atPath: path) else { continue }
      while let name = found.nextObject() as? String {
        let last = name.split(separator: "/").last ?? ""
        if Self.skipped.contains(String(last)) || last.hasPrefix(".") && last != ".macward.yml" {
          found.skipDescendants()
        } else if Self.kinds.contains((name as NSString).pathExtension) {
          add("\(path)/\(name)")
        }
      }
    }
  }

  /// Returns the paths of the files that differ from those of an earlier state.
  func changes(since old: FolderState) -> Set<String> {
    let names = Set(files.keys).union(old.files.keys)
    return names.filter { files[$0] != old.files[$0] }
  }

  private mutating func add(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return }
    files[path] = File(size: Int(status.st_size), changed: Self.time(status))
  }

  private static func time(_ status: stat) -> Date {
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return Date(timeIntervalSince1970: Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
  }

  private static let skipped: Set = ["DerivedData", "node_modules", "build"]

  /// The extensions of the files that reports depend on.
  private static let kinds: Set = [
    "storyboard", "xib", "swift", "m", "mm", "h", "strings", "xcstrings", "plist", "yml", "yaml",
    "pbxproj", "xcconfig", "entitlements",
  ]
}
