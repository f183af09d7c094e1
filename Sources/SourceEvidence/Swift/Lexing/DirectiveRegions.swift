/// Collects what must hold for each side of `#if`, while tokens go by.
struct DirectiveRegions {
  private struct Side {
    var start: Int
    /// What holds on it.
    var met: Set<CodeCondition>
    /// What holds on all sides after it.
    var other: Set<CodeCondition>
  }

  private var open: [Side] = []
  /// Where the last directive begins: what was read twice counts once.
  private var lastStart = -1
  private(set) var regions: [CodeFile.Region] = []

  /// Notes a directive.
  ///
  /// - Parameters:
  ///   - kind: Which one it is.
  ///   - start: Where it begins, in bytes.
  ///   - previousEnd: Where the token before it ends.
  ///   - rest: What stands behind its word.
  mutating func see(
    _ kind: SwiftToken.Kind, at start: Int, _ previousEnd: Int, _ rest: @autoclosure () -> String
  ) {
    guard start > lastStart else { return }
    lastStart = start
    let before = kind == .poundIf ? [] : close(at: previousEnd)
    guard kind != .poundEndif else { return }
    let sides = ConditionText.directive(kind == .poundElse ? "" : rest())
    open.append(
      Side(start: start, met: sides.met.union(before), other: before.union(sides.other)))
  }

  /// Ends all sides that are open.
  mutating func finish(at end: Int) {
    while !open.isEmpty { _ = close(at: end) }
  }

  /// Ends the innermost side.
  ///
  /// - Returns: What holds on the sides after it.
  private mutating func close(at end: Int) -> Set<CodeCondition> {
    guard let side = open.popLast() else { return [] }
    if !side.met.isEmpty, side.start < end {
      regions.append(.init(range: side.start..<end, conditions: side.met))
    }
    return side.other
  }
}
