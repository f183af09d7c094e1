import FileReading
import XcodeProject

/// The files in a folder that macward reads, and the folders that contain a project.
///
/// Symbolic links are not followed, and hidden folders (whose names begin with a dot) are skipped.
package struct FolderListing: Sendable {
  /// The storyboards and xibs, by path relative to the folder, sorted.
  package private(set) var documents: [String] = []
  /// The property lists, likewise.
  package private(set) var propertyLists: [String] = []
  /// The Swift and Objective-C source files, likewise.
  package private(set) var sources: [String] = []
  /// The strings tables, `.strings` and `.xcstrings`, likewise.
  package private(set) var strings: [String] = []
  /// The bundles of apps: asset catalogs, settings bundles, and icons, likewise.
  package private(set) var bundles: [String] = []
  /// The `.xcodeproj` folders, likewise.
  package private(set) var projects: [String] = []
  /// The manifests and Swift packages, likewise.
  package private(set) var manifests: [String] = []
  /// The folders that directly contain an `.xcodeproj`, an `.xcworkspace`, or a `Package.swift`.
  /// The empty path is the listed folder itself.
  package private(set) var projectFolders: Set<String> = []
  /// The folders that cannot be listed, as paths relative to the folder, with the reason.
  package private(set) var failures: [(path: String, reason: String)] = []

  /// The folders that remain to be listed.
  package private(set) var pending: [String] = []

  /// Lists a folder and everything in it.
  package init(of root: String) {
    self.init(of: root, below: "")
    sort()
  }

  /// Lists a folder until the given number of folders remains, which other listings can process in
  /// parallel. The results are not sorted.
  package init(of root: String, below folder: String, until limit: Int = .max) {
    pending = [folder]
    var next = 0
    while next < pending.count, pending.count - next < limit {
      next += 1
      list(pending[next - 1], in: root)
    }
    pending.removeFirst(next)
  }

  /// Adds the results of other listings, and sorts all results.
  package mutating func finish(with parts: [FolderListing]) {
    pending = []
    for part in parts {
      documents += part.documents
      propertyLists += part.propertyLists
      sources += part.sources
      strings += part.strings
      bundles += part.bundles
      projects += part.projects
      manifests += part.manifests
      projectFolders.formUnion(part.projectFolders)
      failures += part.failures
    }
    sort()
  }

  /// Adds folders that contain manifests.
  mutating func add(projectFolders folders: Set<String>) {
    projectFolders.formUnion(folders)
  }

  private mutating func sort() {
    documents.sort { $0.precedesInBytes($1) }
    propertyLists.sort { $0.precedesInBytes($1) }
    sources.sort { $0.precedesInBytes($1) }
    strings.sort { $0.precedesInBytes($1) }
    bundles.sort { $0.precedesInBytes($1) }
    projects.sort { $0.precedesInBytes($1) }
    manifests.sort { $0.precedesInBytes($1) }
    failures.sort { $0.path.precedesInBytes($1.path) }
  }

  private mutating func list(_ folder: String, in root: String) {
    do throws(FileFailure) {
      for entry in try FolderEntry.all(in: folder.isEmpty ? root : root + "/" + folder) {
        visit(entry, in: folder)
      }
    } catch {
      failures.append((folder, error.message))
    }
  }

  private mutating func visit(_ entry: FolderEntry, in folder: String) {
    guard let name = entry.name else {
      failures.append((folder, "A name in this folder is not valid UTF-8: rename the file."))
      return
    }
    let path = folder.isEmpty ? name : folder + "/" + name
    switch entry.kind {
    case .folder: visit(folder: name, at: path, in: folder)
    case .file: visit(file: name, at: path, in: folder)
    case .link: break
    }
  }

  private mutating func visit(folder name: String, at path: String, in parent: String) {
    guard !name.hasPrefix(".") else { return }
    switch ending(of: name) {
    // These bundles contain no documents, and an asset catalog has a folder for each image.
    case ".xcodeproj":
      projects.append(path)
      projectFolders.insert(parent)
    case ".xcworkspace": projectFolders.insert(parent)
    case ".xcassets", ".icon": bundles.append(path)
    case ".bundle":
      if name == "Settings.bundle" { bundles.append(path) }
      pending.append(path)
    default: pending.append(path)
    }
  }

  private func ending(of name: String) -> Substring {
    name.utf8.lastIndex(of: UInt8(ascii: ".")).map { name[$0...] } ?? ""
  }

  private mutating func visit(file name: String, at path: String, in folder: String) {
    // Finder creates files named `._name` on volumes with other file systems.
    guard !name.hasPrefix("._") else { return }
    if Self.isManifest(name) { manifests.append(path) }
    if isSource(name) {
      sources.append(path)
    } else if name.hasSuffix(".storyboard") || name.hasSuffix(".xib") {
      documents.append(path)
    } else if name.hasSuffix(".plist") {
      propertyLists.append(path)
    } else if name.hasSuffix(".strings") || name.hasSuffix(".xcstrings") {
      strings.append(path)
    } else if name == "Package.swift" {
      projectFolders.insert(folder)
    }
  }

  /// Whether a file of a name describes a project: a Swift package, or one of XcodeGen or Tuist.
  static func isManifest(_ name: String) -> Bool {
    name == "Package.swift" || ProjectManifest.fileNames.contains(name)
  }

  private func isSource(_ name: String) -> Bool {
    switch ending(of: name) {
    case ".swift": name != "Package.swift"
    case ".m", ".mm", ".h": true
    default: false
    }
  }
}
