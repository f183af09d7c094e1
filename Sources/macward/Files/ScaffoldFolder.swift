import Foundation
import Reports
import Scaffold

/// Writes scaffolds into a new folder: for each app the new files, the patches, and a page about them.
struct ScaffoldFolder {
  private let folder: String
  private let scaffolds: [Scaffold]

  init(_ folder: String, of scaffolds: [Scaffold]) {
    self.folder = folder
    self.scaffolds = scaffolds.filter { !$0.isEmpty }
  }

  /// Writes everything.
  ///
  /// - Throws: An exit code, after an error has been printed: the folder is not empty, or it is inside
  ///   one of the projects.
  func write() throws {
    try check()
    let isAlone = scaffolds.count == 1
    for scaffold in scaffolds {
      let name = scaffold.app.replacing("/", with: "-")
      try write(scaffold, to: isAlone ? folder : "\(folder)/\(name)")
    }
  }

  private func check() throws {
    let contents = try? FileManager.default.contentsOfDirectory(atPath: folder)
    guard contents?.isEmpty ?? true else {
      throw failure("\(folder) is not empty; name a new folder, or remove it first.")
    }
    let target = Self.path(folder)
    for scaffold in scaffolds where target.hasPrefix(Self.path(scaffold.folder) + "/") {
      throw failure(
        "\(folder) is inside the project \(scaffold.folder), in which nothing is written; name a "
          + "folder outside of it.")
    }
  }

  private static func path(_ folder: String) -> String {
    URL(fileURLWithPath: folder).standardizedFileURL.resolvingSymlinksInPath().path
  }

  private func write(_ scaffold: Scaffold, to folder: String) throws {
    let patches = ScaffoldPatches(scaffold, by: Macward.program)
    let each = patches.each
    for patch in each { try save(patch.bytes, as: "\(folder)/\(patch.name)") }
    try save(patches.together, as: "\(folder)/all.patch")
    for file in scaffold.together.files {
      try save(Array(file.text.utf8), as: "\(folder)/new/\(file.path)")
    }
    let names = Dictionary(each.map { ($0.rule, $0.name) }) { first, _ in first }
    try save(Array(HandOver(scaffold, patches: names).text.utf8), as: "\(folder)/HandOver.md")
  }

  private func save(_ bytes: [UInt8], as path: String) throws {
    do {
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try Data(bytes).write(to: URL(fileURLWithPath: path))
    } catch {
      throw failure("\(path) cannot be written; check that its folder is writable.")
    }
  }
}
