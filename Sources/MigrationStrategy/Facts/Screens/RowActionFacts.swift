import Guidance
import NavigationGraph
import SourceEvidence

extension SubjectFacts {
  /// Adds the actions of rows and cells that are only available by a gesture.
  func addRowActions(of node: NodeID, to subject: inout Subject) {
    let contents = graph.contents(of: node)
    let pressed = contents.cellLongPresses
    let name = graph.codeClass(of: node)
    let swipes = screenMarkers.rowMarkers(.swipeActions, ofClass: name)
    // Outside of lists, a long press may belong to a button or a map. One that moves items opens no menu.
    let isMoving = !screenMarkers.rowMarkers(.reordering, ofClass: name).isEmpty
    let longPresses = isMoving ? [] : screenMarkers.rowMarkers(.longPress, ofClass: name)
    let isOnRows = longPresses.isEmpty || graph.isList(node) || contents.hasRows
    let presses = (isOnRows ? longPresses.map(\.place) : []) + contents.pressesOnRows
    let drags = swipes.map(\.place) + contents.swipesOnRows
    let inCode = [drags.min(), presses.min()].compactMap(\.self).sorted()
    let words = [
      pressed + presses.count > 0 ? "long presses" : nil, drags.isEmpty ? nil : "swipes",
    ]
    subject.facts[.rowActions] = pressed + inCode.count
    subject.facts[.rowGestures] =
      words.compactMap { $0 }.joined(separator: " and ").capitalizedFirst
    subject.facts[.rowActionWords] = inWords(contents)
    subject.facts[.swipesWithoutMenu] = contents.swipesWithoutMenu
    if pressed == 0, let first = inCode.first { subject.find(.rowActions, at: first) }
  }
}

extension SubjectFacts {
  /// Returns what gestures on rows do, as the end of a sentence.
  private func inWords(_ contents: ScreenContents) -> String {
    let lacking = contents.swipesWithoutMenu
    let titles = lacking.isEmpty ? contents.swipes : lacking
    guard !titles.isEmpty else { return "do something" }
    let words = "offer " + titles.map { "“\($0)”" }.inWords(most: Self.mostNamed)
    return lacking.isEmpty ? words : words + ", and the context menu does not"
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
