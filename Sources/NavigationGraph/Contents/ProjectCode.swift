package import FileReading
import Projects
import SourceEvidence

// Evidence about screens in the project's code, besides containers and transitions.
extension NavigationGraph {
  /// Whether a container is one of SwiftUI.
  package func isSwiftUI(_ node: NodeID) -> Bool { swiftUIPlaces.contains(location(node)) }

  /// Whether code lists groups of tabs for a tab bar.
  package func hasTabSections(_ node: NodeID) -> Bool {
    project.source?.containers.contains { $0.hasTabSections && $0.place == location(node) } == true
  }

  /// Whether code makes a controller's first screen, whose links are not all known, or has the first
  /// screen push something.
  package func mayPushInCode(from node: NodeID) -> Bool {
    let chain = rootChain(below: node)
    if chain.contains(where: { location($0).isInSource }) { return !endsHere(node) }
    guard let source = project.source else { return false }
    let pushing = Set(source.transitions.filter { $0.kind == .push }.compactMap(\.from))
    return chain.compactMap { screen($0).customClass }.contains { name in
      ([name] + source.classes.ancestors(of: name)).contains(where: pushing.contains)
    }
  }

  /// Whether the files show all that follows a screen: its code leads nowhere, and asks no other object to.
  package func endsHere(_ node: NodeID) -> Bool {
    let root = root(of: node)
    guard file(root).isDocument || screen(root).customClass != nil else {
      return screen(root).isEmptyInCode || codeContents[root].map { !$0.contains(.link) } ?? false
    }
    guard let name = screen(root).customClass else { return true }
    return !isContainer(root) && codeEnds(with: name)
      && codeContents[root]?.contains(.link) != true
  }

  private func isContainer(_ node: NodeID) -> Bool { kind(node).isContainer }

  private func codeEnds(with name: String) -> Bool {
    guard let source = project.source, source.classes.place(of: name) != nil else { return false }
    let line = [name] + source.classes.ancestors(of: name)
    let isKnown =
      line.last.map { $0.hasPrefix("UI") || $0 == "View" } == true
      || source.classes.conforms(name, to: "View")
    return isKnown && line.allSatisfy { !leadingTypes.contains($0) }
      && !line.contains { source.classes.declarations[$0]?.asksOthers == true }
  }

  /// Whether a class of the project declares nothing itself and inherits nothing of the project.
  package func isBare(className: String) -> Bool {
    project.source?.classes.isBare(className) == true
  }

  /// The locations of SwiftUI's scenes for a Settings window.
  package var settingsWindows: [SourceLocation] {
    project.source?.markers.filter { $0.kind == .settingsScene }.map(\.place) ?? []
  }

  /// Whether the app is one of SwiftUI, also on the Mac.
  package var hasSwiftUIApp: Bool {
    project.source?.markers.contains { $0.kind == .swiftUIApp && $0.countsOnMacCatalyst } == true
  }

  /// The places in code for Mac Catalyst alone.
  package var catalystBranches: [SourceLocation] { branches(for: .macCatalyst) }

  /// The places in code for macOS alone.
  package var macOSBranches: [SourceLocation] { branches(for: .macOS) }

  private func branches(for system: MacBranch.System) -> [SourceLocation] {
    project.source?.traits.macBranches.filter { $0.system == system }.map(\.place) ?? []
  }

  /// Whether there may be more than one screen. If all source code was read and there is no
  /// transition in code or storyboards, there is only one.
  package var mayHaveNavigation: Bool {
    guard let source = project.source, source.fileCount > 0 else { return true }
    let screens = nodes.indices.filter {
      file($0).kind == .storyboard && !file($0).isLaunchScreen
    }
    return screens.count > 1 || !source.containers.isEmpty
      || source.transitions.contains { ![.root, .presumedRoot].contains($0.kind) }
  }

  /// The numbers of files with interfaces made with SwiftUI and with UIKit.
  package var interfaceFiles: (swiftUI: Int, uiKit: Int) {
    let traits = project.source?.traits
    return (
      traits?.swiftUIFiles ?? 0,
      (traits?.uiKitFiles ?? 0) + documents.count { !$0.isLaunchScreen }
    )
  }
}

extension DocumentView {
  /// Whether its outlet is that of a class whose code is not read.
  package var isOfUnknownClass: Bool {
    guard isConnected, let name = screen.flatMap({ graph.screen($0).customClass }),
      let classes = graph.project.source?.classes
    else { return false }
    let line = [name] + classes.ancestors(of: name)
    guard classes.declarations[name] != nil, let last = line.last, !last.hasPrefix("UI"),
      classes.declarations[last] == nil
    else { return false }
    return !line.contains {
      classes.declarations[$0]?.held.contains("UISegmentedControl") ?? false
    }
  }
}

extension SourceLocation {
  /// Whether the location is in source code, and not in a document or a property list.
  package var isInSource: Bool { SourceFile.isSource(file) }
}
