import FileReading
import XcodeProject

/// The files below a folder that macward reads, and the folders that contain a project.
///
/// Links are not followed, and hidden folders (whose names begin with a dot) are skipped.
package struct FolderListing: Sendable {
  /// Storyboards and xibs, by path relative to the folder, sorted.
  package private(set) var documents: [String] = []
  /// Property lists, likewise.
  package private(set) var propertyLists: [String] = []
  /// Files with source code in Swift or Objective-C, likewise.
  package private(set) var sources: [String] = []
  /// Tables of texts, `.strings` and `.xcstrings`, likewise.
  package private(set) var strings: [String] = []
  /// Bundles of apps: asset catalogs, settings bundles, and icons, likewise.
  package private(set) var bundles: [String] = []
  /// The `.xcodeproj` folders, likewise.
  package private(set) var projects: [String] = []
  /// The manifests and Swift packages, likewise.
  package private(set) var manifests: [String] = []
  /// The folders that directly contain an `.xcodeproj`, an `.xcworkspace`, or a `Package.swift`;
  /// the listed folder itself is the empty path.
  package private(set) var projectFolders: Set<String> = []
  /// The folders that cannot be listed: paths relative to the folder, with the reason.
  package private(set) var failures: [(path: String, reason: String)] = []

  /// The folders that are not listed yet.
  package private(set) var pending: [String] = []

  /// Lists everything below a folder.
  package init(of root: String) {
    self.init(of: root, below: "")
    sort()
  }

  /// Lists a folder until the given number of folders remains, which others can list in parallel.
  /// The results are not sorted yet.
  package init(of root: String, below folder: String, until limit: Int = .max) {
    pending = [folder]
    var next = 0
    while next < pending.count, pending.count - next < limit {
      next += 1
      list(pending[next - 1], in: root)
    }
    pending.removeFirst(next)
  }

  /// Adds the results of others.
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

  /// Adds folders with manifests.
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
    // These contain no documents, and an asset catalog has a folder for each image.
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
    // Finder creates files named `._name` on foreign volumes.
    guard !name.hasPrefix("._") else { return }
    if name == "Package.swift" || ProjectManifest.fileNames.contains(name) {
      manifests.append(path)
    }
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

  private func isSource(_ name: String) -> Bool {
    switch ending(of: name) {
    case ".swift": name != "Package.swift"
    case ".m", ".mm", ".h": true
    default: false
    }
  }
}
