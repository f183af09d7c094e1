import Foundation
import InterfaceBuilder
import NavigationGraph
package import RuleCatalogue

/// Proves a rule with its example: the storyboard beside it.
package struct RuleTest: Sendable {
  /// What came of a rule's example.
  package enum Outcome: Sendable, Equatable {
    /// It finds just what it must.
    case passed
    /// It does not find some of what it must, or finds what it must not.
    case failed(missing: [String], unexpected: [String])
    /// Its example cannot be read.
    case unreadable(String)
    /// It has no example.
    case untested
  }

  private let catalogue: Catalogue
  private let folder: String

  /// Tests rules of a folder in the layout of `Rules/` with the whole catalogue around them.
  package init(_ catalogue: Catalogue, folder: String) {
    self.catalogue = catalogue
    self.folder = folder
  }

  /// What came of a rule's example.
  package func run(_ rule: Rule) -> Outcome {
    guard let examples = rule.examples else { return .untested }
    let name = rule.id.split(separator: "/").last.map(String.init) ?? rule.id
    let path = "\(folder)/rules/\(rule.id).storyboard"
    switch DocumentReader().read(path, as: "\(name).storyboard") {
    case .document(let document):
      let found = objects(foundBy: rule, in: document)
      let missing = examples.matches.filter { !found.contains($0) }
      let unexpected = found.filter { !examples.matches.contains($0) }
      return missing.isEmpty && unexpected.isEmpty
        ? .passed : .failed(missing: missing, unexpected: unexpected)
    case .leftOut(_, let problem), .unreadable(let problem):
      return .unreadable("\(path): \(problem.message)")
    }
  }

  private func objects(foundBy rule: Rule, in document: Document) -> [String] {
    var project = Project(name: document.name, root: ".")
    project.documents = [document]
    let advice = Strategy(catalogue).advice(for: NavigationGraph(project))
    return advice.recommendations.filter { $0.rule == rule.id }
      .map { advice.subjects.all[$0.subject].object }
  }
}
