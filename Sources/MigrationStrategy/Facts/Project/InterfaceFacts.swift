import Guidance
import NavigationGraph
import Projects
import SourceEvidence

extension SubjectFacts {
  /// Adds the facts about the frameworks that the app's interface is made with.
  static func addInterfaces(of graph: NavigationGraph, to subject: inout Subject) {
    let traits = graph.project.source?.traits ?? SourceTraits()
    let documents = graph.documents.count { !$0.isLaunchScreen }
    let (swiftUI, uiKit) = (traits.swiftUIFiles, traits.uiKitFiles + documents)
    subject.facts[.swiftUIFiles] = swiftUI
    subject.facts[.uiKitFiles] = uiKit
    subject.facts[.swiftUIShare] = swiftUI + uiKit == 0 ? 0 : swiftUI * 100 / (swiftUI + uiKit)
  }
}
