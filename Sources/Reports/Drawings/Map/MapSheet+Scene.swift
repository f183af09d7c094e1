import Drawings
import Guidance

extension NavigationMap.Link.Kind {
  /// The line style of the link.
  var style: MapSheet.Line.Style {
    switch self {
    case .tab, .column, .root, .contained: .containment
    case .embed: .embed
    case .push, .detail, .replace: .push
    case .presentation, .popover, .other: .presentation
    }
  }
}

extension MapSheet.Node {
  /// Creates the node of a scene.
  init(_ scene: NavigationMap.Scene) {
    let marks = (scene.isEntry ? "▶ " : "") + (scene.isInCycle ? "↻ " : "")
    self.init(
      id: scene.id, text: [marks + shortened(scene.name)] + Self.below(scene),
      shape: Self.shape(of: scene), isEntry: scene.isEntry,
      isLoose: scene.isReachable == false && scene.missing == nil)
  }

  private static func shape(of scene: NavigationMap.Scene) -> Shape {
    if scene.missing != nil { return .missing }
    switch scene.kind {
    case "navigationController": return .stack
    case "tabBarController", "splitViewController", "pageViewController": return .container
    default: return .screen
    }
  }

  private static func below(_ scene: NavigationMap.Scene) -> [String] {
    if let missing = scene.missing {
      let names = [missing.storyboard.map { "\($0).storyboard" }, missing.scene, missing.bundle]
      return ["not found: " + shortened(names.compactMap { $0 }.joined(separator: ", "))]
    }
    guard let structure = scene.structure, ![.keep, .ignore].contains(structure.outcome) else {
      return []
    }
    return ["\(Wording.kind(structure.kind)) → \(Wording.outcome(structure.outcome))"]
  }
}
