package import FileReading
import Guidance
import NavigationGraph
import Projects
import SourceEvidence
import XcodeProject

/// The work for the Mac that a project already contains, with its evidence.
package struct ExistingWork: Sendable {
  /// A location in the project with a feature or a command.
  package struct Evidence: Sendable, Hashable {
    /// The description of the feature or command, in a few words.
    package var text: String
    /// The source location.
    package var location: SourceLocation
    /// Whether a menu shows it, if it is a command. A key command of a screen is not in a menu.
    var isInMenuBar = true
    /// The class whose code it is, if it is known.
    var owner: String?
    /// Whether it is about the screens of that class alone.
    var isAboutOwner = false
    /// The words for what it is about. Without any it is about all screens.
    var object: Set<String> = []
  }

  /// What is known about a subject whose work is looked for.
  struct Wanted {
    /// The class of the subject, if it has one.
    var className: String?
    /// Its names.
    var names: [String]

    /// The words of its names, in the singular.
    fileprivate var words: Set<String> { Set(names.flatMap(\.nameWords).map(\.singular)) }
  }

  /// The menu commands and the keys in use.
  let commands: ExistingCommands
  private let classes: ClassHierarchy
  private var features: [MacFeature: [Evidence]] = [:]

  /// Collects the work in documents for the Mac, in source code, and in targets.
  ///
  /// - Parameters:
  ///   - graph: The graph of the project.
  ///   - own: The app's own commands.
  ///   - shortcuts: The keys of the system's commands.
  ///   - isNative: Whether the app is a native Mac app, which decides which code counts.
  init(_ graph: NavigationGraph, _ own: OwnCommands, _ shortcuts: Shortcuts, isNative: Bool) {
    let project = graph.project
    let markers = (project.source?.markers ?? []).filter {
      isNative ? $0.countsOnMacOS : $0.countsOnMacCatalyst
    }
    classes = project.source?.classes ?? ClassHierarchy()
    commands = ExistingCommands(graph.macDocuments, own)
    let sidebars = Self.primaryColumns(project.source)
    // A large maximum beside a minimum is a choice.
    let limited = Set(markers.filter { $0.detail == "minimumPrimaryColumnWidth" }.map(\.owner))
    let wide = Set(markers.filter { $0.kind == .wideColumn }.map(\.owner)).subtracting(limited)
    for marker in markers where marker.isSidebar(in: sidebars) {
      if marker.kind == .columnWidth, wide.contains(marker.owner) { continue }
      marker.feature.map { add($0, marker.evidence($1)) }
    }
    addPageButtons(of: project)
    for command in own.all where !own.all.isBackInHistory(command) {
      guard let feature = command.feature(shortcuts) else { continue }
      var evidence = command.evidence("a key")
      if feature == .refreshCommand { evidence.object = command.refreshed }
      add(feature, evidence)
    }
    own.all.filter(\.isDiscoverable).pageTurning.map { add(.pageCommands, $0) }
    for (feature, evidence) in graph.macDocuments.flatMap(\.features) { add(feature, evidence) }
    // Only in a Mac Catalyst app does the system turn a settings bundle into a Settings window.
    for app in project.apps where app.supportsMacCatalyst {
      app.settingsBundle.map {
        add(
          .settingsScene,
          Evidence(text: "a settings bundle", location: SourceLocation(file: $0, line: 1)))
      }
    }
  }

  /// Adds the classes of screens that turn their own pages.
  private mutating func addPageButtons(of project: Project) {
    guard let source = project.source else { return }
    let classes = source.pageTurning.filter { $0.value == .buttons }.keys.compactMap { name in
      source.classes.place(of: name).map { (name, $0) }
    }
    let makers = source.containers.filter { $0.pageTurning == .buttons }.compactMap { container in
      (container.owner ?? container.name).map { ($0, container.place) }
    }
    for (name, place) in (classes + makers).sorted(by: { $0.1 < $1.1 }) {
      let text = "buttons or actions for the next and the previous page"
      add(.screenPageButtons, Evidence(text: text, location: place, owner: name))
    }
  }

  /// Whether nothing was found.
  var isEmpty: Bool { features.isEmpty && commands.isEmpty }

  /// The classes of what code puts into the first columns of split views.
  private static func primaryColumns(_ source: SourceEvidence?) -> Set<String> {
    Set((source?.containers ?? []).compactMap { $0.columns[.primary]?.className })
  }

  private mutating func add(_ feature: MacFeature, _ evidence: Evidence) {
    features[feature, default: []].append(evidence)
  }

  /// Returns the first evidence of a feature; a key that no menu shows comes last. A feature of one
  /// scene counts only in the code of that scene's class or of its ancestors, and for a context menu also in
  /// that of the rows' helpers. One about something else does not count.
  func evidence(of feature: MacFeature, for wanted: Wanted) -> Evidence? {
    guard let candidates = features[feature] else { return nil }
    let words = wanted.words
    var chain = wanted.className.map { Set([$0] + classes.ancestors(of: $0)) } ?? []
    if feature == .contextMenu, let name = wanted.className {
      chain.formUnion(classes.rowHelpers(of: name))
    }
    let found = candidates.filter { evidence in
      if feature.isOfOneScene || evidence.isAboutOwner {
        return evidence.owner.map(chain.contains) ?? false
      }
      return evidence.object.isEmpty || !evidence.object.isDisjoint(with: words)
    }
    if feature == .contextMenu, let ofRows = found.first(where: \.isOfRows) { return ofRows }
    return found.first(where: \.isInMenuBar) ?? found.first
  }
}

extension MacFeature {
  /// Whether the feature is that of one scene.
  fileprivate var isOfOneScene: Bool {
    [.contextMenu, .screenPageButtons].contains(self)
  }
}

extension ExistingWork.Evidence {
  /// Whether it is about the rows or cells of a list, and not about any view, such as a header.
  fileprivate var isOfRows: Bool { text.hasPrefix("contextMenuConfigurationFor") }
}
