/// Resolves names: variables, members of `self`, types, and globals.
final class NameResolver {
  private unowned let evaluator: any Evaluating
  private let symbols: SymbolTable
  private let limits: Limits
  private let heap: Heap
  private let members: MemberResolver

  init(
    _ evaluator: any Evaluating, _ symbols: SymbolTable, _ limits: Limits, _ heap: Heap,
    _ members: MemberResolver
  ) {
    self.evaluator = evaluator
    self.symbols = symbols
    self.limits = limits
    self.heap = heap
    self.members = members
  }

  /// Returns the value of a variable, property, type, or global.
  func value(of name: String, _ scope: Scope) -> Value {
    switch name {
    case "self", "super": return scope.frame.me
    case "Self": return scope.frame.type.map { .type($0) } ?? .unknown
    default: break
    }
    if let value = scope[name] ?? members.ownMember(name, scope) { return value }
    // An instance variable of Objective-C.
    if name.hasPrefix("_"), let value = members.ownMember(String(name.dropFirst()), scope) {
      return value
    }
    if let type = symbols.name(of: name, in: scope.frame.type) {
      return constant(name) ?? .type(type)
    }
    if let action = scope.frame.me.object.flatMap({ members.action(name, of: $0) }) {
      return action
    }
    let global = symbols.variable(name, in: scope.frame.file)
    if name.startsUppercase, global == nil { return constant(name) ?? .type(name) }
    return global.map { value(of: $0) } ?? .unknown
  }

  /// Evaluates the initial value of a global again for each use.
  private func value(of global: DeclaredVariable) -> Value {
    let type = global.variable.type
    let found = global.variable.value.flatMap { value in
      limits.once(.init(name: global.variable.name)) {
        let scope = Scope(.init(me: .unknown, type: nil, file: global.file))
        return evaluator.evaluate(value, scope, expecting: type)
      }
    }
    guard let found else { return heap.value(ofType: type) }
    return symbols.mayChange(global) ? found.asInitial : found
  }

  /// Resolves Objective-C constants that begin with the name of their type:
  /// `UITabBarSystemItemSearch`.
  private func constant(_ name: String) -> Value? {
    for prefix in Self.constantPrefixes where name.hasPrefix(prefix) && name.count > prefix.count {
      let rest = name.dropFirst(prefix.count)
      return .enumeration(
        type: prefix, name: rest.prefix(1).lowercased() + rest.dropFirst(), payload: [])
    }
    return nil
  }

  private static let constantPrefixes = [
    "UITabBarSystemItem", "UISplitViewControllerStyle", "UISplitViewControllerColumn",
    "UISplitViewControllerDisplayMode", "UIModalPresentation", "UIAlertControllerStyle",
    "UIPageViewControllerTransitionStyle", "UIBarButtonSystemItem", "UIBarButtonItemStyle",
    "UIModalTransitionStyle",
  ]
}
