import Foundation
import Reports

/// The output folder of an audit.
struct AuditFolder: Sendable {
  /// The reason why an audit cannot use a folder.
  enum Refusal: Error { case foreign, unwritable, busy }

  let path: String
  let files = OutputFiles()
  /// The lock that keeps other audits out of the prepared folder.
  private var lock: FolderLock?

  init(path: String) { self.path = path }

  /// Creates the folder. An existing folder must be empty or belong to an audit.
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
    // An index describes finished reports, so there is none while reports are being written.
    files.remove(AuditIndex.fileNames.map { "\(path)/\($0)" })
  }

  /// Writes the index in all formats, with a history.
  func write(_ index: AuditIndex, _ history: History? = nil) throws {
    for file in try index.files(history) { try files.write(file.text, to: "\(path)/\(file.name)") }
  }

  /// Draws the pictures of a project next to its review.
  func draw(_ report: Report, of name: String) throws -> ReportPictures {
    let folder = pictures(of: name)
    let drawn = ReportPictures(report, folder: folder.link(from: outputs(of: name)[0]))
    try folder.write(drawn.all)
    return drawn
  }

  /// Writes a project's review and report, and its HTML page, if there is one.
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

  /// Removes the files of a project.
  func remove(_ name: String) {
    files.remove(outputs(of: name) + [page(of: name), state(of: name)])
    pictures(of: name).remove()
    // As intended, this fails if the folder contains anything else.
    rmdir("\(path)/\(Self.folder(of: name))")
  }

  /// The names of the projects in the folder.
  var projects: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(Self.projects)"))
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }

  /// Returns the paths of a project's review and report.
  func outputs(of name: String) -> [String] {
    ["review.md", "report.json"].map { "\(path)/\(Self.folder(of: name))/\($0)" }
  }

  /// Returns the path of a project's review in HTML.
  func page(of name: String) -> String { "\(path)/\(Self.page(of: name))" }

  /// Returns the path of a project's review in HTML, relative to the index.
  static func page(of name: String) -> String { "\(folder(of: name))/review.html" }

  /// Returns the folder of pictures next to a project's review.
  func pictures(of name: String) -> PictureFolder {
    PictureFolder(beside: outputs(of: name)[0], files: files)
  }

  /// Returns the path of a project's stored state.
  func state(of name: String) -> String { "\(path)/\(Self.states)/\(name).json" }

  /// Returns a project's folder, relative to the output folder.
  static func folder(of name: String) -> String { "\(projects)/\(name)" }

  /// The folder of the stored states, which is not part of the results.
  static let states = ".macward"
  private static let projects = "projects"
}
