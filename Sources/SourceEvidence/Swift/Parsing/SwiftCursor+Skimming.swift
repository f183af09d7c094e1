/// Passing over code that is parsed later, and noting the names in it.
extension SwiftCursor {
  /// Passes over the braces that come next.
  ///
  /// - Parameter kind: What they are.
  /// - Returns: What is parsed when somebody asks for it.
  func skipBody(_ kind: Body.Kind) -> Body {
    let range = skipBlock()
    let found = marks?.finish() ?? Marks()
    innerMarks += found.names
    let body = Body(kind, of: text, range, marks: found, depth: depth)
    bodies.append(body)
    return body
  }

  /// Passes over a body that nobody asks for.
  func dropBody() {
    guard next.kind == .leftBrace else { return }
    guard isSkimming else { return skipBrackets() }
    _ = skipBlock()
    _ = marks?.finish()
  }

  /// Reads something.
  ///
  /// - Parameters:
  ///   - body: Reads it.
  ///   - isCode: Whether names in it matter.
  /// - Returns: It, and the marked names in its tokens and in what was passed over among them.
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

  /// The marked names in the tokens from one on, and in what was passed over among them.
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
