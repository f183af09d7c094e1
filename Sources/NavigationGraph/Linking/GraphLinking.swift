import Projects

extension NavigationGraph {
  /// Adds the screens of all files.
  ///
  /// Needs: the files. Gives: ``nodes`` and ``firstNodes``.
  mutating func addNodes() {
    for (file, contents) in files.enumerated() {
      firstNodes.append(nodes.count)
      nodes += contents.screens.indices.map { Node(file: file, screen: $0, target: nil) }
    }
  }

  /// Adds the transitions of all files.
  ///
  /// Needs: the nodes with their targets. Gives: ``edges``, ``outgoing``, ``incoming`` and
  /// ``problems``.
  mutating func addEdges() {
    outgoing = Array(repeating: [], count: nodes.count)
    incoming = Array(repeating: [], count: nodes.count)
    var changes = ItemChanges(itemChanges)
    for (index, file) in files.enumerated() {
      for transition in file.transitions {
        let source = firstNodes[index] + transition.source
        if transition.kind == .contains(.item) {
          for change in changes.insertedBeforeNextItem(of: source) { add(change) }
          if changes.replaceItems(of: source) { continue }
        }
        let destination = firstNodes[index] + transition.destination
        add(
          Edge(
            source: source, destination: destination, target: resolved(destination),
            kind: transition.kind, origin: transition.origin))
      }
      problems += file.problems
    }
    for change in changes.remaining { add(change) }
  }

  /// The changes that code or the team's file makes to the items of tab bar controllers in
  /// documents.
  private var itemChanges: [ItemChanges.Entry] {
    files.enumerated().flatMap { index, file in
      file.containers.compactMap { container in
        container.existing.flatMap(tabBar).map { holder in
          ItemChanges.Entry(
            holder: holder, change: container.change,
            screens: container.items.compactMap { item in
              file.kind == .team && container.replacesItems
                ? child(of: holder, titled: item.ownTitle)
                  ?? node(named: item.holderID, inFile: index)
                : node(named: item.holderID, inFile: index)
            }, isByTeam: file.kind == .team)
        }
      }
    }
  }

  /// Returns the screen that a document or code has as the item of a container with a title.
  private func child(of holder: NodeID, titled title: String?) -> NodeID? {
    documentChild(of: holder, titled: title) ?? codeChild(of: holder, titled: title)
  }

  private func codeChild(of holder: NodeID, titled title: String?) -> NodeID? {
    for (index, file) in files.enumerated() where file.kind == .source && title != nil {
      for container in file.containers where container.existing.flatMap(tabBar) == holder {
        let item = container.items.first { $0.shownTitle == title }
        if let node = item.flatMap({ node(named: $0.holderID, inFile: index) }) { return node }
      }
    }
    return nil
  }

  private func documentChild(of holder: NodeID, titled title: String?) -> NodeID? {
    let file = nodes[holder].file
    return files[file].transitions.lazy
      .filter { self.firstNodes[file] + $0.source == holder && $0.kind == .contains(.item) }
      .map { self.firstNodes[file] + $0.destination }
      .first { child in
        let screen = screen(child)
        return title != nil && (screen.item?.shownTitle ?? screen.title) == title
      }
  }

  private mutating func add(_ change: ItemChanges.Entry) {
    for child in change.screens {
      add(
        Edge(
          source: change.holder, destination: child, target: resolved(child),
          kind: .contains(.item),
          origin: screen(change.holder).origin))
    }
  }

  /// Returns a tab bar controller in a document or in code.
  package func tabBar(named name: ScreenName) -> NodeID? {
    node(named: name).flatMap { kind($0) == .tabBar ? $0 : nil }
  }

  /// Returns a screen. The name may be that of any localized copy of the storyboard.
  package func node(named name: ScreenName) -> NodeID? {
    let path = LocalizedPath.withoutLanguage(name.file)
    let file =
      files.firstIndex { $0.path == name.file }
      ?? files.firstIndex { $0.isDocument && LocalizedPath.withoutLanguage($0.path) == path }
    return file.flatMap { node(named: name.id, inFile: $0) }
  }

  /// The first screen of a file with an id.
  func node(named id: String, inFile file: Int) -> NodeID? {
    files[file].screens.firstIndex { $0.id == id }.map { node(file: file, screen: $0) }
  }

  mutating func add(_ edge: Edge) {
    outgoing[edge.source].append(edges.count)
    incoming[edge.target].append(edges.count)
    edges.append(edge)
  }
}
