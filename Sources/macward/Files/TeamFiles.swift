import ArgumentParser
import Foundation
import Guidance
import NavigationGraph
import Projects
import Reports

/// The files `.macward.yml` of the projects of a command: each project has its own, or else that of
/// the path that was asked for.
struct TeamFiles {
  /// What counts for each project.
  private(set) var configurations = Configurations()
  /// What counts for the report as a whole: the file in the path that was asked for, or that which
  /// all projects share.
  private(set) var shared: Configuration?

  private var files: [String: Configuration] = [:]
  private var filters: [String: PathFilter] = [:]

  /// Finds the files.
  ///
  /// - Throws: An exit code, once all that is wrong with them has been told.
  init(beside projects: [DiscoveredProject], below paths: [String]) throws {
    let bases = paths.map(Self.folder)
    let uses = projects.map { Use($0, below: bases) }
    let used = Set(uses.compactMap(\.file) + bases.compactMap(Self.file))
    try read(used.sorted())
    // Whether code alone makes a project is not known yet.
    let sure = zip(projects, uses).filter { !$0.0.isSourceAlone }.map(\.1)
    let counted = (sure.isEmpty ? uses : sure).map { $0.file ?? "" }
    let counts = Dictionary(counted.map { ($0, 1) }, uniquingKeysWith: +)
    for use in uses { add(use, isOnly: counts[use.file ?? ""] == 1) }
    let common = Set(counted)
    let asked = bases.count == 1 ? Self.file(in: bases[0]) : nil
    shared = (asked ?? (common.count == 1 ? common.first : nil)).flatMap { files[$0] }
  }

  /// Checks what the files name.
  ///
  /// - Throws: An exit code, once all that is wrong has been told.
  func check(with catalog: Catalog) throws {
    try Self.tellAll(files.values.sorted { $0.path < $1.path }) { file throws(CatalogErrors) in
      try file.check(with: catalog)
    }
  }

  /// What the team wants to have judged of a project.
  func filter(for project: DiscoveredProject) -> PathFilter {
    filters[project.folder] ?? PathFilter()
  }

  private mutating func read(_ paths: [String]) throws {
    var files: [String: Configuration] = [:]
    try Self.tellAll(paths) { path throws(CatalogErrors) in
      files[path] = try Configuration(contentsOf: path)
    }
    self.files = files
  }

  private mutating func add(_ use: Use, isOnly: Bool) {
    guard let file = use.file, let configuration = files[file] else { return }
    var own = configuration.relative(to: use.prefix)
    // A tab bar that is in no document belongs to one project.
    if !use.prefix.isEmpty && !isOnly { own.tabs.removeAll { $0.object == nil } }
    configurations.add(own, for: use.folder)
    filters[use.folder] = PathFilter(
      include: configuration.include, exclude: configuration.exclude, prefix: use.prefix)
  }

  /// Does something with each of some values, and tells all errors before it gives up.
  private static func tellAll<Value>(
    _ values: [Value], _ body: (Value) throws(CatalogErrors) -> Void
  ) throws {
    var isWrong = false
    for value in values {
      do throws(CatalogErrors) {
        try body(value)
      } catch {
        tell(error)
        isWrong = true
      }
    }
    if isWrong { throw ExitCode.unreadable }
  }
}

extension TeamFiles {
  /// The file that counts for a project.
  private struct Use {
    /// The project's folder.
    var folder: String
    /// The file.
    var file: String?
    /// The project's folder, relative to that of the file.
    var prefix = ""

    init(_ project: DiscoveredProject, below bases: [String]) {
      folder = project.folder
      file = TeamFiles.file(in: folder)
      guard file == nil else { return }
      let around = bases.filter { TeamFiles.isFolder($0, around: project.folder) }
      guard let base = around.max(by: { $0.count < $1.count }) else { return }
      file = TeamFiles.file(in: base)
      if file != nil {
        prefix = project.folder.dropFirst(base.count).split(separator: "/").joined(separator: "/")
      }
    }
  }

  private static func isFolder(_ base: String, around folder: String) -> Bool {
    folder.hasPrefix(base.hasSuffix("/") ? base : base + "/")
  }

  /// The path of the file in a folder, where there is one.
  static func file(in folder: String) -> String? {
    let path = path(in: folder)
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }

  /// Where the file of a folder is, or would be.
  static func path(in folder: String) -> String {
    let separator = folder.hasSuffix("/") ? "" : "/"
    return folder == "." ? Configuration.fileName : folder + separator + Configuration.fileName
  }

  /// The folder that a path means: that of a document is the one around it.
  private static func folder(_ path: String) -> String {
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    let folder = isFolder.boolValue ? path : (path as NSString).deletingLastPathComponent
    return folder.isEmpty ? "." : folder
  }
}

extension Configuration {
  /// The folder with rules of one's own, as it can be opened.
  var rulesFolder: String? {
    guard let rules else { return nil }
    let folder = (path as NSString).deletingLastPathComponent
    return rules.hasPrefix("/") || folder.isEmpty ? rules : "\(folder)/\(rules)"
  }
}
