import Foundation
import InterfaceBuilder
import XcodeProject

/// One path that was asked for, and the files below it that are to be read.
struct RequestedPath {
  /// The documents.
  private(set) var sources: [ListedFile] = []
  /// The property lists.
  private(set) var propertyLists: [ListedFile] = []
  /// Folders that could not be listed, and the project around each.
  private(set) var problems: [(folder: String, project: String, problem: DocumentProblem)] = []

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
      sources = [ListedFile(path: path, key: real, name: last, project: "")]
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
    func source(_ file: String) -> ListedFile {
      let parent = file.utf8.lastIndex(of: UInt8(ascii: "/")).map { file[..<$0] } ?? ""
      let home = homes[parent] ?? listing.projectFolder(around: String(parent))
      homes[parent] = home
      let name = home.isEmpty ? file : String(file.dropFirst(home.count + 1))
      return ListedFile(
        path: folder + "/" + file, key: real + "/" + file, name: name, project: home)
    }
    projectNames = listing.projectNames
    sources = listing.documents.map(source)
    propertyLists = listing.propertyLists.map(source)
    problems = listing.failures.map { failure in
      let location = Location(file: failure.path.isEmpty ? "." : failure.path, line: 1)
      return (
        failure.path, listing.projectFolder(around: failure.path),
        DocumentProblem(.error, at: location, failure.reason)
      )
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
