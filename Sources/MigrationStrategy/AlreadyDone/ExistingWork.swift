package import FileReading
import Guidance
import InterfaceBuilder
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
    /// The class whose code it is, if it is known.
    var owner: String?
  }

  /// The menu commands and the keys in use.
  let commands: ExistingCommands
  private let classes: ClassHierarchy
  private var features: [MacFeature: [Evidence]] = [:]

  /// Collects the work in documents for the Mac, in source code, and in targets.
  init(_ project: Project, _ own: OwnCommands, _ shortcuts: Shortcuts) {
    let markers = project.source?.markers ?? []
    classes = project.source?.classes ?? ClassHierarchy()
    commands = ExistingCommands(project.macInterfaces, own)
    let sidebars = Self.primaryColumns(project.source)
    for marker in markers where marker.countsOnMacCatalyst && marker.isSidebar(in: sidebars) {
      marker.feature.map { add($0, marker.evidence($1)) }
    }
    addPageButtons(of: project)
    for command in own.all { command.feature(shortcuts).map { add($0, command.evidence("a key")) } }
    own.all.filter(\.isDiscoverable).pageTurning.map { add(.pageCommands, $0) }
    // These may be those of another target.
    for interface in project.macInterfaces { interface.features.forEach { add($0, $1) } }
    // Only in a Mac Catalyst app does the system turn a settings bundle into a Settings window.
    for app in project.apps where app.supportsMacCatalyst {
      app.settingsBundle.map {
        add(
          .settingsWindow,
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

  /// Returns the first evidence of a feature. A feature of one scene counts only in the code of
  /// that scene's class or of its ancestors.
  func evidence(of feature: MacFeature, forClass name: String?) -> Evidence? {
    guard feature.isOfOneScene else { return features[feature]?.first }
    guard let name else { return nil }
    let chain = Set([name] + classes.ancestors(of: name))
    return features[feature]?.first { $0.owner.map(chain.contains) ?? false }
  }
}

extension MacFeature {
  /// Whether the feature is that of one scene.
  fileprivate var isOfOneScene: Bool {
    [.windowTitle, .contextMenu, .screenPageButtons].contains(self)
  }
}
