import FileReading
import Guidance
import NavigationGraph
import Projects
package import SourceEvidence
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
      $0.kind == .menuRemoved && ["format", "textFormatting"].contains($0.detail)
    }
    addWindows(of: graph, source, to: &subject)
    subject.facts[.usesFormatMenu] = markers.contains {
      $0.kind == .menuFilled && ["format", "font", "text", "textFormatting"].contains($0.detail)
    }
    subject.facts[.sidebarLevels] = sidebarLevels(markers)
    let sheets = project.screenPlatform == .tvOS ? [] : source.sheetsWithoutSource
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

// MARK: - Windows, files, and the keys and commands of the system

extension SubjectFacts {
  /// Adds how code deals with windows, the screen, files, links, and the Escape key.
  private static func addWindows(
    of graph: NavigationGraph, _ source: SourceEvidence, to subject: inout Subject
  ) {
    // Code for macOS, such as AppKit's, counts too.
    let markers = source.markers.filter { $0.countsOnMacCatalyst || $0.countsOnMacOS }
    func all(_ kinds: Marker.Kind...) -> [Marker] {
      markers.filter { kinds.contains($0.kind) && !$0.place.isForDebugging }
    }
    func has(_ kind: Marker.Kind, _ details: String...) -> Bool {
      markers.contains {
        $0.kind == kind && (details.isEmpty || details.contains($0.detail ?? ""))
      }
    }
    subject.facts[.hasWindowGroup] = has(.windowGroup, "WindowGroup")
    subject.facts[.hasSingleWindow] = has(.windowGroup, "Window")
    subject.facts[.removesNewWindow] =
      has(.menuRemoved, "newScene", "file", "newItem")
    subject.facts[.opensWindows] = has(.sceneActivation) || has(.openWindow)
    subject.facts[.makesAppKitWindows] = has(.appKitWindow)
    subject.facts[.hasSceneDelegate] = has(.sceneLifeCycle, "UIWindowSceneDelegate")
    subject.facts[.handlesReopen] = has(.reopening)
    subject.facts[.remembersFrame] = has(.windowFrame)
    subject.facts[.choosesWindowForLinks] = has(.externalEvents)
    subject.facts[.handlesEscape] = has(.escape)
    subject.facts[.hasDocumentCode] =
      has(.documents) || has(.filePanel, "UIDocumentBrowserViewController")
    addScreenReads(in: source, to: &subject)
    add(all(.openURL), .linkHandlers, .linkHandlerPlaces, to: &subject)
    add(all(.filePanel), .filePanels, .filePanelPlaces, to: &subject)
    subject.facts[.canOpenFiles] = fileAccess(of: graph.project)
    let windows = all(.windowGroup, .appKitWindow)
    subject.files.add(windows.map(\.place), for: .handlesReopen)
    let delegates = all(.sceneLifeCycle, .appKitWindow)
    subject.files.add(delegates.map(\.place), for: .remembersFrame)
    addDeadCommands(of: graph, markers, to: &subject)
  }

  /// Adds the reads of the screen and the orientation in code that runs on the Mac, and in code that runs on an
  /// iPhone. UIScreen and UIDevice are UIKit's.
  private static func addScreenReads(in source: SourceEvidence, to subject: inout Subject) {
    let reads = (source.markers(.screenRead) + source.markers(.screenFallback))
      .filter { !$0.place.isForDebugging }
    let isNative = subject.facts[.wayToMac] == "macos"
    let isInMacIdiom = subject.facts[.usesMacIdiom] == "yes"
    let onMac = reads.filter { read in
      read.runsOnMacCatalyst(inMacIdiom: isInMacIdiom)
        && (!isNative || !read.conditions.contains(.exceptMacOS))
    }
    add(sorted(onMac), .screenReads, .screenReadPlaces, to: &subject)
    let onPhone = sorted(reads.filter(\.countsOnPhone))
    add(onPhone, .phoneScreenReads, .phoneScreenReadPlaces, to: &subject)
  }

  /// Returns reads with sizes first, which are for a layout, and fallbacks last.
  private static func sorted(_ reads: [Marker]) -> [Marker] {
    func isSize(_ read: Marker) -> Bool { read.detail?.hasPrefix("UIScreen") == true }
    let (fallbacks, others) = (
      reads.filter { $0.kind == .screenFallback }, reads.filter { $0.kind == .screenRead }
    )
    return others.filter(isSize) + others.filter { !isSize($0) } + fallbacks
  }

  /// Adds the number of places in code, and the first of them. Several on one line count once.
  private static func add(
    _ markers: [Marker], _ count: Fact<Int>, _ names: Fact<String>, to subject: inout Subject
  ) {
    var seen: Set<String> = []
    let places = markers.map(\.place).filter { seen.insert("\($0.file):\($0.line)").inserted }
    subject.facts[count] = places.count
    subject.facts[names] = listed(places)
    subject.files.add(places, for: count)
  }

  /// Whether the sandbox of each app for the Mac lets people choose files, or `unknown` if no entitlements of
  /// such an app were read.
  private static func fileAccess(of project: Project) -> String {
    let apps = project.apps.filter { $0.supportsMacCatalyst || $0.platforms.contains(.macOS) }
    let sandboxed = apps.filter { $0.entitlements.contains(sandbox) }
    guard !sandboxed.isEmpty else { return "unknown" }
    let isMissing = sandboxed.contains { app in
      !app.macSettings.grantsChosenFiles
        && !app.entitlements.contains { $0.hasPrefix(chosenFiles) }
    }
    return isMissing ? "no" : "yes"
  }

  private static let sandbox = "com.apple.security.app-sandbox"
  private static let chosenFiles = "com.apple.security.files."
}

// MARK: - Commands with nothing to act on

extension SubjectFacts {
  /// Adds the commands of the system's menu bar that have nothing to act on, as far as the files show: those
  /// that each Mac Catalyst app has, and those that code adds.
  private static func addDeadCommands(
    of graph: NavigationGraph, _ markers: [Marker], to subject: inout Subject
  ) {
    let removed = Set(markers.filter { $0.kind == .menuRemoved }.compactMap(\.detail))
    let isStock = subject.facts[.wayToMac] == "mac-catalyst"
    let added = markers.filter { $0.kind == .sidebarCommands }
    var names: [String] = []
    // What opens files without a document has nothing to duplicate or to export.
    if isStock, subject.facts[.hasDocumentCode] != true,
      !markers.contains(where: { $0.kind == .renaming }),
      removed.isDisjoint(with: ["document", "saveItem", "file"])
    {
      names.append(
        "the document commands, such as Duplicate, Rename…, and Export As…, without documents")
    }
    if isStock || !added.isEmpty, !graph.hasSidebar(markers),
      removed.isDisjoint(with: ["sidebar", "view"])
    {
      names.append("Show Sidebar, without a sidebar that the system knows")
    }
    // Those of tabs are no reason by themselves: no group of the menu bar holds them.
    if isStock, !names.isEmpty, subject.facts[.supportsMultipleScenes] != "yes",
      subject.facts[.supportsTabbedScenes] != "no"
    {
      names.append("Show Tab Bar and Show All Tabs, without several windows")
    }
    subject.facts[.deadCommands] = names.count
    subject.facts[.deadCommandNames] = names.joined(separator: "; ")
    subject.files.add(added.map(\.place), for: .deadCommands)
  }
}

extension NavigationGraph {
  /// Whether a split view, tabs that turn into a sidebar, or code for Show Sidebar is there.
  fileprivate func hasSidebar(_ markers: [Marker]) -> Bool {
    nodes.indices.contains { kind($0) == .splitView && !file($0).isLaunchScreen }
      || markers.contains { marker in
        [.sidebarAdaptable, .uiTabGroup, .toggleSidebar, .splitViewStyle].contains(marker.kind)
          || marker.kind == .tabBarMode && marker.detail == "tabSidebar"
      }
  }
}

extension SourceEvidence {
  /// The action sheets and share sheets in code without a source for their popovers.
  package var sheetsWithoutSource: [Marker] {
    let anchored = Set(markers(.popoverSource).map { [$0.place.file, $0.owner ?? ""] })
    return markers(.actionSheet).filter { marker in
      marker.countsOnMacCatalyst && !marker.conditions.contains(.phoneIdiom)
        && !marker.place.isForDebugging
        && !anchored.contains([marker.place.file, marker.owner ?? ""])
    }
  }
}
