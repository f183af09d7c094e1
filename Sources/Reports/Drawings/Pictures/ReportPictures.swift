package import Drawings

/// The pictures of a report, and their folder.
package struct ReportPictures: Sendable {
  /// The folder that contains the pictures, relative to the report's folder, with `/` as separator.
  package let folder: String
  /// The pictures of each project for each of its targets, in the order of the report. A report with a
  /// project for each target has the same.
  package let projects: [ProjectPictures]

  /// Draws the projects of a report.
  package init(_ report: Report, folder: String) {
    self.folder = folder
    let isNumbered = report.projects.count > 1
    projects = report.projects.enumerated().flatMap { index, project in
      project.allTargets.map { ProjectPictures($0, number: isNumbered ? index + 1 : nil) }
    }
  }

  /// All pictures.
  package var all: [Picture] { projects.flatMap(\.all) }
}
