import Foundation
import MigrationStrategy

/// What there is to act on in a report, in its order.
struct Findings {
  /// The recommendations that are open or accepted, project by project. The points of the checklist
  /// for every app come last, as notes.
  var recommendations: [Finding]
  /// The recommendations that the team has declined, or overridden.
  var declined: [Finding]
  /// What could not be read or was left out, project by project.
  var problems: [Finding]

  /// The recommendations, then the problems.
  var all: [Finding] { recommendations + problems }

  /// Likewise, without what a baseline holds: for formats that cannot tell the difference.
  /// What the team has accepted needs no reminder either.
  var new: [Finding] {
    recommendations.filter { $0.baselineState != .unchanged && $0.decision == nil } + problems
  }

  init(_ report: Report) {
    recommendations = report.projects.flatMap { project in
      project.recommendations.filter(\.status.isPending).flatMap(\.single)
        .map { Finding($0, in: project) }
        + project.checklist.filter(\.status.isPending).map { point in
          var finding = Finding(point, in: project)
          finding.level = .note
          return finding
        }
    }
    declined = report.projects.flatMap { project in
      project.declined.flatMap(\.single).map { Finding($0, in: project) }
    }
    problems =
      report.projects.flatMap { project in
        project.problems.map { Finding($0, at: project.path(of: $0.file)) }
      } + report.problems.map { Finding($0, at: $0.file) }
  }
}

extension ProjectReport {
  /// A file of the project, relative to the path that was asked for.
  func path(of file: String) -> String {
    let parts = [root, file].filter { $0 != "." }
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// Where a recommendation is reported: one about the project as a whole stands at the top of its main
  /// file, since editors and build servers show nothing that has no file.
  func place(of subject: RecommendationReport.Subject) -> Finding.Place {
    subject.file == "."
      ? Finding.Place(path: path(of: mainFile ?? "."), line: 1)
      : Finding.Place(path: path(of: subject.file), line: subject.line)
  }

  /// The storyboard the app starts with, or else the first file that is known of.
  private var mainFile: String? {
    entries.first?.file ?? structures.first?.file
      ?? recommendations.map(\.subject.file).filter { $0 != "." }.min()
  }
}

/// A path as a relative reference of a URI: everything but slashes and what needs no encoding is
/// encoded, so that no name is taken for a scheme or a query.
func percentEncoded(_ path: String) -> String {
  path.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
}

private let unreserved = CharacterSet(
  charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/")
