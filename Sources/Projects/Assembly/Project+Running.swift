import InterfaceBuilder
import SourceEvidence

extension Project {
  /// Returns how many of some classes the project has, in code or in documents.
  package func count(ofClasses names: Set<String>) -> Int {
    let inDocuments = Set(documents.flatMap { $0.controllers.compactMap(\.customClass) })
    return names.count { inDocuments.contains($0) || source?.classes.place(of: $0) != nil }
  }
}
