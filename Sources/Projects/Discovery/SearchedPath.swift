import FileReading
import Foundation
import InterfaceBuilder
import Threads
import XcodeProject

/// A path that the user passed, and the files below it.
struct SearchedPath {
  /// The documents, by path.
  private(set) var documents: [DiscoveredFile] = []
  /// The property lists, by path.
  private(set) var propertyLists: [DiscoveredFile] = []
  /// The files with source code, by path.
  private(set) var sources: [DiscoveredFile] = []
  /// The strings tables, by path.
  private(set) var strings: [DiscoveredFile] = []
  /// The property lists and the strings tables.
  var data: [DiscoveredFile] { propertyLists + strings }
  /// Everything else that was found below a folder.
  private(set) var listing: FolderListing?

  /// The folder, or the folder of the document, as the caller can open it.
  let base: String
  /// The prefix of every project's root: empty if the user passed only one path.
  private let prefix: String
  /// The name of the path itself.
  private let name: String

  init(_ path: String, prefix: String, threads: Int) {
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
    } else if exists {
      documents = [DiscoveredFile(path: path, key: real, name: last)]
    }
  }

  /// The name of a folder below the path.
  func name(of folder: String) -> String {
    folder.isEmpty ? name : ProjectPath.name(of: folder)
  }

  /// The root of a project in a folder below the path.
  func root(at folder: String) -> String {
    let parts = [prefix, folder].filter { !$0.isEmpty }
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// The path to open a file or folder with.
  func place(of file: String) -> String { ProjectPath.join(base, file) }

  /// Whether files in a folder are beside the projects and in none of their folders.
  func isBesideProjects(_ projectFolder: String) -> Bool {
    projectFolder.isEmpty && listing?.projectFolders.contains("") == false
  }

  /// The path whose folders with manifests hold projects. A manifest is no source code of an app.
  func with(_ manifests: DiscoveredManifests) -> SearchedPath {
    let files = manifests.files
    guard !files.isEmpty else { return self }
    var search = self
    search.listing?.add(projectFolders: Set(files.map(ProjectPath.parent)))
    search.sources.removeAll { files.contains($0.name) }
    return search
  }

  /// The folders that cannot be listed, with the problem of each.
  var unlisted: [(folder: String, problem: DocumentProblem)] {
    (listing?.failures ?? []).map { failure in
      let location = SourceLocation(file: failure.path.isEmpty ? "." : failure.path, line: 1)
      return (failure.path, DocumentProblem(.error, at: location, failure.reason))
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

  /// The prefixes that distinguish the project roots of several paths: a relative path itself, and
  /// of an absolute one the last name, or as many names as are needed.
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
