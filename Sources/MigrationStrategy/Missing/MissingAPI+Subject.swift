import FileReading
import Guidance

extension MissingAPI {
  /// Returns the subject of rules about the entry, at its first use, for a system.
  func subject(on system: String) -> Subject {
    let first = places[0]
    var subject = Subject(
      kind: .missingAPI, object: first.object ?? api.name, location: first.location,
      scene: first.scene)
    subject.furtherPlaces = Array(places.dropFirst())
    subject.facts[.name] = api.name
    subject.facts[.scene] = first.scene ?? ""
    addEntry(to: &subject.facts)
    subject.facts[.apiName] = shownName
    subject.facts[.apiAvailability] = api.availability(on: system)
    let inCode = places.count { $0.object == nil }
    subject.facts[.apiUses] = places.count
    subject.facts[.apiUsesInCode] = inCode
    subject.facts[.apiPlaces] = placesInWords
    return subject
  }

  private func addEntry(to facts: inout FactTable) {
    facts[.apiKind] = api.kind.rawValue
    facts[.apiName] = api.name
    facts[.apiStatus] = api.status.rawValue
    facts[.apiTopic] = api.topic ?? "none"
    facts[.apiReplacement] = api.replacement ?? "Leave it out."
    facts[.apiCertainty] = api.certaintyInWords
    facts[.removesNavigation] = api.removesNavigation
    facts[.isCertain] = api.isCertain
  }

  /// The name of the entry. If only one of its other names is used, and only in code, it is that name.
  private var shownName: String {
    let names = Set(places.map(\.name))
    guard names.count == 1, let name = names.first.flatMap({ $0 }), api.tokens.contains(api.name),
      name.allSatisfy({ $0.isLetter || $0.isNumber })
    else { return api.name }
    return name
  }

  /// The number of places with the first scenes and files, as part of a sentence.
  private var placesInWords: String {
    var seen: Set<String> = []
    let names = places.map { $0.scene.map(quoted) ?? $0.location.file }
      .filter { seen.insert($0).inserted }
    return "\(counted(places.count, "place")): \(names.inWords(most: 3))"
  }
}
