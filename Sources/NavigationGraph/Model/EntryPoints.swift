import Algorithms
import InterfaceBuilder
import Projects
import XcodeProject

/// A controller the app starts with.
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
    /// Code makes it the root of a window.
    case code(file: String)
  }

  /// The initial view controller.
  package var node: NodeID
  /// The evidence for it.
  package var source: Source
}

extension NavigationGraph {
  /// The entry points. If property lists name none, storyboards' names give some.
  ///
  /// Needs: the edges and ``windowRoots``. Gives: ``entryPoints``.
  func findEntryPoints() -> [EntryPoint] {
    let named = namedEntryPoints()
    let all =
      declaredEntryPoints() + named + windowRoots + (named.isEmpty ? guessedEntryPoints() : [])
    return all.uniqued(on: \.node)
  }

  /// The declared containers that the app starts with.
  private func declaredEntryPoints() -> [EntryPoint] {
    nodes.indices.filter { document($0).declaredEntries.contains(controller($0).id) }
      .map { EntryPoint(node: $0, source: .declared(file: document($0).file)) }
  }

  private func guessedEntryPoints() -> [EntryPoint] {
    // Documents in no app have no entry point, whatever the names of their storyboards.
    guard project.kind != .rest else { return [] }
    let candidates = project.documents.indices.filter { initialNode(of: $0) != nil }
    let main = candidates.filter { Self.isMainName(project.documents[$0].name) }
    if !main.isEmpty { return main.compactMap { entry(at: $0, .storyboardName) } }
    guard candidates.count == 1 else { return [] }
    return candidates.compactMap { entry(at: $0, .onlyCandidate) }
  }

  /// The entry points that property lists name: of several storyboards with that name the nearest.
  private func namedEntryPoints() -> [EntryPoint] {
    guard project.kind != .rest else { return [] }
    return project.propertyLists.flatMap { list in
      list.mainStoryboards.flatMap { name in
        let matches = project.documents.indices.filter {
          project.documents[$0].name == name && initialNode(of: $0) != nil
        }
        let nearest = matches.map {
          ProjectPath.sharedFolders(project.documents[$0].file, list.file)
        }.max()
        return
          matches
          .filter { ProjectPath.sharedFolders(project.documents[$0].file, list.file) == nearest }
          .compactMap { entry(at: $0, .propertyList(file: list.file)) }
      }
    }
  }

  private func entry(at document: Int, _ source: EntryPoint.Source) -> EntryPoint? {
    initialNode(of: document).map { EntryPoint(node: resolved($0), source: source) }
  }

  private func initialNode(of document: Int) -> NodeID? {
    let contents = project.documents[document]
    guard contents.form == .storyboard, !contents.isLaunchScreen,
      let id = contents.initialViewController
    else { return nil }
    return contents.controllers.firstIndex { $0.id == id }
      .map { node(document: document, controller: $0) }
  }

  /// `Main`, `Main_iPad`, `MainStoryboard` and the like.
  private static func isMainName(_ name: String) -> Bool {
    name == "Main" || name.hasPrefix("Main_") || name.hasPrefix("Main-")
      || name.hasPrefix("MainStoryboard")
  }
}
