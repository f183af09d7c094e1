import FileReading
import InterfaceBuilder
import Projects
import SourceEvidence

extension NavigationGraph {
  /// Leaves out the scenes of storyboards that the app cannot show.
  ///
  /// Needs: the edges, and the entry points. Gives: ``leftOutScreens`` and ``problems``.
  mutating func leaveOutUnusedScenes() {
    let unused = unusedInitialContainers()
    let unloaded = unloadedScenes(besides: unused)
    noteUnloaded(unloaded)
    leftOutScreens = unloaded.union(unused)
    for node in leftOutScreens {
      for edge in outgoing[node] { incoming[edges[edge].target].removeAll { $0 == edge } }
      outgoing[node] = []
    }
  }

  /// Adds a note for each storyboard with the names of its scenes that are left out.
  private mutating func noteUnloaded(_ scenes: Set<NodeID>) {
    for (_, scenes) in Dictionary(grouping: scenes.sorted(), by: { nodes[$0].file }).sorted(by: {
      $0.key < $1.key
    }) {
      let names = scenes.map { "“\(name(of: $0))”" }.joined(separator: ", ")
      problems.append(
        InputProblem(
          .note, at: location(scenes[0]),
          "Left out, because no code names these scenes and no segue leads to them: \(names)."))
    }
  }

  /// Returns the scenes that no code, segue, or entry point loads. Without source code, code may load
  /// any scene.
  private func unloadedScenes(besides unused: Set<NodeID>) -> Set<NodeID> {
    guard let names = project.mentionedNames else { return [] }
    let scenes = nodes.indices.filter { isScene($0) && screen($0).reference == nil }
    let starts = nodes.indices.filter {
      !unused.contains($0) && (!isScene($0) || isNamed($0, in: names))
    }
    return Set(scenes).subtracting(reachable(fromAny: starts + entryPoints.map(\.node)))
  }

  private func isScene(_ node: NodeID) -> Bool {
    file(node).kind == .storyboard && !file(node).isLaunchScreen && screen(node).ownsScene
  }

  /// Whether code uses the identifier of a scene, or opens the storyboard that begins with it.
  private func isNamed(_ node: NodeID, in texts: Set<String>) -> Bool {
    if screen(node).storyboardIdentifier.map(texts.contains) == true { return true }
    let name = Document.resourceName(of: file(node).path)
    return screen(node).id == file(node).initialScreen && texts.contains(name) && mayBegin(name)
  }

  /// Whether code may instantiate the initial scene of a storyboard.
  private func mayBegin(_ storyboard: String) -> Bool {
    guard let opened = project.source?.openedStoryboards, opened.areAllKnown else { return true }
    return opened.begun.contains(storyboard)
  }
}

extension NavigationGraph {
  /// Whether nothing loads a xib: its File's Owner has a class that the project does not declare, and no
  /// code names the file.
  func isUnloadedXib(_ document: Document) -> Bool {
    guard document.form == .xib, let names = project.mentionedNames, let owner = owner(of: document)
    else { return false }
    let isDeclared = project.source?.classes.declarations[owner] != nil
    return !isDeclared && document.namesForCode.isDisjoint(with: names)
  }

  /// The class of a document's File's Owner, if it has one.
  private func owner(of document: Document) -> String? {
    let tree = document.tree
    return (0..<tree.count).lazy.filter {
      tree.isElement($0, named: .placeholder)
        && tree.hasValue("IBFilesOwner", for: .placeholderIdentifier, of: $0)
    }
    .compactMap { tree[$0, .customClass] }.first
  }
}

extension Project {
  /// The names of storyboards, scenes, and segues that code mentions, or `nil` if it may use any.
  var mentionedNames: Set<String>? {
    guard kind == .app, let source, source.fileCount > 0 else { return nil }
    return source.mentionedTexts
  }
}
