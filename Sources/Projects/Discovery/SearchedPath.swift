import FileReading
import Foundation
import Threads
import XcodeProject

/// A path that the user passed, and the files at it.
struct SearchedPath {
  /// The documents, by path.
  private(set) var documents: [DiscoveredFile] = []
  /// The property lists, by path.
  private(set) var propertyLists: [DiscoveredFile] = []
  /// The source files, by path.
  private(set) var sources: [DiscoveredFile] = []
  /// The strings tables, by path.
  private(set) var strings: [DiscoveredFile] = []
  /// The property lists and strings tables.
  var data: [DiscoveredFile] { propertyLists + strings }
  /// The listing, or `nil` if the path is that of a document.
  private(set) var listing: FolderListing?

  /// The folder, or the folder of the document, as a path at which it can be opened.
  let base: String
  /// The prefix of every project's root, empty if the user passed only one path.
  private let prefix: String
  /// The name of the path.
  private let name: String
  /// The folders around projects that contain no project themselves: the path, and in a path with apps
  /// side by side, the folders in it.
  private var looseFolders: Set<String> = []

  /// Lists a path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - prefix: The prefix of every project's root.
  ///   - holdsApps: Whether the folders in the path are apart from each other, unless the path contains a
  ///     project itself.
  ///   - threads: The number of threads.
  init(_ path: String, prefix: String, holdsApps: Bool = false, threads: Int) {
    self.prefix = prefix
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    let real = Self.real(path)
    let last = (real as NSString).lastPathComponent
    name = isFolder.boolValue ? last : fileName(of: last)
    let parent = ProjectPath.parent(of: path)
    base = isFolder.boolValue ? path : parent.isEmpty ? "." : parent
    if isFolder.boolValue {
      list(real: real, threads: threads)
      findLooseFolders(holdsApps)
    } else if exists {
      documents = [DiscoveredFile(path: path, key: real, name: last)]
    }
  }

  /// Returns the name of a folder at the path.
  func name(of folder: String) -> String {
    folder.isEmpty ? name : ProjectPath.name(of: folder)
  }

  /// Returns the root of a project in a folder at the path.
  func root(at folder: String) -> String {
    let parts = [prefix, folder].filter { !$0.isEmpty }
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// Returns the path at which a file or folder can be opened.
  func place(of file: String) -> String { ProjectPath.join(base, file) }

  /// Whether a folder is outside all project folders, although it may contain projects.
  func isBesideProjects(_ projectFolder: String) -> Bool { looseFolders.contains(projectFolder) }

  /// Whether a folder is, or is in, another one.
  static func isIn(_ folder: String, _ other: String) -> Bool {
    other.isEmpty || folder == other || folder.hasPrefix(other + "/")
  }

  /// Whether the path is neither an app nor the repository of one: nothing of an app is directly in it, and
  /// some of its folders contain projects.
  private func holdsFoldersOnly(_ files: [String]) -> Bool {
    listing?.projectFolders.isEmpty == false
      && !FileManager.default.fileExists(atPath: place(of: ".git"))
      && files.allSatisfy { file in
        let names = ProjectPath.names(in: file)
        return names.count > 1 && names.first?.hasSuffix(".lproj") == false
      }
  }

  private mutating func findLooseFolders(_ holdsApps: Bool) {
    guard let listing, !listing.projectFolders.contains("") else { return }
    looseFolders = [""]
    let files = listing.documents + listing.sources + listing.propertyLists
    guard holdsApps, holdsFoldersOnly(files) else { return }
    let apart = Set(files.compactMap { ProjectPath.names(in: $0).first.map(String.init) })
      .subtracting(listing.projectFolders)
    looseFolders.formUnion(apart)
    self.listing?.add(projectFolders: apart)
  }

  /// Returns the path with the folders of manifests as project folders. A manifest itself is not
  /// source code of an app.
  func with(_ manifests: DiscoveredManifests) -> SearchedPath {
    let files = manifests.files
    guard !files.isEmpty else { return self }
    var search = self
    search.listing?.add(projectFolders: Set(files.map(ProjectPath.parent)))
    search.sources.removeAll { files.contains($0.name) }
    return search
  }

  /// The folders that cannot be listed, each with its problem.
  var unlisted: [(folder: String, problem: InputProblem)] {
    (listing?.failures ?? []).map { failure in
      let location = SourceLocation(file: failure.path.isEmpty ? "." : failure.path, line: 1)
      return (failure.path, InputProblem(.error, at: location, failure.reason))
    }
  }

  private mutating func list(real: String, threads: Int) {
    let folder = base
    var listing = FolderListing(of: folder, below: "", until: threads * 16)
    let pending = listing.pending
    listing.finish(
      with: inParallel(pending.count, threads: threads) {
        { FolderListing(of: folder, below: pending[$0]) }
      })
    func listed(_ file: String) -> DiscoveredFile {
      DiscoveredFile(path: folder + "/" + file, key: real + "/" + file, name: file)
    }
    documents = listing.documents.map(listed)
    propertyLists = listing.propertyLists.map(listed)
    sources = listing.sources.map(listed)
    strings = listing.strings.map(listed)
    self.listing = listing
  }

  /// Returns the prefixes that distinguish the project roots of several paths: a relative path
  /// itself, and as many of the last components of an absolute path as are needed.
  static func prefixes(of paths: [String]) -> [String] {
    guard paths.count > 1 else { return paths.map { _ in "" } }
    let parts = paths.map { path in
      path.hasPrefix("/")
        ? ProjectPath.names(in: real(path)) : ProjectPath.names(in: path).filter { $0 != "." }
    }
    return paths.indices.map { index in
      let own = parts[index]
      guard paths[index].hasPrefix("/") else { return own.joined(separator: "/") }
      let alike = parts.filter { $0.last == own.last && $0 != own }
      let shared = alike.map { zip($0, own).prefix { $0 == $1 }.count }.min()
      return own.dropFirst(shared ?? max(0, own.count - 1)).joined(separator: "/")
    }
  }

  private static func real(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }
}
