import ArgumentParser
import FileReading
import Foundation
import Guidance
import MigrationStrategy
import NavigationGraph
import Projects
import Reports

/// The `.macward.yml` files of a command's projects. A project without one uses that of the
/// requested path.
struct TeamFiles {
  /// The configuration of each project.
  private(set) var configurations = Configurations()
  /// The configuration of the whole report: that of the requested path, or the one that all
  /// projects have in common.
  private(set) var shared: Configuration?

  private var files: [String: Configuration] = [:]
  private var filters: [String: PathFilter] = [:]

  /// Reads the files.
  ///
  /// - Throws: An exit code, after all errors in them have been printed.
  init(beside projects: [DiscoveredProject], below paths: [String]) throws {
    let bases = paths.map(Self.base)
    let uses = projects.map { Use($0, below: bases) }
    let used = Set(uses.compactMap(\.file) + bases.compactMap(Self.file))
    try read(used.sorted())
    // Whether a folder that contains only source code is a project is not yet known.
    let certain = zip(projects, uses).filter { !$0.0.isSourceAlone }.map(\.1)
    let counted = (certain.isEmpty ? uses : certain).map { $0.file ?? "" }
    let counts = Dictionary(counted.map { ($0, 1) }, uniquingKeysWith: +)
    for use in uses { add(use, isOnly: counts[use.file ?? ""] == 1) }
    configurations.isForOneFolder = Set(bases).count == 1
    let common = Set(counted)
    let requested = bases.count == 1 ? Self.file(in: bases[0]) : nil
    shared = (requested ?? (common.count == 1 ? common.first : nil)).flatMap { files[$0] }
  }

  /// Checks the names in the files against the catalogs of all targets.
  ///
  /// - Throws: An exit code, after all errors have been printed.
  func check(with library: CatalogLibrary, in projects: [Project] = []) throws {
    guard !files.isEmpty else { return }
    let catalogs = try printingErrors { () throws(CatalogErrors) in try library.allCatalogs() }
    try Self.printingAllErrors(files.values.sorted { $0.path < $1.path }) {
      file throws(CatalogErrors) in
      try file.check(with: catalogs) { place in
        Self.kind(of: place, in: projects, by: catalogs.first)
      }
    }
  }

  /// Returns the kind of the structure at a place. The place begins at the file, and a project may be in
  /// a folder below it.
  private static func kind(
    of place: StructurePlace, in projects: [Project], by catalog: Catalog?
  ) -> SubjectKind? {
    guard let object = place.object, let catalog else { return nil }
    let subjects = projects.lazy.flatMap { project in
      Strategy(catalog).advice(for: project, nil).subjects.all
    }
    return subjects.first { subject in
      subject.object == object
        && (place.file.map { "/\($0)".hasSuffix("/" + subject.location.file) } ?? true)
    }?.kind
  }

  /// Returns the filter for a project's documents.
  func filter(for project: DiscoveredProject) -> PathFilter {
    filters[project.folder] ?? PathFilter()
  }

  private mutating func read(_ paths: [String]) throws {
    var files: [String: Configuration] = [:]
    try Self.printingAllErrors(paths) { path throws(CatalogErrors) in
      files[path] = try Configuration(contentsOf: path) { rest in
        let library = try? CatalogLibrary.builtIn(adding: rest.rulesFolder)
        return (try? library?.allCatalogs()) ?? []
      }
    }
    self.files = files
  }

  private mutating func add(_ use: Use, isOnly: Bool) {
    guard let file = use.file, let configuration = files[file] else { return }
    var own = configuration.relative(to: use.prefix)
    // A tab bar that is in no document belongs to a single project.
    if !use.prefix.isEmpty && !isOnly { own.tabs.removeAll { $0.object == nil } }
    configurations.add(own, for: use.folder)
    filters[use.folder] = PathFilter(
      include: configuration.include, exclude: configuration.exclude, prefix: use.prefix)
  }

  /// Calls a function with each value, and throws after the errors of all values have been printed.
  private static func printingAllErrors<Value>(
    _ values: [Value], _ body: (Value) throws(CatalogErrors) -> Void
  ) throws {
    var code: ExitCode?
    for value in values {
      do throws(CatalogErrors) {
        try body(value)
      } catch {
        code = failure(in: error)
      }
    }
    if let code { throw code }
  }
}

extension TeamFiles {
  /// The file that applies to a project.
  private struct Use {
    /// The project's folder.
    var folder: String
    /// The file.
    var file: String?
    /// The project's folder, relative to the folder of the file.
    var prefix = ""

    init(_ project: DiscoveredProject, below bases: [String]) {
      folder = project.folder
      file = TeamFiles.file(in: folder)
      guard file == nil else { return }
      let around = bases.filter { TeamFiles.isFolder($0, around: project.folder) }
      guard let base = around.max(by: { $0.count < $1.count }) else { return }
      file = TeamFiles.file(in: base)
      if file != nil {
        prefix = TeamFiles.path(of: project.folder, below: base)
      }
    }
  }

  /// Returns the path of a folder, relative to a folder around it.
  static func path(of folder: String, below base: String) -> String {
    folder.dropFirst(base.count).split(separator: "/").joined(separator: "/")
  }

  private static func isFolder(_ base: String, around folder: String) -> Bool {
    folder.hasPrefix(base.hasSuffix("/") ? base : base + "/")
  }

  /// Returns the path of the file in a folder, or `nil` if there is none.
  static func file(in folder: String) -> String? {
    let path = path(in: folder)
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }

  /// Returns the path of the file in a folder, whether or not it exists.
  static func path(in folder: String) -> String {
    let separator = folder.hasSuffix("/") ? "" : "/"
    return folder == "." ? Configuration.fileName : folder + separator + Configuration.fileName
  }

  /// Returns the folder of a requested path whose file applies to all projects below it.
  static func base(_ path: String) -> String {
    let folder = folder(of: path)
    return folder.isEmpty ? "." : folder
  }
}

extension Configuration {
  /// The path of the folder with additional rules, relative to the working directory.
  var rulesFolder: String? {
    rules.map(located)
  }

  /// The paths of the dumps of the running app, relative to the working directory.
  var runningFiles: [String] { running.map(located) }

  /// Returns a path that is relative to the file, relative to the working directory.
  private func located(_ other: String) -> String {
    let folder = (path as NSString).deletingLastPathComponent
    return other.hasPrefix("/") || folder.isEmpty ? other : "\(folder)/\(other)"
  }
}
