import FileReading
import Guidance
import NavigationGraph
import Projects

/// Creates the subjects of a project, and computes the facts that need no decision.
struct SubjectFacts {
  let graph: NavigationGraph
  let words: Words
  /// The presentations over the window, by the presented controller.
  let presentations: [NodeID: ModalSubgraph]
  /// The controllers from which segues lead to the app's tab bar or split view.
  let leadsToTopContainer: Set<NodeID>
  /// The controllers that lead to a screen with web pages.
  let leadsToWebPages: Set<NodeID>
  /// The initial controllers of storyboards that are named after settings, by document.
  let settingsStarts: [Int: String]
  /// The markers in the code of the screens.
  let screenMarkers: ScreenMarkers
  /// The tab bars whose tabs code computes.
  let computedTabs: ComputedTabs
  /// What code shows about the contents of the app.
  let contentEvidence: ContentEvidence

  init(_ graph: NavigationGraph, words: Words) {
    self.graph = graph
    var words = words
    words.originals = graph.project.originals
    self.words = words
    presentations = Dictionary(
      uniqueKeysWithValues: graph.modalSubgraphs.map { ($0.start, $0) })
    leadsToTopContainer = graph.leadingToTopContainer
    leadsToWebPages = graph.leadingToWebPages
    settingsStarts = Self.settingsStarts(graph.files, words)
    screenMarkers = ScreenMarkers(graph.project.source)
    computedTabs = ComputedTabs(graph.project.source)
    contentEvidence = ContentEvidence(graph.project)
  }
}

// MARK: - What all subjects have

extension SubjectFacts {
  /// Creates a subject for a controller.
  func subject(_ kind: SubjectKind, _ node: NodeID) -> Subject {
    let screen = graph.screen(node)
    var subject = Subject(
      kind: kind, object: screen.id, location: graph.location(node),
      scene: graph.shownName(of: node), node: node)
    subject.facts[.role] = graph.role(of: node).rawValue
    subject.correction = correction(of: ScreenName(file: graph.file(node).path, id: screen.id))
    addPlace(to: &subject, graph.file(node), customClass: screen.customClass)
    subject.facts[.isModal] = graph.isModal(node)
    subject.facts[.isSwiftUI] = graph.isSwiftUI(node)
    return subject
  }

  /// Returns how the team corrects a container, as a sentence, or `nil` if it does not.
  private func correction(of name: ScreenName) -> String? {
    let own = graph.corrections.all.filter { $0.container == name }
    let parts = own.compactMap { correction -> String? in
      switch correction.kind {
      case .role(let role): "its role is \(role.rawValue)"
      case .starts(let screen): "it starts with \(screen)"
      case .ignored, .same: nil
      }
    }
    guard let first = own.first, !parts.isEmpty else { return nil }
    return "Corrected in \(first.location.file): \(parts.joined(separator: ", "))."
  }

  /// Creates a subject for a view in a document.
  func subject(_ kind: SubjectKind, _ view: DocumentView) -> Subject {
    let (node, place, file) = (view.screen, view.location, graph.files[view.file])
    var subject = Subject(
      kind: kind, object: view.object ?? "\(place.line):\(place.column)", location: place,
      scene: node.map { graph.shownName(of: $0) }, node: node)
    let role = file.isLaunchScreen ? Role.launch : graph.role(inside: node)
    subject.facts[.role] = role.rawValue
    addPlace(to: &subject, file, customClass: view.customClass)
    subject.facts[.isModal] = node.map { graph.isModal($0) } ?? false
    return subject
  }

  /// Creates a subject for a control in code.
  func subject(_ kind: SubjectKind, _ control: Container, _ file: ScreenFile) -> Subject {
    var subject = Subject(kind: kind, object: control.id, location: control.origin.location)
    subject.facts[.role] = Role.nested.rawValue
    addPlace(to: &subject, file, customClass: control.className)
    subject.facts[.isModal] = false
    return subject
  }

  private func addPlace(to subject: inout Subject, _ file: ScreenFile, customClass: String?) {
    subject.facts[.origin] = origin(of: subject.location.file)
    subject.facts[.name] = subject.scene ?? file.name
    subject.facts[.scene] = subject.scene ?? file.name
    subject.facts[.platform] = file.platform.rawValue
    subject.facts[.inLaunchScreen] = file.isLaunchScreen
    subject.facts[.hasCustomClass] = customClass != nil
    subject.facts[.customClass] = customClass ?? "none"
    subject.facts[.superclasses] = customClass.map(screenMarkers.superclasses) ?? []
  }

  /// Returns the kind of a file, as texts name it.
  func origin(of file: String) -> String {
    SourceLocation(file: file, line: 1).isInSource || graph.isDump(file)
      ? "code" : file.hasSuffix(".xib") ? "xib" : "storyboard"
  }

  /// Returns the names of screens as a path. A long path is shortened to its first screens and its
  /// last one.
  func path(_ screens: [NodeID]) -> String {
    var names = screens.prefix(Self.mostNames).map { graph.shownName(of: $0) }
    if screens.count > Self.mostNames, let last = screens.last {
      names[Self.mostNames - 1] = "… › " + graph.shownName(of: last)
    }
    return names.joined(separator: " › ")
  }

  private static let mostNames = 60
}
