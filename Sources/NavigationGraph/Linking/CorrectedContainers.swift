import FileReading
import Projects
import SourceEvidence

// Applies the team's corrections.
extension NavigationGraph {
  /// Lets what leads to a container lead to the one that is the same according to the team.
  ///
  /// Needs: the targets of references. Gives: the targets of such containers.
  mutating func resolveSameContainers() {
    for correction in corrections.all {
      guard case .same(let other) = correction.kind, let node = node(named: correction.container),
        let target = self.node(named: other), target != node
      else { continue }
      for referring in nodes.indices where referring == node || nodes[referring].target == node {
        nodes[referring].target = target
      }
    }
  }

  /// Gives navigation controllers the first screens that the team names.
  ///
  /// Needs: the edges of documents. Gives: the relationships to these screens.
  mutating func correctFirstScreens() {
    for correction in corrections.all {
      guard case .starts(let name) = correction.kind,
        let node = node(named: correction.container)
      else { continue }
      guard kind(node) == .stack else {
        staleCorrections.append(StaleCorrection(correction: correction, reason: .notAStack))
        continue
      }
      guard let screen = screen(calledByTeam: name), screen != node else {
        staleCorrections.append(StaleCorrection(correction: correction, reason: .unknownName))
        continue
      }
      for edge in outgoing[node] where edges[edge].containment == .root {
        incoming[edges[edge].target].removeAll { $0 == edge }
      }
      outgoing[node].removeAll { edges[$0].containment == .root }
      add(
        Edge(
          source: node, destination: screen, target: resolved(screen), kind: .contains(.root),
          origin: Origin(.team, at: correction.location)))
    }
  }

  /// The classes and storyboard identifiers that name screens in corrections, sorted. UIKit's own
  /// classes are not among them.
  package var screenNames: [String] {
    let named = nodes.indices.map(screen).filter { $0.reference == nil }
    return Set(named.flatMap { [$0.customClass, $0.storyboardIdentifier].compactMap { $0 } })
      .filter { !$0.isEmpty && !($0.hasPrefix("UI") && $0.hasSuffix("Controller")) }.sorted()
  }

  private func screen(calledByTeam name: String) -> NodeID? {
    if let mark = name.lastIndex(of: "#") {
      let id = String(name[mark...].dropFirst())
      return node(named: ScreenName(file: String(name[..<mark]), id: id))
    }
    let all = nodes.indices.filter { screen($0).reference == nil }
    return all.first { screen($0).storyboardIdentifier == name }
      ?? all.first { screen($0).customClass == name }
  }

  /// Whether a file contains a container or control with a name.
  package func contains(_ name: ScreenName) -> Bool {
    if node(named: name) != nil { return true }
    return files.enumerated().contains { index, file in
      file.path == name.file
        && (file.containers.contains { $0.id == name.id }
          || (file.document != nil
            && views(inDocument: index).contains { $0.object == name.id }))
    }
  }

  /// Corrects roles, and leaves out containers.
  ///
  /// Needs: the edges and the entry points. Gives: ``correctedRoles``, ``leftOutScreens``, the
  /// ``entryPoints`` that the team names, and ``staleCorrections``.
  mutating func correctContainers() {
    for correction in corrections.all {
      noteLeftOut(correction)
      guard let node = node(named: correction.container) else { continue }
      switch correction.kind {
      case .role(let role): correct(role, of: node, correction)
      case .ignored: leaveOut(node)
      case .same(let other):
        if let target = self.node(named: other), target != node {
          replaceEntryPoint(node, with: target)
          leaveOut(node)
        } else {
          staleCorrections.append(StaleCorrection(correction: correction, reason: .unknownName))
        }
      case .starts: break
      }
    }
  }

  /// Adds a note with the reason why a structure is left out.
  private mutating func noteLeftOut(_ correction: Correction) {
    guard case .ignored(let reason) = correction.kind, contains(correction.container) else {
      return
    }
    let name = "\(correction.container.file)#\(correction.container.id)"
    problems.append(
      InputProblem(.note, at: correction.location, "\(name) is left out: \(reason)"))
  }

  private mutating func correct(_ role: Role, of node: NodeID, _ correction: Correction) {
    correctedRoles[node] = role
    let isEntry = entryPoints.contains { $0.node == node }
    if role == .root, !isEntry {
      entryPoints.append(
        EntryPoint(node: node, source: .declared(file: correction.location.file)))
    } else if role != .root {
      entryPoints.removeAll { $0.node == node }
    }
  }

  private mutating func replaceEntryPoint(_ node: NodeID, with other: NodeID) {
    guard let index = entryPoints.firstIndex(where: { $0.node == node }) else { return }
    if entryPoints.contains(where: { $0.node == other }) {
      entryPoints.remove(at: index)
    } else {
      entryPoints[index].node = other
    }
  }

  private mutating func leaveOut(_ node: NodeID) {
    leftOutScreens.insert(node)
    entryPoints.removeAll { $0.node == node }
    for edge in outgoing[node] { incoming[edges[edge].target].removeAll { $0 == edge } }
    for edge in incoming[node] { outgoing[edges[edge].source].removeAll { $0 == edge } }
    (outgoing[node], incoming[node]) = ([], [])
  }
}

extension ScreenFile {
  /// Adds the screens that the team names as first ones and that no other file has, such as views that only
  /// the code of a hosting controller shows.
  func addingFirstScreens(
    of corrections: Corrections, missingIn files: [ScreenFile], _ project: Project
  ) -> ScreenFile {
    var result = self
    for correction in corrections.all {
      guard case .starts(let name) = correction.kind,
        project.source?.classes.place(of: name) != nil,
        !files.contains(where: { $0.screens.contains { $0.customClass == name } })
      else { continue }
      let origin = Origin(.team, at: correction.location)
      var screen = Screen(id: name, kind: .unspecified, origin: origin)
      screen.customClass = name
      result.screens.append(screen)
    }
    return result
  }
}
