/// Collects the conditions of each side of `#if` from the tokens of a file.
struct DirectiveRegions {
  private struct Side {
    var start: Int
    /// The conditions of the side.
    var met: Set<CodeCondition>
    /// The conditions of all sides after it.
    var other: Set<CodeCondition>
  }

  private var open: [Side] = []
  /// The offset of the last directive. A directive that is read twice counts once.
  private var lastStart = -1
  private(set) var regions: [CodeFile.Region] = []

  /// Adds a directive.
  ///
  /// - Parameters:
  ///   - kind: The kind of the directive.
  ///   - start: The offset of the directive, in bytes.
  ///   - previousEnd: The end of the token before it.
  ///   - rest: The text after its keyword.
  mutating func see(
    _ kind: SwiftToken.Kind, at start: Int, _ previousEnd: Int, _ rest: @autoclosure () -> String
  ) {
    guard start > lastStart else { return }
    lastStart = start
    let before = kind == .poundIf ? [] : close(at: previousEnd)
    guard kind != .poundEndif else { return }
    let sides = kind == .poundElse ? ConditionSides() : ConditionSides(directive: rest())
    open.append(
      Side(start: start, met: sides.met.union(before), other: before.union(sides.other)))
  }

  /// Ends all open sides.
  mutating func finish(at end: Int) {
    while !open.isEmpty { _ = close(at: end) }
  }

  /// Ends the innermost side.
  ///
  /// - Returns: The conditions of the sides after it.
  private mutating func close(at end: Int) -> Set<CodeCondition> {
    guard let side = open.popLast() else { return [] }
    if !side.met.isEmpty, side.start < end {
      regions.append(.init(range: side.start..<end, conditions: side.met))
    }
    return side.other
  }
}
