package import Guidance
package import NavigationGraph
package import Projects

extension Configuration {
  /// Returns the configuration with each reference to a structure in the form that the advice uses, a file
  /// and an object ID. A reference that stands for no structure, or for several, stays as it is.
  package func resolved(in project: Project) -> Configuration {
    guard !places.allSatisfy(\.isAnywhere) else { return self }
    let graph = NavigationGraph(project)
    var result = resolved(by: StructureAddresses(graph))
    let check = EvidenceCheck(graph)
    result.evidence = result.structures.flatMap { check.results(for: $0) }
    return result
  }

  /// Returns the configuration with references in the form that the advice uses.
  package func resolved(by addresses: StructureAddresses) -> Configuration {
    var result = self
    result.mapPlaces { addresses.place($0) ?? $0 }
    return result
  }
}

extension StructureAddresses {
  /// Returns a reference as a file and an object ID, or `nil` if it stands for no structure or for several.
  package func place(_ place: StructurePlace) -> StructurePlace? {
    let found = structures(at: place)
    if place.isIndirect { return found.count == 1 ? found.first : nil }
    return place.file.flatMap(file).map { StructurePlace(file: $0, object: place.object) }
  }

  /// Returns the structures that a line or a class stands for.
  package func structures(at place: StructurePlace) -> [StructurePlace] {
    let entries: [Entry]
    if let line = place.line {
      entries = place.file.flatMap(file).map { structures(in: $0, line: line) } ?? []
    } else {
      entries = place.object.map { structures(called: $0) } ?? []
    }
    return entries.map { StructurePlace(file: $0.name.file, object: $0.name.id) }
  }

  /// Returns what a reference may mean that stands for no structure, or for several, as a sentence after a
  /// space, or an empty string.
  package func suggestion(for place: StructurePlace) -> String {
    let several = structures(at: place).map(\.text)
    if several.count > 1 { return " It may be \(Self.some(several))." }
    guard let path = place.file else { return "" }
    guard let file = file(path) else {
      let elsewhere =
        place.object.map { object in files(with: object).map { "\($0)#\(object)" } } ?? []
      return elsewhere.isEmpty
        ? " There is no structure in \(path)." : " It may be \(Self.some(elsewhere))."
    }
    let names = containers(in: file)
    let near = place.object.flatMap { nearest(to: $0, among: Set(names)) }
    if let near { return " Did you mean \(file)#\(near)?" }
    return names.isEmpty ? "" : " Structures there: \(Self.some(names))."
  }

  private static func some(_ names: [String]) -> String {
    names.prefix(mostNames).joined(separator: ", ") + (names.count > mostNames ? ", …" : "")
  }

  private static let mostNames = 6
}
