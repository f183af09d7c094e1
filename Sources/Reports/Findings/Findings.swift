import Foundation
import MigrationStrategy

/// The findings of a report, in the order of the report.
struct Findings {
  /// The recommendations that are open or accepted, by project, followed by the items of the
  /// checklist for every app as notes.
  var recommendations: [Finding]
  /// The recommendations that the team has declined or overridden.
  var declined: [Finding]
  /// The problems, by project.
  var problems: [Finding]

  /// The recommendations, followed by the problems.
  var all: [Finding] { recommendations + problems }

  /// The findings without known and accepted ones, for formats that cannot mark these.
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
  /// Returns the path of a project's file relative to the requested path.
  func path(of file: String) -> String {
    let parts = [root, file].filter { $0 != "." }
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// Returns the location of a recommendation. One about the whole project is in the file that it is
  /// about, or else at the top of the main file, because editors and build servers show nothing
  /// without a file.
  func place(of finding: RecommendationReport) -> Finding.Place {
    let subject = finding.subject
    if subject.file != "." {
      return Finding.Place(path: path(of: subject.file), line: subject.line)
    }
    return Finding.Place(
      path: path(of: finding.location?.file ?? mainFile ?? "."), line: finding.location?.line ?? 1)
  }

  /// The storyboard that the app starts with, or else the first known file.
  private var mainFile: String? {
    entries.first?.file ?? structures.first?.file
      ?? recommendations.map(\.subject.file).filter { $0 != "." }.min()
  }
}

/// Returns a path as a relative URI reference, encoded so that no name is interpreted as a scheme
/// or a query.
func percentEncoded(_ path: String) -> String {
  path.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
}

private let unreserved = CharacterSet(
  charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/")
