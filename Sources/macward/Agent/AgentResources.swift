import AgentServer
import Drawings
import Foundation
import Guidance
import MigrationStrategy
import Reports

/// What agents can read besides the results of tools.
struct AgentResources: Sendable {
  let projects: AgentProjects
  let catalog: Catalog

  /// The address of the review as a page.
  static let review = "ui://macward/review"

  private static let json = "application/schema+json"
  private static let page = "text/html;profile=mcp-app"
  private static let picture = "image/svg+xml"
  private static let text = "text/plain"

  var all: [Resource] {
    [Resource(Self.review, name: "review", title: "The review of the app", type: Self.page)]
      + ReportSchema.allCases.map {
        Resource(
          "macward://schema/\($0.rawValue)", name: "schema-\($0.rawValue)",
          title: "The JSON schema of \($0.rawValue)", type: Self.json)
      }
  }

  static let templates = [
    ResourceTemplate(
      "macward://guidance/{id}", name: "guidance",
      "A statement or page of Apple's guidance that a task cites, such as S2.16 or HIG:Sidebars.",
      type: text),
    ResourceTemplate(
      "macward://rule/{id}", name: "rule", "A rule, such as tab-bar/to-sidebar.", type: text),
    ResourceTemplate(
      "macward://schema/{name}", name: "schema", "A JSON schema: report, tasks, check, or another.",
      type: json),
    ResourceTemplate(
      "macward://picture/{structure}/{side}.svg", name: "picture",
      "The structure with an object ID, before (as it is) or after (on the Mac), for a message to a person.",
      type: picture),
  ]

  /// Returns the contents of a resource, or `nil` if there is none.
  func contents(of uri: String) throws -> ResourceContents? {
    if uri == Self.review { return try reviewPage() }
    guard let parts = uri.wholeMatch(of: /macward:\/\/([a-z]+)\/(.+)/)?.output else { return nil }
    let name = String(parts.2).removingPercentEncoding ?? String(parts.2)
    switch parts.1 {
    case "guidance": return guidance(name)
    case "rule":
      return RuleListing(catalog, RenderingOptions()).rule(name).map {
        ResourceContents($0, type: Self.text)
      }
    case "schema":
      return ReportSchema(rawValue: name).map { ResourceContents($0.text, type: Self.json) }
    case "picture": return picture(name)
    default: return nil
    }
  }

  private func guidance(_ id: String) -> ResourceContents? {
    catalog.cited(id).map { source in
      let lines = [source.statement, "\(source.title), \(source.date)", source.note, source.url]
      return ResourceContents(lines.compactMap(\.self).joined(separator: "\n"), type: Self.text)
    }
  }

  private func picture(_ name: String) -> ResourceContents? {
    guard let parts = name.wholeMatch(of: /(.+)\/(before|after)\.svg/)?.output else { return nil }
    for report in projects.lastPaths.map(\.report) {
      for (project, pictures) in zip(report.projects, ReportPictures(report, folder: "").projects) {
        for (index, entry) in pictures.entries {
          guard project.structures[index].object == parts.1, case .pair(let pair) = entry else {
            continue
          }
          let picture = parts.2 == "before" ? pair.before : pair.after
          return ResourceContents(picture.svg, type: Self.picture)
        }
      }
    }
    return nil
  }

  /// The review of the project that was asked about last, as a page that needs nothing else.
  private func reviewPage() throws -> ResourceContents? {
    guard let known = projects.lastPaths.last else { return nil }
    var options = RenderingOptions()
    (options.paths, options.base) = ([known.path], known.base)
    return ResourceContents(try ReportFormat.html.render(known.report, options), type: Self.page)
  }
}
