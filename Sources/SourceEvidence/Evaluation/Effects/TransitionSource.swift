/// Finds the screen whose code leads to another screen.
struct TransitionSource {
  private let symbols: SymbolTable

  init(_ symbols: SymbolTable) { self.symbols = symbols }

  /// Returns the type and the location that lead to a screen. If a function receives the screen as
  /// an argument, that is its caller. If a type is no screen, that is the screen whose code calls
  /// it, or whose delegate it is.
  func source(of target: CodeObject, _ site: CallSite) -> (type: String?, Position) {
    var (frame, origin) = (site.scope.frame, site.origin)
    if let actor = actor(of: frame) { return (actor, origin) }
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

  /// Returns the screen that runs the closure whose code calls a function, directly or through others.
  private func actor(of frame: Scope.Frame) -> String? {
    var next: Scope.Frame? = frame
    while let frame = next {
      if let actor = frame.actor { return actor }
      next = frame.call?.scope.frame
    }
    return nil
  }

  /// Returns the screen whose code runs, which may be in an extension of a framework class.
  private func screen(of frame: Scope.Frame) -> String? {
    let types = [frame.type, frame.me.object?.className].compactMap { $0 }
    return types.first { symbols.isScreen($0) && symbols.type($0)?.isProtocol != true }
  }

  /// Returns the screen that calls a delegate method: `list(_ list: ListViewController, …)`.
  private func caller(of frame: Scope.Frame) -> String? {
    frame.parameterTypes.first(where: symbols.isScreen)
  }
}
