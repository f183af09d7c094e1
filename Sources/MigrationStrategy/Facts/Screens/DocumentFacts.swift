import Guidance
import NavigationGraph
import Projects

extension SubjectFacts {
  /// Returns a document as a subject, with the controls that the Mac rejects.
  func document(_ index: Int) -> Subject {
    let document = graph.files[index]
    var subject = Subject(kind: .document, object: "", location: document.location)
    subject.facts[.name] = document.name
    subject.facts[.platform] = document.platform.rawValue
    subject.facts[.inLaunchScreen] = document.isLaunchScreen
    subject.facts[.documentScenes] = document.sceneCount
    let controls = graph.controls(inDocument: index)
    addRefused(controls, to: &subject)
    addControls(controls, to: &subject)
    addLayout(of: index, to: &subject)
    return subject
  }

  private func addRefused(_ controls: DocumentControls, to subject: inout Subject) {
    let forbidden = controls.forbidden
    let before27 = controls.formerlyForbidden
    let (unavailable, openGL) = (controls.unavailable, controls.openGL)
    subject.facts[.forbiddenControls] = Self.refused(
      forbidden.isEmpty ? nil : names(of: forbidden),
      before27: before27.isEmpty ? nil : names(of: before27))
    subject.facts[.unavailableClasses] = names(of: unavailable)
    subject.facts[.openGLObjects] = names(of: openGL)
    subject.facts[.certainlyUnavailable] = unavailable.count { $0.name != Self.unconfirmedClass }
    subject.facts[.certainlyOpenGL] = openGL.count
    note(forbidden, as: .forbiddenCount, of: &subject)
    note(before27, as: .formerlyForbiddenCount, of: &subject)
    // The place of the finding is that of the first of all these controls, whatever the version.
    if let first = (forbidden + before27).min(by: { $0.position < $1.position }), !forbidden.isEmpty
    {
      subject.places[.forbiddenCount] = Place(object: first.object, location: first.location)
    }
    note(unavailable, as: .unavailableCount, of: &subject)
    note(openGL, as: .openGLCount, of: &subject)
  }

  /// The class that does not work on the Mac, and of which no page of Apple states that.
  static let unconfirmedClass = "search display controller"

  /// Returns a text about the controls that the Mac idiom rejects in all versions, and those that
  /// it rejects before version 27.
  static func refused(_ always: String?, before27 former: String?) -> String {
    switch (always, former) {
    case (let always?, let former?): "\(always); before version 27 also \(former)"
    case (nil, let former?): "before version 27, \(former)"
    case (let always, nil): always ?? "none"
    }
  }

  private func addControls(_ controls: DocumentControls, to subject: inout Subject) {
    let looks = controls.withLookProperties
    let switches = controls.labeledSwitches
    subject.facts[.lookControls] = counted(looks.count, "control")
    subject.facts[.switchesWithLabel] =
      switches.count == 1 ? "one switch" : "\(switches.count) switches"
    note(looks, as: .lookProperties, of: &subject)
    note(switches, as: .labelledSwitches, of: &subject)
  }

  /// Stores the number of controls in a fact, with the place of the first one.
  private func note(
    _ controls: [DocumentControls.Control], as fact: Fact<Int>, of subject: inout Subject
  ) {
    subject.facts[fact] = controls.count
    subject.places[fact] = controls.first.map { Place(object: $0.object, location: $0.location) }
  }

  /// Returns the names of controls with their numbers.
  private func names(of controls: [DocumentControls.Control]) -> String {
    let counts = Dictionary(grouping: controls, by: \.name).mapValues(\.count)
    let parts = counts.sorted { $0.key < $1.key }.map { counted($0.value, $0.key) }
    return parts.isEmpty ? "none" : parts.joined(separator: ", ")
  }
}
