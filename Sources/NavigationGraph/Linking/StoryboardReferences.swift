import FileReading
import Projects
import XcodeProject

extension NavigationGraph {
  /// Resolves each storyboard reference (Interface-Builder-Format.md#storyboard-references). An
  /// unresolved reference stays in the graph.
  ///
  /// Needs: the nodes. Gives: the targets of references, and ``problems``.
  mutating func resolveReferences() {
    var storyboards: [String: [Int]] = [:]
    for (index, file) in files.enumerated()
    where file.kind == .storyboard && !file.isLaunchScreen {
      storyboards[file.name, default: []].append(index)
    }
    for node in nodes.indices {
      guard let reference = screen(node).reference else { continue }
      nodes[node].target = target(of: reference, at: node, among: storyboards)
      if nodes[node].target == nil { reportUnresolved(reference, at: node) }
    }
    for node in nodes.indices { nodes[node].target = endOfReferences(from: node) }
  }

  /// Returns the scene that a reference refers to. One without a storyboard refers to a scene of its
  /// own storyboard.
  private func target(
    of reference: SceneReference, at node: NodeID, among storyboards: [String: [Int]]
  ) -> NodeID? {
    let own = nodes[node].file
    guard let name = reference.storyboard else {
      guard let scene = reference.scene, file(node).isDocument else { return nil }
      return screenNode(named: scene, in: own).flatMap { $0 == node ? nil : $0 }
    }
    return storyboards[name, default: []]
      .filter { files[$0].platform == files[own].platform }
      .filter { isInBundle(reference.bundle, $0, from: own) }
      .sorted { nearness($0, to: own) > nearness($1, to: own) }
      .lazy.compactMap { self.screenNode(named: reference.scene, in: $0) }
      .first
  }

  private func screenNode(named identifier: String?, in storyboard: Int) -> NodeID? {
    let file = files[storyboard]
    let matches = file.screens.indices.filter { index in
      let screen = file.screens[index]
      return identifier.map { $0 == screen.storyboardIdentifier }
        ?? (screen.id == file.initialScreen)
    }
    // A reference may have the identifier of its target. The target itself takes precedence.
    let best = matches.first { file.screens[$0].reference == nil } ?? matches.first
    return best.map { self.node(file: storyboard, screen: $0) }
  }

  /// Whether a document may be in a bundle. Storyboards do not state the folder of a bundle, but
  /// the folder of a framework nearly always has the bundle's name, and that of a package's target is a
  /// part of it.
  private func isInBundle(_ bundle: String?, _ file: Int, from own: Int) -> Bool {
    guard let module = bundle?.split(separator: ".").last else { return true }
    let folders = self.folders(of: file)
    return folders.contains(module) || folders.contains { module.hasSuffix("-\($0)-resources") }
      || (file != own && folders.first != self.folders(of: own).first)
  }

  private func folders(of file: Int) -> ArraySlice<Substring> {
    ProjectPath.names(in: files[file].path).dropLast()
  }

  /// Returns the number of leading folders that two files share, because two targets may each have
  /// a `Main.storyboard`.
  private func nearness(_ file: Int, to other: Int) -> Int {
    ProjectPath.sharedFolders(files[file].path, files[other].path)
  }

  private func endOfReferences(from node: NodeID) -> NodeID? {
    var visited: Set<NodeID> = [node]
    var current = nodes[node].target
    while let reached = current, screen(reached).reference != nil {
      guard visited.insert(reached).inserted else { return nil }
      current = nodes[reached].target
    }
    return current
  }

  /// Resolves the screens of which code states only the class: to a scene of that class, or to a
  /// container in code. A class of several scenes stays unresolved. A container of a framework's class is
  /// the one at the place where code creates it.
  ///
  /// Needs: the nodes. Gives: the targets of such screens.
  mutating func resolveClasses() {
    let open = nodes.indices.filter { screen($0).reference == nil }
    let named = open.filter { screen($0).customClass != nil }
    let wanted = open.filter {
      isNamedAlone($0)
        && (screen($0).customClass != nil || screen($0).item?.content.container != nil)
    }
    guard !wanted.isEmpty else { return }
    let byClass = Dictionary(
      grouping: named.filter { !isNamedAlone($0) && !screen($0).isPartOfClass }
    ) {
      screen($0).customClass ?? ""
    }
    let held = Set(wanted.compactMap { screen($0).item?.content.container })
    let byPlace = Dictionary(
      nodes.indices.filter { container(of: $0) != nil && held.contains(location($0)) }
        .map { (location($0), $0) }, uniquingKeysWith: { first, _ in first })
    for node in wanted {
      if let found = screen(node).item?.content.container.flatMap({ byPlace[$0] }) {
        nodes[node].target = found
        continue
      }
      let found = byClass[screen(node).customClass ?? ""] ?? []
      if found.count == 1 { nodes[node].target = found[0] }
    }
  }

  /// Whether only the class of a screen is known, from code.
  func isNamedAlone(_ node: NodeID) -> Bool {
    !file(node).isDocument && !kind(node).isContainer && !screen(node).isInCodeOnly
  }

  private mutating func reportUnresolved(_ reference: SceneReference, at node: NodeID) {
    problems.append(
      InputProblem(
        .note, at: location(node),
        "This storyboard reference names \(described(reference, from: nodes[node].file)): what lies "
          + "behind it is not in the report."))
  }

  /// Returns what a reference names, and what is missing of it.
  private func described(_ reference: SceneReference, from own: Int) -> String {
    guard let name = reference.storyboard else {
      return reference.scene == nil
        ? "no storyboard and no scene"
        : "scene \(reference.scene ?? "") of its own storyboard, which has no such scene"
    }
    let bundle = reference.bundle.map { " in bundle \($0)" } ?? ""
    let found = files.indices.filter {
      files[$0].kind == .storyboard && files[$0].name == name
        && !files[$0].isLaunchScreen && files[$0].platform == files[own].platform
        && isInBundle(reference.bundle, $0, from: own)
    }
    let storyboard = "\(name).storyboard\(bundle)"
    let scene = reference.scene.map { ", scene \($0)" } ?? ""
    guard let file = found.first else {
      return "\(storyboard)\(scene), which the project does not hold"
    }
    if files[file].screens.isEmpty { return "\(storyboard)\(scene), which has no scenes" }
    return storyboard
      + (reference.scene.map { ", which has no scene called \($0)" }
        ?? ", which has no initial view controller")
  }
}
