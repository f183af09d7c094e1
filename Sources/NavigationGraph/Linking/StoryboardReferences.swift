import InterfaceBuilder
import Projects
import XcodeProject

extension NavigationGraph {
  /// Finds the controller behind each storyboard reference (Interface-Builder-Format.md#storyboard-references). An
  /// unresolved one stays in the graph as the reference itself.
  ///
  /// Needs: the nodes. Gives: the targets of references, and ``problems``.
  mutating func resolveReferences() {
    var storyboards: [String: [Int]] = [:]
    for (index, document) in project.documents.enumerated()
    where document.form == .storyboard && !document.isLaunchScreen {
      storyboards[document.name, default: []].append(index)
    }
    for node in nodes.indices {
      guard let reference = controller(node).reference else { continue }
      nodes[node].target = target(of: reference, at: node, among: storyboards)
      if nodes[node].target == nil { reportUnresolved(reference, at: node) }
    }
    for node in nodes.indices { nodes[node].target = endOfReferences(from: node) }
  }

  private func target(
    of reference: StoryboardReference, at node: NodeID, among storyboards: [String: [Int]]
  ) -> NodeID? {
    guard let name = reference.storyboardName else { return nil }
    let own = nodes[node].document
    return storyboards[name, default: []]
      .filter { project.documents[$0].platform == project.documents[own].platform }
      .filter { isInBundle(reference.bundleIdentifier, $0, from: own) }
      .sorted { nearness($0, to: own) > nearness($1, to: own) }
      .lazy.compactMap { self.controllerNode(named: reference.referencedIdentifier, in: $0) }
      .first
  }

  private func controllerNode(named identifier: String?, in document: Int) -> NodeID? {
    let contents = project.documents[document]
    let matches = contents.controllers.indices.filter { index in
      let controller = contents.controllers[index]
      return identifier.map { $0 == controller.storyboardIdentifier }
        ?? (controller.id == contents.initialViewController)
    }
    // A reference may carry the identifier of what it refers to: the controller itself wins.
    let best = matches.first { contents.controllers[$0].reference == nil } ?? matches.first
    return best.map { self.node(document: document, controller: $0) }
  }

  /// Whether a document may be in a bundle. Storyboards do not say which folder a bundle is built
  /// from, but a framework's folder nearly always has the bundle's name.
  private func isInBundle(_ bundle: String?, _ document: Int, from own: Int) -> Bool {
    guard let module = bundle?.split(separator: ".").last else { return true }
    let folders = self.folders(of: document)
    return folders.contains(module)
      || (document != own && folders.first != self.folders(of: own).first)
  }

  private func folders(of document: Int) -> ArraySlice<Substring> {
    ProjectPath.names(in: project.documents[document].file).dropLast()
  }

  /// The number of leading folders that two documents have in common: two targets may each have a
  /// `Main.storyboard`.
  private func nearness(_ document: Int, to other: Int) -> Int {
    ProjectPath.sharedFolders(project.documents[document].file, project.documents[other].file)
  }

  private func endOfReferences(from node: NodeID) -> NodeID? {
    var visited: Set<NodeID> = [node]
    var current = nodes[node].target
    while let reached = current, controller(reached).reference != nil {
      guard visited.insert(reached).inserted else { return nil }
      current = nodes[reached].target
    }
    return current
  }

  private mutating func reportUnresolved(_ reference: StoryboardReference, at node: NodeID) {
    let storyboard = reference.storyboardName.map { "\($0).storyboard" } ?? "no storyboard"
    let scene = reference.referencedIdentifier.map { ", scene \($0)" } ?? ""
    let bundle = reference.bundleIdentifier.map { " in bundle \($0)" } ?? ""
    problems.append(
      DocumentProblem(
        .note, at: location(node),
        "This storyboard reference names \(storyboard)\(scene)\(bundle), which the project does "
          + "not hold: what lies behind it is not in the report."))
  }
}
