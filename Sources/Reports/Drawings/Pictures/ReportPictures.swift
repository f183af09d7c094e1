package import Drawings

/// The pictures of a report, and where they are.
package struct ReportPictures: Sendable {
  /// The folder that holds them, relative to the report's own; with `/` between names.
  package let folder: String
  /// The pictures of each project, in the report's order.
  package let projects: [ProjectPictures]

  /// Draws a report.
  package init(_ report: Report, folder: String) {
    self.folder = folder
    let isNumbered = report.projects.count > 1
    projects = report.projects.enumerated().map { index, project in
      ProjectPictures(project, number: isNumbered ? index + 1 : nil)
    }
  }

  /// All pictures.
  package var all: [Picture] { projects.flatMap(\.all) }
}
