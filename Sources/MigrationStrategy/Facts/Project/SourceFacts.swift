import FileReading
import Guidance
import NavigationGraph
import Projects
import SourceEvidence
import XcodeProject

extension SubjectFacts {
  /// Adds the facts in source code about the app as a whole, if any was read.
  static func addSource(of graph: NavigationGraph, to subject: inout Subject) {
    let project = graph.project
    let source = project.source ?? SourceEvidence()
    let markers = source.markers.filter(\.countsOnMacCatalyst)
    func has(_ kinds: Marker.Kind...) -> Bool { markers.contains { kinds.contains($0.kind) } }
    subject.facts[.readsSource] = source.fileCount > 0
    let menus = markers.filter { [.buildMenu, .mainMenuSystem, .commands].contains($0.kind) }
    subject.facts[.hasMenuCode] = !menus.isEmpty
    subject.files.add(menus.map(\.place), for: .hasMenuCode)
    subject.facts[.limitsWindowSize] = has(.sizeRestrictions, .windowResizability)
    subject.facts[.hasScenes] =
      has(.sceneLifeCycle, .swiftUIApp, .windowGroup)
      || project.propertyLists.contains(where: \.hasSceneManifest)
    addInterfaces(of: graph, to: &subject)
    subject.facts[.tabsDriveDetail] = has(.tabSelectionDrivesDetail)
    subject.facts[.removesFormatMenu] = markers.contains {
      $0.kind == .menuRemoved && $0.detail == "format"
    }
    subject.facts[.usesFormatMenu] = markers.contains {
      $0.kind == .menuFilled && ["format", "font", "text", "textFormatting"].contains($0.detail)
    }
    subject.facts[.sidebarLevels] = sidebarLevels(markers)
    let sheets = project.screenPlatform == .tvOS ? [] : actionSheets(in: source)
    subject.facts[.actionSheets] = sheets.count
    subject.files.add(sheets.map(\.place), for: .actionSheets)
    subject.facts[.actionSheetPlaces] = Self.listed(sheets.map(\.place))
    let metrics = project.screenPlatform == .tvOS ? barMetrics(in: source) : []
    subject.facts[.barMetrics] = metrics.count
    subject.files.add(metrics.map(\.place), for: .barMetrics)
    subject.facts[.barMetricPlaces] = Self.listed(metrics.map(\.place))
  }

  private static func sidebarLevels(_ markers: [Marker]) -> Int {
    markers.filter { [.sidebarLevels, .uiTabGroup].contains($0.kind) }
      .compactMap { $0.detail.flatMap { Int($0) } }.max() ?? 0
  }

  /// Returns the action sheets in code without a source for their popovers.
  private static func actionSheets(in source: SourceEvidence) -> [Marker] {
    let anchored = Set(source.markers(.popoverSource).map { [$0.place.file, $0.owner ?? ""] })
    return source.markers(.actionSheet).filter { marker in
      marker.countsOnMacCatalyst && !marker.conditions.contains(.phoneIdiom)
        && !marker.place.isForDebugging
        && !anchored.contains([marker.place.file, marker.owner ?? ""])
    }
  }

  /// Returns the properties that code sets although the system fixes them on Apple TV, each line
  /// once.
  private static func barMetrics(in source: SourceEvidence) -> [Marker] {
    let elsewhere: Set<CodeCondition> = [
      .macOS, .macCatalyst, .macIdiom, .padIdiom, .phoneIdiom, .never, .preview,
    ]
    var seen: Set<[String]> = []
    return source.markers(.barMetrics).filter { marker in
      marker.conditions.isDisjoint(with: elsewhere)
        && seen.insert([marker.place.file, "\(marker.place.line)"]).inserted
    }
  }

  /// Returns the first places, and the number of the others.
  static func listed(_ places: [SourceLocation]) -> String {
    let shown = places.prefix(3).map { "\($0.file):\($0.line)" }.joined(separator: ", ")
    return places.count > 3 ? "\(shown) and \(places.count - 3) more" : shown
  }
}
