import FileReading
import Guidance
import NavigationGraph
import Projects
import SourceEvidence

extension SubjectFacts {
  /// Adds the contents of a scene's screen that behave differently on the Mac.
  func addContents(of node: NodeID, to subject: inout Subject) {
    let screen = graph.screen(node)
    let contents = graph.contents(of: node)
    let controls = contents.controls
    let (texts, inputs) = (controls.textViews, controls.textFields + controls.choices)
    // A refresh control that UIKit code makes is a fact of its file.
    subject.facts[.refreshControls] =
      controls.refreshControls + (graph.isSwiftUI(node) ? contents.refreshesInCode : 0)
    addSearch(to: &subject, of: node)
    subject.facts[.inputs] = inputs
    subject.facts[.hasTextView] = texts > 0
    subject.facts[.hasCustomViews] = contents.hasCustomViews
    subject.facts[.takesText] = texts + controls.textFields > 0
    let parts = [
      texts > 0 ? counted(texts, "text view") : nil,
      inputs > 0 ? counted(inputs, "control") + " to fill in" : nil,
    ]
    subject.facts[.formContents] = parts.compactMap { $0 }.joined(separator: " and ")
    subject.facts[.showsMedia] = showsMedia(node)
    addRowActions(of: node, to: &subject)
    addActions(of: node, to: &subject)
    let title = screen.shownTitle
    subject.facts[.isEditor] = words.begins(title, with: .editorVerbs)
  }

  /// Adds the search bars in a document, or else the first one in the code of the screen's class.
  func addSearch(to subject: inout Subject, of node: NodeID) {
    let bars = graph.contents(of: node).controls.searchBars - unusedSearchBars(in: node)
    let inCode = bars == 0 ? search(inCodeOf: node)?.place ?? searchField(inViewOf: node) : nil
    subject.facts[.searchBars] = max(bars, inCode == nil ? 0 : 1)
    if let inCode { subject.find(.searchBars, at: inCode) }
  }

  /// Returns a search bar in a document as a subject.
  func searchBar(_ view: DocumentView) -> Subject {
    var subject = subject(.searchBar, view)
    subject.facts[.searchPlace] = Self.inContent
    return subject
  }

  private static let inContent = "is part of the content of"

  /// Returns the search bar or search controller in the code of a screen as a subject, if the screen has none
  /// in its document. SwiftUI puts its field into the toolbar itself.
  func searchBarInCode(of node: NodeID) -> Subject? {
    let bars = graph.contents(of: node).controls.searchBars - unusedSearchBars(in: node)
    guard bars == 0, let found = search(inCodeOf: node), found.detail != "searchable" else {
      return nil
    }
    var subject = subject(.searchBar, node)
    subject.location = found.place
    subject.facts[.searchPlace] =
      found.detail == "UISearchController" ? "belongs to the navigation bar of" : Self.inContent
    return subject
  }

  /// Returns the search bar or search controller in the code of a screen's class. One in a superclass may
  /// be shown by some subclasses only. A search bar whose text the class does not use may not be shown,
  /// and a screen to which nothing leads may be in a sheet.
  private func search(inCodeOf node: NodeID) -> Marker? {
    guard let name = graph.codeClass(of: node), graph.role(of: node) != .orphan else {
      return nil
    }
    let usesText = !screenMarkers.markers(.searchText, ofClass: name).isEmpty
    return screenMarkers.markers(.search, ofClass: name).first {
      $0.owner == name && (usesText || $0.detail != "UISearchBar")
    }
  }

  /// Returns where a view of SwiftUI gets its search field, also by a modifier around it or of the project.
  private func searchField(inViewOf node: NodeID) -> SourceLocation? {
    guard graph.role(of: node) != .orphan,
      graph.screen(node).customClass.map({ isView($0) }) ?? !graph.file(node).isDocument
    else { return nil }
    return graph.contents(of: node).searchFieldInCode
  }

  private func isView(_ name: String) -> Bool {
    graph.project.source?.classes.conforms(name, to: "View") == true
  }

  /// Returns the number of search bars whose text no code uses: the class of the screen is their delegate,
  /// and is known to ignore it.
  func unusedSearchBars(in node: NodeID) -> Int {
    guard let name = graph.screen(node).customClass,
      graph.project.source?.classes.ancestors(of: name).last?.hasPrefix("UI") == true,
      screenMarkers.markers(.searchText, ofClass: name).isEmpty
    else { return 0 }
    return graph.contents(of: node).searchBarsOfDelegate
  }

  /// Whether the screen shows a video, or a scrollable image over half of its area.
  private func showsMedia(_ node: NodeID) -> Bool {
    graph.kind(node) == .videoPlayer
      || graph.contents(of: node).hasLargePicture
  }
}
