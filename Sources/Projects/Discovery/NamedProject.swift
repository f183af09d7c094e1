import XcodeProject

/// A project that is named by one of its files.
package enum NamedProject {
  /// Returns the folder of an Xcode project or workspace, of a file in one, or of a manifest. Any other
  /// path is returned unchanged.
  package static func folder(_ path: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let bundle = parts.firstIndex { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }
    let isManifest = FolderListing.isManifest(parts.last.map(String.init) ?? "")
    guard let end = bundle ?? (isManifest ? parts.count - 1 : nil) else { return path }
    let folder = parts[..<end].joined(separator: "/")
    return folder.isEmpty ? path.hasPrefix("/") ? "/" : "." : folder
  }
}
