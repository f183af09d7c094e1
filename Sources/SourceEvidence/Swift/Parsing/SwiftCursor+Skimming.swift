/// Skipping code that is parsed later, and recording the names in it.
extension SwiftCursor {
  /// Skips a block in braces.
  ///
  /// - Parameter kind: The kind of the block.
  /// - Returns: The body, which is parsed on first access.
  func skipBody(_ kind: Body.Kind) -> Body {
    let range = skipBlock()
    let found = marks?.finish() ?? Marks()
    innerMarks += found.names
    let body = Body(kind, of: text, range, marks: found, depth: depth)
    bodies.append(body)
    return body
  }

  /// Skips a body that is not used.
  func dropBody() {
    guard next.kind == .leftBrace else { return }
    guard isSkimming else { return skipBrackets() }
    _ = skipBlock()
    _ = marks?.finish()
  }

  /// Reads code and records the names in it.
  ///
  /// - Parameters:
  ///   - body: Reads the code.
  ///   - isCode: Whether names in the code are relevant.
  /// - Returns: The result, and the marks of the names in the tokens and the skipped blocks.
  func marked<Result>(
    _ body: () -> Result, where isCode: (Result) -> Bool
  ) -> (result: Result, marks: [UInt16]) {
    guard marks != nil else { return (body(), []) }
    let (start, outer) = (index, innerMarks)
    innerMarks = []
    let result = body()
    let found = isCode(result) ? marks(from: start) : []
    innerMarks = outer + found
    return (result, found)
  }

  /// Returns the marks of the names in the tokens from an index on, and in the skipped blocks
  /// between them.
  private func marks(from start: Int) -> [UInt16] {
    guard let source = source.baseAddress else { return [] }
    for index in start..<max(start, index) {
      let token = self[index]
      switch token.kind {
      case .identifier:
        let range = nameRange(token)
        marks?.see(source + range.lowerBound, range.count)
      case .string: SwiftString.see(token.start..<token.end, in: self.source, &marks)
      default: break
      }
    }
    marks?.add(innerMarks)
    return marks?.finish().names ?? []
  }
}
