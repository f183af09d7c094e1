package import InterfaceBuilder
import Projects

extension NavigationGraph {
  /// Adds the controllers of all documents.
  ///
  /// Needs: the project. Gives: ``nodes`` and ``firstNodes``.
  mutating func addNodes() {
    for (document, contents) in project.documents.enumerated() {
      firstNodes.append(nodes.count)
      for controller in contents.controllers.indices {
        nodes.append(Node(document: document, controller: controller, target: nil))
      }
    }
  }

  /// Adds the segues of all documents.
  ///
  /// Needs: the nodes with their targets. Gives: ``edges``, ``outgoing``, ``incoming`` and
  /// ``problems``.
  mutating func addEdges() {
    outgoing = Array(repeating: [], count: nodes.count)
    incoming = Array(repeating: [], count: nodes.count)
    for (index, document) in project.documents.enumerated() {
      let byID = Dictionary(
        document.controllers.enumerated().map { ($1.id, firstNodes[index] + $0) },
        uniquingKeysWith: { first, _ in first })
      addNestedControllers(of: document, at: index)
      for segue in document.segues {
        guard let owner = segue.owner, segue.kind != .unwind else { continue }
        guard let destination = byID[segue.destination] else {
          reportDangling(segue, in: document)
          continue
        }
        add(
          Edge(
            source: firstNodes[index] + owner, destination: destination,
            target: resolved(destination), kind: segue.kind, relationship: segue.relationship,
            origin: .document(element: segue.element)))
      }
    }
    addDeclaredTabs()
  }

  /// Links declared tabs to the tab bar controllers in documents that they belong to, after the tabs
  /// that the document itself has.
  private mutating func addDeclaredTabs() {
    for (index, document) in project.documents.enumerated() {
      for tab in document.declaredTabs {
        guard let child = node(of: tab.id, inDocument: index),
          let holder = declaredHolder(tab.holder)
        else { continue }
        add(
          Edge(
            source: holder, destination: child, target: resolved(child), kind: .relationship,
            relationship: .viewControllers, origin: .document(element: element(of: holder))))
      }
    }
  }

  /// The tab bar controller in a document that declared tabs belong to. The holder may be in any
  /// localized copy of the storyboard.
  package func declaredHolder(_ holder: DeclaredContainer.Holder) -> NodeID? {
    let known = project.documents.firstIndex { $0.file == holder.file && !$0.isDeclared }
    let file = LocalizedPath.withoutLanguage(holder.file)
    let document =
      known
      ?? project.documents.firstIndex {
        !$0.isDeclared && LocalizedPath.withoutLanguage($0.file) == file
      }
    return document.flatMap { node(of: holder.object, inDocument: $0) }
      .flatMap { kind($0) == .tabBarController ? $0 : nil }
  }

  private func node(of object: String, inDocument document: Int) -> NodeID? {
    project.documents[document].controllers.firstIndex { $0.id == object }
      .map { node(document: document, controller: $0) }
  }

  mutating func add(_ edge: Edge) {
    outgoing[edge.source].append(edges.count)
    incoming[edge.target].append(edges.count)
    edges.append(edge)
  }

  /// Old xibs nest the children of a container in a `viewControllers` element
  /// (Interface-Builder-Format.md#old-formats).
  private mutating func addNestedControllers(of document: Document, at index: Int) {
    for (child, controller) in document.controllers.enumerated() {
      guard let list = document.tree.parent(of: controller.element),
        document.tree.isElement(list, named: .viewControllers),
        let owner = document.owner(of: list)
      else { continue }
      let container = document.controllers[owner].kind
      let node = firstNodes[index] + child
      add(
        Edge(
          source: firstNodes[index] + owner, destination: node, target: resolved(node),
          kind: .relationship,
          relationship: container == .navigationController ? .rootViewController : .viewControllers,
          origin: .document(element: controller.element)))
    }
  }

  private mutating func reportDangling(_ segue: Segue, in document: Document) {
    problems.append(
      DocumentProblem(
        .note, at: document.location(of: segue.element),
        "This \(segue.kind.rawValue) segue leads to \(segue.destination), which the file does not "
          + "hold: connect it again in Interface Builder."))
  }
}
