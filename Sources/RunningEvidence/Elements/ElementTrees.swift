/// The element trees in a file.
struct ElementTrees {
  /// The number of elements so far.
  private(set) var count = 0
  /// Whether elements are part of a tree, and not of the queries that XCTest prints after it.
  private(set) var isOpen = true
  private var builder = TreeBuilder<RunningElement>(
    finish: { _ in }, attach: { child, parent in parent.children.append(child) })

  /// Reads a line around a tree: `Element subtree:`, or `Path to element:` after it. Returns `false` for
  /// any other line.
  mutating func readMark(_ line: Bytes) -> Bool {
    guard let first = line.first(where: { !$0.isBlank }), first < 0x5B else { return false }
    let text = line.trimmed
    let begins =
      text.begins(with: "Element subtree:") || text.begins(with: "Attributes: ")
      || text.begins(with: "\"Attributes: ")
    let ends = text.begins(with: "Path to element:") || text.begins(with: "Query chain:")
    guard begins || ends else { return false }
    builder.close()
    isOpen = begins
    return true
  }

  /// Adds the element on a line.
  ///
  /// - Returns: What is wrong with the line, as a sentence.
  mutating func add(_ line: ElementLine) -> String? {
    if line.isRoot { builder.close() }
    builder.close(downTo: line.column)
    guard builder.depth < TreeBuilder<RunningElement>.limit else {
      return "Elements are nested too deeply; those below are left out."
    }
    count += 1
    builder.add(line.element, at: line.column)
    return nil
  }

  /// Begins another dump.
  mutating func close() {
    builder.close()
    isOpen = true
  }

  /// Returns the trees.
  mutating func finished() -> [RunningElement] {
    builder.close()
    return builder.roots
  }
}
