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
    var changes = ItemChanges(itemChanges())
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

  /// The changes that code makes to the items of tab bar controllers in documents, and those that the team's
  /// file makes to the items of any.
  private mutating func itemChanges() -> [ItemChanges.Entry] {
    var changes = files.enumerated().flatMap { index, file in
      file.kind == .team ? [] : self.changes(by: file, at: index)
    }
    for (index, file) in files.enumerated() where file.kind == .team {
      for container in file.containers {
        guard let holder = container.existing.flatMap(tabBar) else { continue }
        let read = readItems(of: holder, changedBy: changes)
        changes.append(teamChange(by: container, inFile: index, to: holder, read))
      }
    }
    return changes
  }

  private func changes(by file: ScreenFile, at index: Int) -> [ItemChanges.Entry] {
    file.containers.compactMap { container in
      container.existing.flatMap(tabBar).map { holder in
        ItemChanges.Entry(
          holder: holder, change: container.change,
          items: container.items.compactMap { item in
            node(named: item.holderID, inFile: index).map { ItemChanges.Item(screen: $0) }
          }, isByTeam: false)
      }
    }
  }

  /// Returns the items that documents and code give a container, in order.
  private func readItems(of holder: NodeID, changedBy changes: [ItemChanges.Entry]) -> [NodeID] {
    let own = changes.filter { $0.holder == holder }
    let file = nodes[holder].file
    var items =
      own.contains(where: \.replaces)
      ? []
      : files[file].transitions.filter {
        firstNodes[file] + $0.source == holder && $0.kind == .contains(.item)
      }.map { firstNodes[file] + $0.destination }
    for change in own {
      var position = items.count
      if case .inserts(let wanted) = change.change { position = min(wanted, position) }
      items.insert(contentsOf: change.items.map(\.screen), at: position)
    }
    return items
  }

  /// Returns what the team's file makes of the items that were read. What it does not name is dropped with a
  /// note, or kept if the file only names further items.
  private mutating func teamChange(
    by container: Container, inFile index: Int, to holder: NodeID, _ read: [NodeID]
  ) -> ItemChanges.Entry {
    let named = container.items.map {
      (title: $0.ownTitle, types: Set([$0.content.className].compactMap(\.self)))
    }
    let pairing = TabPairing(named, with: read.map { readTab($0) })
    var items: [ItemChanges.Item] = []
    for (item, position) in zip(container.items, pairing.pairs) {
      if let position { noteDifference(item, read[position]) }
      guard item.ignored == nil else { continue }
      if let position {
        items.append(ItemChanges.Item(screen: read[position], named: NamedItem(item)))
      } else if let screen = node(named: item.holderID, inFile: index) {
        items.append(ItemChanges.Item(screen: screen))
      }
    }
    noteUnapplied(container, pairing.pairs)
    if container.replacesItems {
      for position in pairing.unpaired { noteDropped(read[position], by: container) }
    } else {
      items = pairing.unpaired.map { ItemChanges.Item(screen: read[$0]) } + items
      items.sort { position(of: $0, in: read) < position(of: $1, in: read) }
    }
    return ItemChanges.Entry(holder: holder, change: .replaces, items: items, isByTeam: true)
  }

  private func position(of item: ItemChanges.Item, in read: [NodeID]) -> Int {
    read.firstIndex(of: item.screen) ?? read.count
  }

  private func readTab(_ node: NodeID) -> TabPairing.Known {
    let shown = [node] + rootInFile(of: node)
    let types = shown.flatMap { [screen($0).customClass, screen($0).item?.content.className] }
    return (title: readTitle(of: node), types: Set(types.compactMap(\.self)))
  }

  /// The title that a document or code gives an item.
  private func readTitle(of node: NodeID) -> String? {
    screen(node).item?.shownTitle ?? screen(node).title
  }

  /// The first screen of a navigation controller in the same file.
  private func rootInFile(of node: NodeID) -> [NodeID] {
    let file = nodes[node].file
    return files[file].transitions.filter {
      firstNodes[file] + $0.source == node && $0.kind == .contains(.root)
    }.map { firstNodes[file] + $0.destination }
  }

  private mutating func add(_ change: ItemChanges.Entry) {
    for item in change.items {
      var edge = Edge(
        source: change.holder, destination: item.screen, target: resolved(item.screen),
        kind: .contains(.item), origin: screen(change.holder).origin)
      edge.named = item.named
      add(edge)
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
