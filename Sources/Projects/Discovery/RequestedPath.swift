import FileReading
import Foundation
import InterfaceBuilder
import Threads
import XcodeProject

/// One path that was asked for, and the files below it that are to be read.
struct RequestedPath {
  /// The documents, by path.
  private(set) var documents: [ListedFile] = []
  /// The property lists, by path.
  private(set) var propertyLists: [ListedFile] = []
  /// The files with source code, by path.
  private(set) var sources: [ListedFile] = []
  /// The tables of texts, by path.
  private(set) var strings: [ListedFile] = []
  /// Everything else that was found below a folder.
  private(set) var listing: FolderListing?

  /// The folder that was asked for, or that of the document, as the caller can open it.
  let base: String
  /// What precedes every project's root: nothing, when only one path was asked for.
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
      documents = [ListedFile(path: path, key: real, name: last)]
    }
  }

  /// What a folder below the path is called.
  func name(of folder: String) -> String {
    folder.isEmpty ? name : ProjectPath.name(of: folder)
  }

  /// The root of a project in a folder below the path.
  func root(at folder: String) -> String {
    let parts = [prefix, folder].filter { !$0.isEmpty }
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// Where a file or folder below the path can be opened.
  func place(of file: String) -> String { ProjectPath.join(base, file) }

  /// Whether what is in a folder lies about beside the projects: in none of their folders.
  func isBesideProjects(_ home: String) -> Bool {
    home.isEmpty && listing?.projectFolders.contains("") == false
  }

  /// Folders that could not be listed, and what is wrong with each.
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
    func listed(_ file: String) -> ListedFile {
      ListedFile(path: folder + "/" + file, key: real + "/" + file, name: file)
    }
    documents = listing.documents.map(listed)
    propertyLists = listing.propertyLists.map(listed)
    sources = listing.sources.map(listed)
    strings = listing.strings.map(listed)
    self.listing = listing
  }

  /// What precedes the roots of each path's projects, so that those of several paths can be told
  /// apart: a relative path as it is, and of others the last name, or as much as tells them apart.
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
