import Drawings
import Guidance
import InterfaceBuilder
import MigrationStrategy
import NavigationGraph

extension Device {
  /// What a subject's document is made for; `nil` for iPhone and iPad alike.
  init?(_ subject: Subject, in graph: NavigationGraph) {
    if subject.facts[.platform] == "tvOS" {
      self = .television
    } else if let node = subject.node, graph.document(node).isForPadOnly {
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

extension Document {
  /// Whether it is a document for iPad, as Xcode wrote them before size classes.
  fileprivate var isForPadOnly: Bool { tree[0, .targetRuntime]?.hasSuffix(".iPad") == true }
}
