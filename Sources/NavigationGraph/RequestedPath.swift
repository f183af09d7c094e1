import Foundation
import InterfaceBuilder
import XcodeProject

/// One path that was asked for, and the files below it that are to be read.
struct RequestedPath {
  /// A file and the project it belongs to.
  struct Source {
    /// Where the file is.
    var path: String
    /// What makes the file the same when two paths lead to it.
    var key: String
    /// Its path relative to the project's root.
    var name: String
    /// The project's folder, relative to the path that was asked for.
    var project: String
  }

  /// The documents.
  private(set) var sources: [Source] = []
  /// The property lists.
  private(set) var propertyLists: [Source] = []
  /// Folders that could not be listed.
  private(set) var problems: [DocumentProblem] = []

  /// What precedes every project's root: nothing, when only one path was asked for.
  private let prefix: String
  /// The name of the path itself.
  private let name: String
  /// The names that projects give themselves, by folder.
  private var projectNames: [String: String] = [:]

  init(_ path: String, among count: Int, threads: Int) {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let last = (real as NSString).lastPathComponent
    name = isFolder.boolValue ? last : fileName(of: last)
    prefix = count == 1 ? "" : path.hasPrefix("/") ? last : Self.trimmed(path)
    if isFolder.boolValue {
      list(folder: path, real: real, threads: threads)
    } else if exists {
      sources = [Source(path: path, key: real, name: last, project: "")]
    }
  }

  /// An empty project for a folder below the path.
  func project(at folder: String) -> Project {
    let parts = [prefix, folder].filter { !$0.isEmpty }
    return Project(
      name: projectNames[folder]
        ?? (folder.isEmpty ? name : (folder as NSString).lastPathComponent),
      root: parts.isEmpty ? "." : parts.joined(separator: "/"))
  }

  private mutating func list(folder: String, real: String, threads: Int) {
    var listing = FolderListing(of: folder, below: "", until: threads * 16)
    let pending = listing.pending
    listing.finish(
      with: inParallel(pending.count, threads: threads) {
        { FolderListing(of: folder, below: pending[$0]) }
      })
    var homes: [Substring: String] = [:]
    func source(_ file: String) -> Source {
      let parent = file.utf8.lastIndex(of: UInt8(ascii: "/")).map { file[..<$0] } ?? ""
      let home = homes[parent] ?? listing.projectFolder(around: String(parent))
      homes[parent] = home
      let name = home.isEmpty ? file : String(file.dropFirst(home.count + 1))
      return Source(
        path: folder + "/" + file, key: real + "/" + file, name: name, project: home)
    }
    projectNames = listing.projectNames
    sources = listing.documents.map(source)
    propertyLists = listing.propertyLists.map(source)
    problems = listing.failures.map { failure in
      DocumentProblem(
        .error, at: Location(file: failure.path.isEmpty ? "." : failure.path, line: 1),
        failure.reason)
    }
  }

  private static func trimmed(_ path: String) -> String {
    path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }
}

extension FolderListing {
  /// The nearest project folder at or above a folder, or the listed folder itself.
  fileprivate func projectFolder(around folder: String) -> String {
    var current = Substring(folder)
    while true {
      if projectFolders.contains(String(current)) { return String(current) }
      guard let slash = current.lastIndex(of: "/") else { return "" }
      current = current[..<slash]
    }
  }
}
