import Foundation
import Guidance
import MigrationStrategy
import NavigationGraph
import Projects
import TestSupport

/// The examples beside the rules of the catalog.
enum RuleExamples {
  /// The rules that documents can decide.
  static let rules = (try? Catalog.inBinary.get().rules.filter(\.needs.isEmpty).map(\.id)) ?? []

  /// Where a rule's example is: a storyboard, or a folder with a little project.
  static func path(of rule: String) -> String {
    let folder = "\(Repository.rules)/mac/rules/\(rule)"
    let file = folder + ".storyboard"
    return FileManager.default.fileExists(atPath: file) ? file : folder
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
