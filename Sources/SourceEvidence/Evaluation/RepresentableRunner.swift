/// Runs the functions that create controllers for SwiftUI, with the arguments of each view that
/// shows one: the arguments determine the contents of the controller.
struct RepresentableRunner {
  private static let maker = "makeUIViewController"

  private let runner: CodeRunner
  /// The representable types that create containers.
  private let types: Set<String>

  init(_ runner: CodeRunner) {
    self.runner = runner
    let hierarchy = runner.symbols.hierarchy
    types = Set(
      runner.recorder.effects.containers.compactMap(\.owner).filter {
        hierarchy.conforms($0, to: "UIViewControllerRepresentable")
      })
  }

  /// Runs the functions for all views.
  func run() {
    guard !types.isEmpty else { return }
    let names = NameSet(of: types.map(\.lastComponent))
    for (index, file) in runner.program.files.enumerated() where file.words.contain(names) {
      CodeVisitor { expression, context in
        show(expression, in: context, file: index)
        return true
      }.walk(file)
    }
  }

  private func show(_ expression: Expression, in context: CodeContext, file: Int) {
    guard case .call(let callee, let arguments) = expression.kind, !arguments.isEmpty,
      let written = callee.lastName, written != context.type?.name,
      let name = runner.symbols.name(of: written, in: context.type?.qualifiedName),
      types.contains(name),
      let maker = runner.symbols.function(Self.maker, of: name, labels: nil)
    else { return }
    runner.interpreter.refill(forContainer: true)
    let scope = runner.scope(ofType: context.type?.name, file: file)
    let view = runner.interpreter.evaluate(expression, scope, expecting: nil)
    _ = runner.interpreter.call(maker, on: view)
  }
}
