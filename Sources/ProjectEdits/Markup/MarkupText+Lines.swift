// Adding and removing whole lines.
extension MarkupText {
  /// Describes the insertion of lines into an element.
  ///
  /// - Parameters:
  ///   - block: The lines. The first one has the indentation of a child.
  ///   - parent: The element that gets the lines.
  ///   - previous: The child element after which the lines are, or `nil` for the first place.
  ///   - step: The step of the indentation in files that do not show one.
  /// - Returns: The insertion.
  /// - Throws: ``EditRefusal/severalElementsOnLine(_:)`` if there is no line break at the place.
  func insertion(
    of block: [MarkupLine], into parent: ElementSpan, after previous: ElementSpan?, step: String
  ) throws(EditRefusal) -> Splice {
    let layout = MarkupLayout(self)
    let step = layout.step(otherwise: step)
    if let hole = emptyContent(of: parent) {
      return expansion(of: parent, replacing: hole, with: block, step: step)
    }
    let children = children(of: parent)
    let example = (previous ?? children.first).flatMap { layout.indentation(of: $0) }
    let indentation =
      example ?? layout.lineIndentation(at: parent.startTag.lowerBound) + step
    let place = try place(in: parent, after: previous, layout)
    let ending = layout.lineEnding(at: max(0, place - 1))
    return Splice(at: place, render(block, indentation, step, ending).joined())
  }

  /// Returns the removal of an element that has its lines for itself.
  ///
  /// - Throws: ``EditRefusal/severalElementsOnLine(_:)`` if there is anything else on them.
  func removal(of element: ElementSpan) throws(EditRefusal) -> Splice {
    let layout = MarkupLayout(self)
    guard layout.beginsLine(element.range.lowerBound),
      let end = layout.nextLine(after: element.range.upperBound)
    else { throw .severalElementsOnLine(element.line) }
    return Splice(layout.lineStart(element.range.lowerBound)..<end, [])
  }

  /// Returns the offset after the line of the previous child or start tag, or else that of the line
  /// that follows.
  private func place(
    in parent: ElementSpan, after previous: ElementSpan?, _ layout: MarkupLayout
  ) throws(EditRefusal) -> Int {
    let anchor = previous?.range.upperBound ?? parent.startTag.upperBound
    if let place = layout.nextLine(after: anchor) { return place }
    let next = children(of: parent).first { $0.range.lowerBound >= anchor }
    let follower = next?.range.lowerBound ?? parent.endTag.lowerBound
    guard layout.beginsLine(follower) else {
      throw .severalElementsOnLine(lines.line(at: anchor))
    }
    return layout.lineStart(follower)
  }

  /// Returns the bytes to replace in an element without content, or `nil` if there is content or if
  /// its end tag is on another line.
  private func emptyContent(of element: ElementSpan) -> Range<Int>? {
    let content = bytes[element.content]
    guard !element.isEmptyTag else {
      let end = element.startTag.upperBound
      let name = bytes[element.startTag].dropLast(2).reversed().prefix { $0.isBlank }
      return (end - 2 - name.count)..<end
    }
    return content.allSatisfy(\.isIndentation) ? element.content : nil
  }

  private func expansion(
    of element: ElementSpan, replacing hole: Range<Int>, with block: [MarkupLine], step: String
  ) -> Splice {
    let layout = MarkupLayout(self)
    let outer = layout.lineIndentation(at: element.startTag.lowerBound)
    let ending = layout.lineEnding(at: hole.lowerBound)
    let lines = render(block, outer + step, step, ending).joined()
    guard element.isEmptyTag else { return Splice(hole, ending + lines + outer) }
    return Splice(hole, ">" + ending + lines + outer + "</\(element.name)>")
  }

  private func render(
    _ block: [MarkupLine], _ indentation: String, _ step: String, _ ending: String
  ) -> [String] {
    block.map {
      indentation + String(repeating: step, count: $0.depth)
        + $0.text.replacing("\n", with: ending) + ending
    }
  }
}
