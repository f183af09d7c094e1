/// The trees of view controllers in a file.
struct ControllerTrees {
  /// The number of controllers so far.
  private(set) var count = 0
  private var builder = TreeBuilder<RunningController>(
    finish: { $0.setKind() },
    attach: { child, parent in
      if child.presentation == nil {
        parent.children.append(child)
      } else {
        parent.presented.append(child)
      }
    })

  /// Adds the controller on a line.
  ///
  /// - Returns: What is wrong with the line, as a sentence.
  mutating func add(_ line: ControllerLine) -> String? {
    if let base = builder.base, line.level <= base { builder.close() }
    let gap = builder.column.map { line.level > $0 + 1 } ?? false
    builder.close(downTo: line.level)
    guard builder.depth < TreeBuilder<RunningController>.limit else {
      return "Controllers are nested too deeply; those below are left out."
    }
    if let address = line.controller.address,
      builder.ancestors.contains(where: { $0.address == address })
    {
      return "A controller is inside itself; it is left out."
    }
    count += 1
    builder.add(line.controller, at: line.level)
    return gap ? "Lines before this one seem to be missing." : nil
  }

  /// Begins another dump.
  mutating func close() { builder.close() }

  /// Returns the trees.
  mutating func finished() -> [RunningController] {
    close()
    return builder.roots
  }
}

extension RunningController {
  /// Sets what the controller is for. What is in a screen of the system belongs to the system.
  fileprivate mutating func setKind() {
    kind = KindReader.kind(of: self)
    guard kind == .service || kind == .alert else { return }
    for index in children.indices { children[index].makeHelper() }
  }

  fileprivate mutating func makeHelper() {
    kind = .helper
    for index in children.indices where children[index].kind != .helper {
      children[index].makeHelper()
    }
  }
}
