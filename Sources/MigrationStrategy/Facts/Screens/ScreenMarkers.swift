import FileReading
import Guidance
import NavigationGraph
import SourceEvidence

/// The markers in the code of an app's screens, by the class whose code it is.
///
/// Only the code of the iPad app that also runs on the Mac is included, and not code for the Mac or
/// the iPhone alone.
struct ScreenMarkers {
  private let classes: ClassHierarchy
  private let byKind: [Marker.Kind: [Marker]]
  /// The positions of the markers of a kind, by the class whose code contains them.
  private let byOwner: [Marker.Kind: [String: [Int]]]

  /// Indexes the markers of a project.
  init(_ source: SourceEvidence?) {
    classes = source?.classes ?? ClassHierarchy()
    byKind = Dictionary(grouping: (source?.markers ?? []).filter(\.isOfSharedCode), by: \.kind)
    byOwner = byKind.mapValues { markers in
      Dictionary(grouping: markers.indices.filter { markers[$0].owner != nil }) {
        markers[$0].owner ?? ""
      }
    }
  }

  /// Returns all markers of a kind.
  func all(_ kind: Marker.Kind) -> [Marker] { byKind[kind] ?? [] }

  /// Returns the markers of a kind in the code of a class and its ancestors.
  func markers(_ kind: Marker.Kind, ofClass name: String?) -> [Marker] {
    guard let name, let owners = byOwner[kind], let markers = byKind[kind] else { return [] }
    // A class is never its own ancestor, so there are no duplicates.
    let positions = ([name] + classes.ancestors(of: name)).flatMap { owners[$0] ?? [] }
    return positions.sorted().map { markers[$0] }
  }

  /// Returns the markers of a kind about the rows of a screen: in the code of its class, and of the data
  /// sources and the delegates that it holds.
  func rowMarkers(_ kind: Marker.Kind, ofClass name: String?) -> [Marker] {
    guard let name else { return [] }
    return ([name] + classes.rowHelpers(of: name)).flatMap { markers(kind, ofClass: $0) }
  }

  /// Whether code of the app gives its tabs a sidebar.
  var giveTabsASidebar: Bool {
    !all(.uiTabGroup).isEmpty || !all(.sidebarAdaptable).isEmpty
      || all(.tabBarMode).contains { $0.detail == "tabSidebar" }
  }

  /// Whether code makes a tab for search.
  var makeSearchTab: Bool { !all(.searchTab).isEmpty }

  /// Whether code of a class sets the image of its tab.
  func setTabImage(inClass name: String?) -> Bool { !markers(.tabImage, ofClass: name).isEmpty }

  /// Whether code of a class makes segments.
  func makeSegments(inClass name: String?) -> Bool { !markers(.segments, ofClass: name).isEmpty }

  /// Returns the swipe from an edge in the code of a class. What another swipe does, its action says.
  func edgeSwipe(inClass name: String?) -> Marker? {
    markers(.swipeGesture, ofClass: name)
      .first { $0.detail == "UIScreenEdgePanGestureRecognizer" }
  }

  /// Returns the styles in which controllers of a class present themselves.
  func ownPresentationStyles(inClass name: String?) -> [String] {
    markers(.ownPresentationStyle, ofClass: name).compactMap(\.detail)
  }

  /// Returns the style in which controllers of a class present themselves under no condition.
  func ownPresentationStyle(inClass name: String?) -> String? {
    markers(.ownPresentationStyle, ofClass: name).first { $0.conditions.isEmpty }?.detail
  }

  /// Returns the styles in which code of a class presents other controllers on iPad.
  func padPresentationStyles(inClass name: String?) -> [String] {
    markers(.presentationStyle, ofClass: name).filter { $0.conditions.contains(.padIdiom) }
      .compactMap(\.detail)
  }

  /// Whether a marker is in the code of a class or its ancestors.
  func isCode(_ marker: Marker, ofClass name: String?) -> Bool {
    guard let name, let owner = marker.owner else { return false }
    return classes.isKind(name, of: owner)
  }

  /// Returns the classes that a class inherits from, beginning with its superclass.
  func superclasses(of name: String) -> [String] { classes.ancestors(of: name) }

  /// Whether a class is, or inherits from, another class.
  func isKind(_ name: String?, of other: String) -> Bool {
    name.map { classes.isKind($0, of: other) } ?? false
  }
}

extension Marker {
  /// Whether the marker is part of the iPad app, also on the Mac.
  fileprivate var isOfSharedCode: Bool {
    countsOnMacCatalyst
      && conditions.isDisjoint(with: [.macCatalyst, .macIdiom, .phoneIdiom, .debug])
  }
}

extension Subject {
  /// Records that a fact is from code. Its place has the same object and another location.
  mutating func find(_ fact: AnyFact, at marker: Marker) { find(fact, at: marker.place) }

  /// Records the place of a fact.
  mutating func find(_ fact: AnyFact, at location: SourceLocation) {
    places[fact] = Place(object: object, location: location)
  }

  /// Sets a flag that code enables although documents do not, with the place in the code.
  mutating func set(_ fact: Fact<Bool>, in document: Bool, orBy marker: Marker?) {
    facts[fact] = document || marker != nil
    if !document, let marker { find(fact, at: marker) }
  }
}
