import Foundation
import Guidance
import MigrationStrategy
import NavigationGraph
import Projects

/// The examples beside the rules of the catalog.
enum RuleExamples {
  /// The catalog's folder in the checkout.
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .appending(path: "Rules").path

  /// The rules that documents can decide.
  static let rules = (try? Catalog.inBinary.get().rules.filter(\.needs.isEmpty).map(\.id)) ?? []

  /// Where a rule's example is: a storyboard, or a folder with a little project.
  static func path(of rule: String) -> String {
    let file = "\(folder)/rules/\(rule).storyboard"
    return FileManager.default.fileExists(atPath: file) ? file : "\(folder)/rules/\(rule)"
  }

  /// The projects of a rule's example.
  static func projects(of rule: String) -> [Project] {
    InputReader(threads: 1).read([path(of: rule)]).projects
  }

  /// What is advised for a project.
  static func advice(on project: Project) throws -> Advice {
    Strategy(try Catalog.inBinary.get()).advice(for: NavigationGraph(project))
  }
}
