import FileReading
import Guidance
import NavigationGraph
import Projects
import SourceEvidence

extension SubjectFacts {
  /// The source files with controls or properties that the Mac rejects. Rules find the same in them
  /// as in documents.
  var sourceFiles: [Subject] {
    let kinds: Set<Marker.Kind> = [.forbiddenControl, .unavailableClass, .lookProperty, .refresh]
    let all = (graph.project.source?.markers ?? []).filter(\.countsOnMacCatalyst)
    let refreshing = RefreshControls(all, graph.project.source?.classes, words)
    let markers = all.filter { kinds.contains($0.kind) }.flatMap(refreshing.places)
    return Dictionary(grouping: markers, by: \.place.file).sorted { $0.key < $1.key }
      .map(sourceFile)
  }

  private func sourceFile(_ file: String, _ markers: [Marker]) -> Subject {
    var subject = Subject(
      kind: .document, object: "", location: SourceLocation(file: file, line: 1))
    subject.facts[.name] = fileName(of: file)
    subject.facts[.platform] = graph.project.screenPlatform.rawValue
    let inMacIdiom = markers.filter(\.countsInMacIdiom)
    let controls = inMacIdiom.filter { $0.kind == .forbiddenControl }
    // Page controls and refresh controls have their own rules.
    let forbidden = controls.filter {
      !["UIPageControl", "UIRefreshControl", "UIStepper"].contains($0.detail)
    }
    let steppers = controls.filter { $0.detail == "UIStepper" }
    let lacking = markers.filter { $0.kind == .unavailableClass }
    let unavailable = lacking.filter { !$0.isOpenGL }
    let openGL = lacking.filter(\.isOpenGL)
    let looks = inMacIdiom.filter { $0.kind == .lookProperty }
    let refreshes = markers.filter { $0.kind == .refresh && $0.detail == "UIRefreshControl" }
    note(forbidden, as: .forbiddenCount, in: &subject)
    note(steppers, as: .formerlyForbiddenCount, in: &subject)
    subject.facts[.forbiddenControls] = Self.refused(
      Self.words(for: forbidden), before27: Self.words(for: steppers))
    note(unavailable, as: .unavailableCount, .unavailableClasses, in: &subject)
    note(openGL, as: .openGLCount, .openGLObjects, in: &subject)
    subject.facts[.certainlyUnavailable] = unavailable.count {
      !$0.dependsOnProject && $0.words != Self.unconfirmedClass
    }
    subject.facts[.certainlyOpenGL] = openGL.count { !$0.dependsOnProject }
    note(refreshes, as: .refreshControls, in: &subject)
    if let name = refreshes.first?.owner.flatMap(screenName) { subject.facts[.name] = name }
    note(looks, as: .lookProperties, in: &subject)
    subject.facts[.lookControls] = counted(looks.count, "setting") + Self.lines(of: looks)
    return subject
  }

  /// Returns the name of the only screen of a class.
  private func screenName(ofClass name: String) -> String? {
    let screens = graph.nodes.indices.filter {
      graph.screen($0).customClass == name && graph.screen($0).ownsScene
    }
    return screens.count == 1 ? graph.shownName(of: screens[0]) : nil
  }

  /// Stores the number of markers in one fact, with the place of the first one, and their names in
  /// another fact.
  private func note(
    _ markers: [Marker], as count: Fact<Int>, _ text: Fact<String>? = nil, in subject: inout Subject
  ) {
    subject.facts[count] = markers.count
    subject.places[count] = markers.first.map { marker in
      let place = marker.place
      return Place(object: marker.owner ?? fileName(of: place.file), location: place)
    }
    guard let text else { return }
    subject.facts[text] = Self.words(for: markers) ?? "none"
  }

  /// Returns the descriptions of markers with their numbers and lines, or `nil` if there are none.
  private static func words(for markers: [Marker]) -> String? {
    let counts = Dictionary(markers.map { ($0.words, 1) }, uniquingKeysWith: +)
    let parts = counts.sorted { $0.key < $1.key }.map { counted($0.value, $0.key) }
    return parts.isEmpty ? nil : parts.joined(separator: ", ") + lines(of: markers)
  }

  /// Returns the lines of markers if there are several. The place of the finding is that of the
  /// first one.
  private static func lines(of markers: [Marker]) -> String {
    let lines = Set(markers.map(\.place.line)).sorted().map(String.init)
    guard lines.count > 1 else { return "" }
    let shown = lines.prefix(8).joined(separator: ", ")
    return " (lines \(shown)\(lines.count > 8 ? " and \(lines.count - 8) more" : ""))"
  }
}

extension Marker {
  /// Whether it is an object of OpenGL ES or GLKit.
  fileprivate var isOpenGL: Bool {
    ["GLKView", "GLKViewController", "EAGLContext", "CAEAGLLayer"].contains(detail)
  }

  /// The description of the marker, in the same words as in documents.
  fileprivate var words: String {
    switch detail {
    case "UIStepper": "stepper"
    case "UIPickerView": "picker"
    case "UIRefreshControl": "refresh control"
    case "UIDatePicker": "wheel date picker"
    case "GLKView", "GLKViewController": "GLKit view"
    case "EAGLContext", "CAEAGLLayer": "OpenGL ES object"
    case "UISearchDisplayController": "search display controller"
    case "ARSCNView", "ARSKView": "augmented reality view"
    default: detail ?? kind.rawValue
    }
  }
}
