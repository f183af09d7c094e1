import ArgumentParser
import Foundation
import PageServer
import Reports

/// The review that a server shows. It is made again after a file has changed.
actor ServedReview {
  private let paths: [String]
  private let make: @Sendable () throws -> Report
  private let render: @Sendable (Report) throws -> String
  private var state: FolderState
  /// The texts of the team's files on the page, by path. A text is `nil` for a file that does not exist.
  private var files: [String: String?] = [:]
  private(set) var page: PageServer.Page

  /// Makes the first page.
  ///
  /// - Parameters:
  ///   - paths: The paths to watch.
  ///   - make: Makes a report.
  ///   - render: Returns the page with a report.
  /// - Throws: An exit code, after the error has been printed.
  init(
    of paths: [String], make: @escaping @Sendable () throws -> Report,
    render: @escaping @Sendable (Report) throws -> String
  ) throws {
    (self.paths, self.make, self.render) = (paths, make, render)
    state = FolderState(of: paths)
    let report = try make()
    page = PageServer.Page(html: try render(report), version: 1)
    files = report.teamFiles
  }

  /// Makes the page again if a file has changed. A page that cannot be made leaves the old one.
  func refresh() {
    let now = FolderState(of: paths)
    guard now != state else { return }
    state = now
    do {
      let report = try make()
      page = PageServer.Page(html: try render(report), version: page.version + 1)
      files = report.teamFiles
    } catch {
      page.problem = "The last change could not be read. The terminal shows why."
    }
  }

  /// Writes a team's file of the page.
  ///
  /// - Throws: A refusal if the page does not have the file, or if the file has changed since.
  func save(_ change: PageServer.Change) throws(PageServer.Refusal) {
    guard let known = files[change.path] else {
      throw PageServer.Refusal("Only .macward.yml files of this report are written.")
    }
    let base = ReportCommand.base(of: paths)
    let path = base.isEmpty ? change.path : "\(base)/\(change.path)"
    let text = try? String(contentsOfFile: path, encoding: .utf8)
    guard change.version == page.version, text == known else {
      throw PageServer.Refusal("\(change.path) has changed. This page loads again; then save.")
    }
    do {
      try OutputFile.save(change.text, to: path)
    } catch {
      throw PageServer.Refusal("\(change.path) cannot be written: \(error.advice).")
    }
    refresh()
  }
}
