/// Finds the SwiftUI view of a hosting controller.
struct HostedView {
  let program: Program
  let symbols: SymbolTable

  /// The container views of SwiftUI, which are identified by their location.
  static let containers: Set = [
    "NavigationStack", "NavigationView", "NavigationSplitView", "TabView",
  ]

  /// Returns the container that an expression shows, or the view in it, or `nil` if there is no
  /// container.
  func target(_ expression: Expression, in scope: Scope) -> CodeTarget? {
    let (file, type) = (scope.frame.file, scope.frame.type)
    guard program.files.indices.contains(file) else { return nil }
    let code = program.files[file]
    let found = ViewTargets(symbols, code, type: type) { _ in nil }.targets(expression).first
    if let found, found.stack != nil || found.container != nil { return found }
    return container(expression).map { offset in
      var target = CodeTarget(isSwiftUI: true)
      target.container = code.place(offset)
      return target
    }
  }

  /// Returns the offset of the container in an expression, also if a view only erases its type.
  private func container(_ expression: Expression) -> Int? {
    let chain = ModifierChain(expression)
    guard let (name, arguments) = chain.call else { return nil }
    if Self.containers.contains(name), !symbols.declares(name) { return chain.core.offset }
    guard name == "AnyView", let inner = arguments.first else { return nil }
    return container(inner.value)
  }
}
