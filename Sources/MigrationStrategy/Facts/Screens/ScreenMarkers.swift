import FileReading
import Guidance
import NavigationGraph
import SourceEvidence

/// What the code of an app's screens does, by the class whose code it is.
///
/// It is the code of the iPad app that runs on the Mac as well: what is written for the Mac alone, or
/// for the iPhone, is left out.
struct ScreenMarkers {
  private let classes: ClassHierarchy
  private let byKind: [Marker.Kind: [Marker]]
  /// The positions of the markers of a kind, by the class whose code they stand in.
  private let byOwner: [Marker.Kind: [String: [Int]]]

  /// Looks once at a project's markers.
  init(_ source: SourceEvidence?) {
    classes = source?.classes ?? ClassHierarchy()
    byKind = Dictionary(grouping: (source?.markers ?? []).filter(\.isOfSharedCode), by: \.kind)
    byOwner = byKind.mapValues { markers in
      Dictionary(grouping: markers.indices.filter { markers[$0].owner != nil }) {
        markers[$0].owner ?? ""
      }
    }
  }

  /// All markers of a kind.
  func all(_ kind: Marker.Kind) -> [Marker] { byKind[kind] ?? [] }

  /// The markers of a kind in the code of a class, and of what that inherits from.
  func markers(_ kind: Marker.Kind, ofClass name: String?) -> [Marker] {
    guard let name, let owners = byOwner[kind], let markers = byKind[kind] else { return [] }
    // A class is never among its own ancestors, so nothing stands there twice.
    let positions = ([name] + classes.ancestors(of: name)).flatMap { owners[$0] ?? [] }
    return positions.sorted().map { markers[$0] }
  }

  /// Whether a marker stands in the code of a class, or of what that inherits from.
  func isCode(_ marker: Marker, ofClass name: String?) -> Bool {
    guard let name, let owner = marker.owner else { return false }
    return classes.isKind(name, of: owner)
  }

  /// Whether a class is another one or inherits from it.
  func isKind(_ name: String?, of other: String) -> Bool {
    name.map { classes.isKind($0, of: other) } ?? false
  }
}

extension Marker {
  /// Whether it is part of the iPad app, and of that app on the Mac.
  fileprivate var isOfSharedCode: Bool {
    countsOnMacCatalyst
      && conditions.isDisjoint(with: [.macCatalyst, .macIdiom, .phoneIdiom, .debug])
  }
}

extension Subject {
  /// Notes that a fact is read from code: it is about the same object, and stands elsewhere.
  mutating func find(_ fact: AnyFact, at marker: Marker) { find(fact, at: marker.place) }

  /// Names the place that a fact comes from.
  mutating func find(_ fact: AnyFact, at location: SourceLocation) {
    places[fact] = Place(object: object, location: location)
  }

  /// Sets a flag that code turns on where documents leave it off, with the place in the code.
  mutating func set(_ fact: Fact<Bool>, in document: Bool, orBy marker: Marker?) {
    facts[fact] = document || marker != nil
    if !document, let marker { find(fact, at: marker) }
  }
}
