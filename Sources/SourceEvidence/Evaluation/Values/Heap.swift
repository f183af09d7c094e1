/// Creates the objects of the interpreted code, and releases them at the end.
final class Heap {
  private let symbols: SymbolTable
  private let objects = Chain<CodeObject>()
  /// The scopes that closures capture.
  private let scopes = Chain<Scope>()

  init(_ symbols: SymbolTable) { self.symbols = symbols }

  /// Creates an object.
  func make(_ className: String?, at origin: Position? = nil, isPlaceholder: Bool = false)
    -> CodeObject
  {
    let object = CodeObject(className, at: origin, isPlaceholder: isPlaceholder)
    if let className, symbols.isText(className) { object.notes.isText = true }
    objects.append(object)
    return object
  }

  /// Creates an object that represents one of unknown origin.
  func placeholder(of className: String?) -> CodeObject { make(className, isPlaceholder: true) }

  /// Returns the value of a declared type. `outer` is the type whose code contains the name.
  func value(ofType written: String?, in outer: String? = nil) -> Value {
    guard let written, !written.hasPrefix("[") else { return .unknown }
    let type = symbols.name(of: written, in: outer) ?? written
    let isClass =
      symbols.kind(of: type) != nil || type == "UIWindow"
      || (symbols.type(type) != nil && symbols.type(type)?.isEnumeration == false)
    return isClass ? .object(placeholder(of: type)) : .unknown
  }

  /// Creates a closure that captures a scope.
  func closure(_ closure: Closure, in scope: Scope) -> Value {
    scopes.append(scope)
    return .closure(closure, scope)
  }

  /// Releases all objects and scopes, which may form reference cycles.
  func release() {
    for object in objects.all {
      (object.fields, object.notes, object.controllers) = ([:], Notes(), nil)
    }
    for scope in scopes.all { scope.clear() }
  }
}
