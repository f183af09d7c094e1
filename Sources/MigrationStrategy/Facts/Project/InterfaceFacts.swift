import Guidance
import NavigationGraph
import Projects

extension SubjectFacts {
  /// Adds the facts about the frameworks that the app's interface is made with.
  static func addInterfaces(of graph: NavigationGraph, to subject: inout Subject) {
    let (swiftUI, uiKit) = graph.interfaceFiles
    subject.facts[.swiftUIFiles] = swiftUI
    subject.facts[.uiKitFiles] = uiKit
    subject.facts[.swiftUIShare] = swiftUI + uiKit == 0 ? 0 : swiftUI * 100 / (swiftUI + uiKit)
  }
}
