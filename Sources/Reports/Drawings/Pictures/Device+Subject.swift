import Drawings
import Guidance
import MigrationStrategy
import NavigationGraph

extension Device {
  /// What a subject's document is made for; `nil` for iPhone and iPad alike.
  init?(_ subject: Subject, in graph: NavigationGraph) {
    if subject.facts[.platform] == "tvOS" {
      self = .television
    } else if let node = subject.node, graph.file(node).isForPadOnly {
      self = .pad
    } else {
      return nil
    }
  }
}

extension Subject {
  /// How many pages a document states; 0 says nothing, since code sets the number then.
  var statedPages: Int? {
    if case .count(let count)? = facts[.pageCount], count > 0 { count } else { nil }
  }
}
