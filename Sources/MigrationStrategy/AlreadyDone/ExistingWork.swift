package import FileReading
import Guidance
import InterfaceBuilder
import NavigationGraph
import Projects
import SourceEvidence
import XcodeProject

/// What a project already does for the Mac, with the places that show it.
package struct ExistingWork: Sendable {
  /// A place in the project that shows a feature or a command.
  package struct Evidence: Sendable, Hashable {
    /// What stands there, in a few words.
    package var text: String
    /// The source location.
    package var location: SourceLocation
    /// The class whose code it is, if that is known.
    var owner: String?
  }

  /// The commands of menus, and the keys in use.
  let commands: ExistingCommands
  private let classes: ClassHierarchy
  private var features: [MacFeature: [Evidence]] = [:]

  /// Collects what a project shows: in documents for the Mac, in its source code, and in its targets.
  init(_ project: Project, _ own: OwnCommands, _ shortcuts: Shortcuts) {
    let markers = project.source?.markers ?? []
    classes = project.source?.classes ?? ClassHierarchy()
    commands = ExistingCommands(project.macInterfaces, own)
    for interface in project.macInterfaces { interface.features.forEach { add($0, $1) } }
    for marker in markers where marker.countsOnMacCatalyst {
      marker.feature.map { add($0, marker.evidence($1)) }
    }
    for command in own.all { command.feature(shortcuts).map { add($0, command.evidence("a key")) } }
    own.all.filter(\.isDiscoverable).pageTurning.map { add(.pageCommands, $0) }
    // The system turns a settings bundle into a Settings window only in a Mac Catalyst app.
    for app in project.apps where app.supportsMacCatalyst {
      app.settingsBundle.map {
        add(
          .settingsWindow,
          Evidence(text: "a settings bundle", location: SourceLocation(file: $0, line: 1)))
      }
    }
  }

  /// Whether nothing was found.
  var isEmpty: Bool { features.isEmpty && commands.isEmpty }

  private mutating func add(_ feature: MacFeature, _ evidence: Evidence) {
    features[feature, default: []].append(evidence)
  }

  /// The first evidence of a feature. A feature of one scene counts only in the code of that scene's
  /// class, or of its ancestors.
  func evidence(of feature: MacFeature, forClass name: String?) -> Evidence? {
    guard feature.isOfOneScene else { return features[feature]?.first }
    guard let name else { return nil }
    let chain = Set([name] + classes.ancestors(of: name))
    return features[feature]?.first { $0.owner.map(chain.contains) ?? false }
  }
}

extension MacFeature {
  /// Whether it belongs to one scene and says nothing about the others.
  fileprivate var isOfOneScene: Bool { self == .windowTitle || self == .contextMenu }
}
