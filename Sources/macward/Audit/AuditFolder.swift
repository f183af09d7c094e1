import Foundation
import Reports

/// The folder that an audit writes into.
struct AuditFolder: Sendable {
  /// Why nothing can be written there.
  enum Refusal: Error { case foreign, unwritable, busy }

  let path: String
  let files = WholeFiles()
  /// Keeps other audits out, once the folder is prepared.
  private var lock: FolderLock?

  init(path: String) { self.path = path }

  /// Makes the folder, unless it holds something that is not from an audit.
  mutating func prepare() throws(Refusal) {
    let manager = FileManager.default
    let names = (try? manager.contentsOfDirectory(atPath: path)) ?? []
    let isOurs = names.contains(Self.states)
    if !isOurs, names.contains(where: { !$0.hasPrefix(".") }) { throw .foreign }
    do {
      for folder in [Self.states, Self.projects] {
        try manager.createDirectory(
          atPath: "\(path)/\(folder)", withIntermediateDirectories: true)
      }
    } catch {
      throw .unwritable
    }
    guard let lock = FolderLock("\(path)/\(Self.states)") else { throw .busy }
    self.lock = lock
    // An index stands for finished reports: there is none while they are written.
    files.remove(
      ["index.md", "index.csv", "index.html", AuditIndex.fileName].map { "\(path)/\($0)" })
  }

  /// Writes the index in all its forms.
  func write(_ index: AuditIndex) throws {
    for file in try index.files() { try files.write(file.text, to: "\(path)/\(file.name)") }
  }

  /// Draws a project, and writes the pictures beside its review.
  func draw(_ report: Report, of name: String) throws -> ReportPictures {
    let folder = pictures(of: name)
    let drawn = ReportPictures(report, folder: folder.link(from: outputs(of: name)[0]))
    try folder.write(drawn.all)
    return drawn
  }

  /// Writes a project's review and report, and the page where there is one.
  func write(review: String, report: String, page: String? = nil, of name: String) throws {
    try FileManager.default.createDirectory(
      atPath: "\(path)/\(Self.folder(of: name))", withIntermediateDirectories: true)
    if let page {
      try files.write(page, to: self.page(of: name))
    } else {
      files.remove([self.page(of: name)])
    }
    for (file, text) in zip(outputs(of: name), [review, report]) {
      try files.write(text, to: file)
    }
  }

  /// Removes what there is of a project.
  func remove(_ name: String) {
    files.remove(outputs(of: name) + [page(of: name), state(of: name)])
    pictures(of: name).remove()
    // Fails, as it should, if something else is in there.
    rmdir("\(path)/\(Self.folder(of: name))")
  }

  /// The names of the projects that are in the folder.
  var projects: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(Self.projects)"))
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }

  /// A project's review and report.
  func outputs(of name: String) -> [String] {
    ["review.md", "report.json"].map { "\(path)/\(Self.folder(of: name))/\($0)" }
  }

  /// A project's review as a page.
  func page(of name: String) -> String { "\(path)/\(Self.page(of: name))" }

  /// A project's review as a page, relative to the index.
  static func page(of name: String) -> String { "\(folder(of: name))/review.html" }

  /// The pictures beside a project's review.
  func pictures(of name: String) -> PictureFolder {
    PictureFolder(beside: outputs(of: name)[0], files: files)
  }

  /// What is remembered of a project.
  func state(of name: String) -> String { "\(path)/\(Self.states)/\(name).json" }

  /// A project's folder, relative to this one.
  static func folder(of name: String) -> String { "\(projects)/\(name)" }

  /// What is remembered of all projects. It is no part of what an audit is for.
  static let states = ".macward"
  private static let projects = "projects"
}
