/// Finds whose code leads to a screen.
struct TransitionSource {
  private let symbols: SymbolTable

  init(_ symbols: SymbolTable) { self.symbols = symbols }

  /// Who leads to a screen, and where: of a function that is given the screen, the code that calls it;
  /// of a type that is no screen, the screen whose code calls it or tells it what happens there.
  func source(of target: CodeObject, _ site: CallSite) -> (type: String?, Origin) {
    var (frame, origin) = (site.scope.frame, site.origin)
    let inside = target.controllers?.elements.first?.object
    while let call = frame.call, frame.given.contains(where: { $0 === target || $0 === inside }) {
      (frame, origin) = (call.scope.frame, call.origin)
    }
    let (type, place) = (frame.type, origin)
    while true {
      if let screen = screen(of: frame) { return (screen, origin) }
      guard let call = frame.call else { return (caller(of: frame) ?? type, place) }
      (frame, origin) = (call.scope.frame, call.origin)
    }
  }

  /// The screen whose code runs, which may stand in an extension of a framework's class.
  private func screen(of frame: Scope.Frame) -> String? {
    let types = [frame.type, frame.me.object?.className].compactMap { $0 }
    return types.first(where: symbols.isScreen)
  }

  /// The screen that tells a delegate what happens there: `list(_ list: ListViewController, …)`.
  private func caller(of frame: Scope.Frame) -> String? {
    frame.parameterTypes.first(where: symbols.isScreen)
  }
}
