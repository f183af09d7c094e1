/// Collects the conditions of each side of `#if` while a lexer reads a file.
struct DirectiveRegions {
  /// A directive, with the sides of its condition.
  enum Directive {
    case begin(ConditionSides)
    case turn(ConditionSides)
    case end
  }

  private struct Side {
    var start: Int
    var sides: ConditionSides
  }

  private var open: [Side] = []
  /// The offset of the last directive. A directive that is read twice counts once.
  private var lastStart = -1
  private(set) var regions: [CodeFile.Region] = []

  /// Adds a directive.
  ///
  /// - Parameters:
  ///   - directive: The directive.
  ///   - start: Its offset, in bytes.
  ///   - end: The end of the side before it.
  mutating func see(_ directive: @autoclosure () -> Directive, at start: Int, behind end: Int) {
    guard start > lastStart else { return }
    lastStart = start
    switch directive() {
    case .begin(let sides): open.append(Side(start: start, sides: sides))
    case .turn(var sides):
      guard let before = close(at: end) else { return }
      sides.met.formUnion(before)
      sides.other.formUnion(before)
      open.append(Side(start: start, sides: sides))
    case .end: _ = close(at: end)
    }
  }

  /// Ends all open sides.
  mutating func finish(at end: Int) {
    while close(at: end) != nil {}
  }

  /// Ends the innermost side.
  ///
  /// - Returns: The conditions of the sides after it, or `nil` if no side is open.
  private mutating func close(at end: Int) -> Set<CodeCondition>? {
    guard let side = open.popLast() else { return nil }
    if !side.sides.met.isEmpty, side.start < end {
      regions.append(.init(range: side.start..<end, conditions: side.sides.met))
    }
    return side.sides.other
  }
}
