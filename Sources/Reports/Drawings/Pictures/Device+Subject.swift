import Drawings
import Guidance
import MigrationStrategy
import NavigationGraph

extension Device {
  /// Creates the device for a subject's document, or returns `nil` for iPhone and iPad alike.
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
  /// The number of pages in the document, or `nil` if it is 0, because code sets the number then.
  var statedPages: Int? {
    if case .count(let count)? = facts[.pageCount], count > 0 { count } else { nil }
  }
}
