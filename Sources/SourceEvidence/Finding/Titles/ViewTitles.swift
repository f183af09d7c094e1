/// Finds the titles that SwiftUI views set for themselves.
struct ViewTitles {
  private let runner: CodeRunner
  private let tree: ViewParts

  init(_ runner: CodeRunner, _ tree: ViewParts) {
    self.runner = runner
    self.tree = tree
  }

  /// Returns the titles that the code of a view sets for the content in place.
  func titles(of view: String) -> [WrittenTitle] {
    guard runner.symbols.hierarchy.conforms(runner.symbols.hierarchy.name(of: view), to: "View"),
      mayHaveTitle(view)
    else { return [] }
    return tree.titles(of: view).map { title in
      runner.interpreter.refill()
      let scope = runner.scope(ofType: title.member.type, file: title.file)
      let text = runner.shownText(Self.text(in: title.expression), scope)
      return WrittenTitle(text.map { .text($0) } ?? .unknown, isConditional: true)
    }
  }

  /// Returns the text of a `Text` view, or the expression itself.
  private static func text(in expression: Expression) -> Expression {
    guard case .call(let callee, let arguments) = expression.kind, callee.lastName == "Text",
      arguments.count == 1
    else { return expression }
    return arguments.unlabeled ?? expression
  }

  private func mayHaveTitle(_ view: String) -> Bool {
    guard let entry = runner.symbols.types[view] else { return false }
    return entry.variables.values.contains { Self.hasTitle($0.variable.marks) }
      || entry.functions.values.joined().contains { Self.hasTitle($0.function.marks) }
  }

  private static func hasTitle(_ marks: [UInt16]) -> Bool {
    FrameworkNames.roles(marks).contains(.viewTitle)
  }
}
