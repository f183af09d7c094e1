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
    var names: Set<String> = []
    for scaffold in scaffolds {
      let name = Self.name(of: scaffold, avoiding: &names)
      try write(scaffold, to: isAlone ? folder : "\(folder)/\(name)")
    }
  }

  /// Returns the name of the folder of an app, which another app may have as well. File systems may not
  /// distinguish upper and lower case.
  private static func name(
    of scaffold: Scaffold, avoiding names: inout Set<String>
  ) -> String {
    let own = scaffold.app.replacing("/", with: "-")
    var (name, number) = (own, 2)
    while !names.insert(name.lowercased()).inserted {
      (name, number) = ("\(own)-\(number)", number + 1)
    }
    return name
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

  /// Returns the path of a folder without links, also if the folder does not exist yet: Foundation keeps
  /// the links of such a path.
  private static func path(_ folder: String) -> String {
    var existing = URL(fileURLWithPath: folder).standardizedFileURL
    var names: [String] = []
    while existing.path != "/", !FileManager.default.fileExists(atPath: existing.path) {
      names.append(existing.lastPathComponent)
      existing.deleteLastPathComponent()
    }
    return names.reversed().reduce(existing.resolvingSymlinksInPath()) {
      $0.appendingPathComponent($1)
    }.path
  }

  private func write(_ scaffold: Scaffold, to folder: String) throws {
    let patches = ScaffoldPatches(scaffold, by: Macward.program)
    let each = patches.each
    for patch in each { try save(patch.bytes, as: "\(folder)/\(patch.name)") }
    if scaffold.together.changesFiles { try save(patches.together, as: "\(folder)/all.patch") }
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
