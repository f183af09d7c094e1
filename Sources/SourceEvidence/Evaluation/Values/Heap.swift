/// Makes the objects of the code, and lets go of them in the end.
final class Heap {
  private let symbols: SymbolTable
  private let objects = Chain<CodeObject>()
  /// Scopes that closures hold.
  private let scopes = Chain<Scope>()

  init(_ symbols: SymbolTable) { self.symbols = symbols }

  /// Makes an object.
  func make(_ className: String?, at origin: Origin? = nil, isPlaceholder: Bool = false)
    -> CodeObject
  {
    let object = CodeObject(className, at: origin, isPlaceholder: isPlaceholder)
    objects.append(object)
    return object
  }

  /// An object that was made elsewhere.
  func placeholder(of className: String?) -> CodeObject { make(className, isPlaceholder: true) }

  /// What is known of a value by its written type alone; `outer` is the type whose code names it.
  func value(ofType written: String?, in outer: String? = nil) -> Value {
    guard let written, !written.hasPrefix("[") else { return .unknown }
    let type = symbols.name(of: written, in: outer) ?? written
    let isClass =
      symbols.kind(of: type) != nil || type == "UIWindow"
      || (symbols.type(type) != nil && symbols.type(type)?.isEnumeration == false)
    return isClass ? .object(placeholder(of: type)) : .unknown
  }

  /// A closure that holds the scope around it.
  func closure(_ closure: Closure, in scope: Scope) -> Value {
    scopes.append(scope)
    return .closure(closure, scope)
  }

  /// Lets go of everything: objects and closures may hold each other.
  func release() {
    for object in objects.all { object.fields = [:] }
    for scope in scopes.all { scope.clear() }
  }
}
