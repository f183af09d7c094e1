import Algorithms
package import FileReading
import InterfaceBuilder
import Projects
import SourceEvidence
import XcodeProject

/// A controller that the app starts with.
package struct EntryPoint: Sendable, Equatable {
  /// The evidence for an entry point.
  package enum Source: Sendable, Equatable {
    /// A property list names its storyboard.
    case propertyList(file: String)
    /// Its storyboard has the name that Xcode gives a main storyboard.
    case storyboardName
    /// Its storyboard is the only one with an initial view controller.
    case onlyCandidate
    /// The configuration file or code declares it.
    case declared(file: String)
    /// It fills a window of the running app.
    case running(SourceLocation)
    /// Code makes it the root of a window.
    case code(file: String)
    /// The code of a screen makes it the root of a window, which replaces the screen or is above
    /// the app.
    case screen(file: String)
  }

  /// The initial view controller.
  package var node: NodeID
  /// The evidence for it.
  package var source: Source
}

extension NavigationGraph {
  /// Returns the entry points. If property lists, code, and the team name none, the names of
  /// storyboards determine them.
  ///
  /// Needs: the edges, ``windowRoots``, and ``running``. Gives: ``entryPoints`` and
  /// ``sheetsAsRoots``.
  mutating func findEntryPoints() {
    let named = namedEntryPoints()
    let presumed = named.isEmpty ? declaredEntryPoints(where: \.isPresumedEntry) : []
    let known =
      running.roots + declaredEntryPoints(where: \.isEntry) + presumed + named + windowRoots
    let sheets = Set(known.map(\.node).filter(isPresentedElsewhere))
    sheetsAsRoots = known.allSatisfy { sheets.contains($0.node) } ? [] : sheets
    let found = known.filter { !sheetsAsRoots.contains($0.node) }
    entryPoints = (found.isEmpty ? guessedEntryPoints() : found).uniqued(on: \.node)
  }

  /// Whether code makes a stack the root of a window although it presents most stacks with the same first
  /// screen, such as a form. The app continues with another root.
  private func isPresentedElsewhere(_ node: NodeID) -> Bool {
    guard kind(node) == .stack, isOfUIKit(node),
      let name = screen(root(of: node)).customClass, isDeclared(name)
    else { return false }
    let stacks = nodes.indices.filter {
      kind($0) == .stack && screen(root(of: $0)).customClass == name
    }
    return 2 * stacks.count(where: isPresented) > stacks.count
  }

  private func isDeclared(_ name: String) -> Bool {
    project.source?.classes.place(of: name) != nil
  }

  /// Whether code of UIKit makes a container.
  private func isOfUIKit(_ node: NodeID) -> Bool {
    project.source?.containers.contains { $0.place == location(node) && !$0.isSwiftUI } == true
  }

  private func isPresented(_ node: NodeID) -> Bool {
    stepsInCode[node] == .modal
      || segues(to: node).contains { $0.kind == .presentation || $0.kind == .popoverPresentation }
  }

  /// Returns the containers in code or in the team's file that the app starts with.
  private func declaredEntryPoints(where isEntry: (Container) -> Bool) -> [EntryPoint] {
    files.enumerated().flatMap { index, file in
      let entries = Set(file.containers.lazy.filter(isEntry).map(\.id))
      return file.screens.indices.filter { entries.contains(file.screens[$0].id) }.map {
        EntryPoint(node: node(file: index, screen: $0), source: .declared(file: file.path))
      }
    }
  }

  private func guessedEntryPoints() -> [EntryPoint] {
    // Without an app, there is no entry point, whatever the names of the storyboards are.
    guard project.kind.isApp else { return [] }
    let candidates = files.indices.filter { initialNode(of: $0) != nil }
    let main = candidates.filter { Self.isMainName(files[$0].name) }
    if !main.isEmpty { return main.compactMap { entry(at: $0, .storyboardName) } }
    guard candidates.count == 1 else { return [] }
    return candidates.compactMap { entry(at: $0, .onlyCandidate) }
  }

  /// Returns the entry points that property lists name. Of several documents with the same name, the
  /// nearest one counts.
  private func namedEntryPoints() -> [EntryPoint] {
    guard project.kind.isApp else { return [] }
    return project.propertyLists.flatMap { list in
      let storyboards = list.mainStoryboards.flatMap { starts(named: $0, by: list, initialNode) }
      return storyboards + list.mainNibs.flatMap { starts(named: $0, by: list, windowNode) }
    }
  }

  /// Returns the controllers with which documents of a name start.
  private func starts(
    named name: String, by list: InfoPropertyList, _ start: (Int) -> NodeID?
  ) -> [EntryPoint] {
    let matches = files.indices.filter { files[$0].name == name && start($0) != nil }
    let nearest = matches.map { ProjectPath.sharedFolders(files[$0].path, list.file) }.max()
    return
      matches
      .filter { ProjectPath.sharedFolders(files[$0].path, list.file) == nearest }
      .compactMap(start)
      .map { EntryPoint(node: resolved($0), source: .propertyList(file: list.file)) }
  }

  /// Returns the controller that fills the window of a xib.
  private func windowNode(of file: Int) -> NodeID? {
    guard files[file].kind == .xib else { return nil }
    return files[file].document?.windowRoot.flatMap { node(named: $0, inFile: file) }
  }

  private func entry(at file: Int, _ source: EntryPoint.Source) -> EntryPoint? {
    initialNode(of: file).map { EntryPoint(node: resolved($0), source: source) }
  }

  private func initialNode(of file: Int) -> NodeID? {
    let storyboard = files[file]
    guard storyboard.kind == .storyboard, !storyboard.isLaunchScreen else { return nil }
    return storyboard.initialScreen.flatMap { node(named: $0, inFile: file) }
  }

  /// Whether a name is `Main`, `Main_iPad`, `MainStoryboard`, or similar.
  private static func isMainName(_ name: String) -> Bool {
    name == "Main" || name.hasPrefix("Main_") || name.hasPrefix("Main-")
      || name.hasPrefix("MainStoryboard")
  }
}
