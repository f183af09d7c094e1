/// Presumes the results of calls to undeclared functions from their names.
struct PresumedCalls {
  let symbols: SymbolTable
  let limits: Limits
  let heap: Heap

  /// Returns the type that `.init(…)` creates, presumed from its labels.
  static func type(initializedWith labels: [String]) -> String? {
    if labels.contains("rootViewController") { return "UINavigationController" }
    let isItem = labels.contains("tag") || labels.contains("selectedImage")
    return isItem && labels.contains("title") ? "UITabBarItem" : nil
  }

  /// Whether a static method creates an instance of its type: `HomeViewController.make()`.
  static func makes(_ name: String) -> Bool { starts(name, with: makers) }

  private static let makers = [
    "make", "create", "build", "instan", "new", "load", "from", "init", "controller", "get",
  ]

  /// Prefixes of methods that return their receiver.
  private static let givesBack = [
    "with", "embed", "wrap", "then", "also", "apply", "configur", "set", "autorelease", "retain",
    "tabbed", "styled", "in", "as", "add", "copy",
  ]

  private static func starts(_ name: String, with beginnings: [String]) -> Bool {
    let lowered = name.lowercased()
    return beginnings.contains { lowered.hasPrefix($0) }
  }

  /// Presumes that a function with a view controller as an argument returns it, with the title and
  /// image among the other arguments. A method of a controller returns the controller only if its
  /// name suggests so.
  func call(_ name: String, of object: CodeObject?, _ site: CallSite) -> Value {
    let gives = Self.starts(name, with: Self.givesBack)
    let isView = object?.className.map { symbols.hierarchy.conforms($0, to: "View") } ?? false
    if let object, isView || gives && object.className != nil && !symbols.isController(object) {
      site.evaluateAll()
      return .object(object)
    }
    var (inner, rest) = given(object, site)
    let isSelf = gives || site.arguments.closure != nil
    inner = inner ?? object.flatMap { isSelf && symbols.isController($0) ? $0 : nil }
    guard let inner else {
      guard rest.count == 1, case .type(let type) = rest[0].value, symbols.kind(of: type) != nil
      else { return .unknown }
      return heap.value(ofType: type)
    }
    label(inner, with: rest)
    return .object(inner)
  }

  /// Returns the first controller among the arguments, and the other arguments without closures.
  private func given(
    _ object: CodeObject?, _ site: CallSite
  ) -> (controller: CodeObject?, rest: [(label: String, value: Value)]) {
    var controller: CodeObject?
    var rest: [(label: String, value: Value)] = []
    for argument in site.arguments {
      let value = site.value(argument.value)
      if case .closure = value {
        limits.undecidedly {
          _ = site.evaluator.apply(value, object.map { [.object($0)] } ?? [])
        }
      } else if let given = value.object, symbols.isController(given), controller == nil {
        controller = given
      } else {
        rest.append((argument.label, value))
      }
    }
    return (controller, rest)
  }

  private func label(_ object: CodeObject, with arguments: [(label: String, value: Value)]) {
    for (label, value) in arguments {
      if label.lowercased().contains("title"), object.fields["title"] == nil, value.text != nil {
        object.fields["title"] = value
      }
      if case .image = value, object.fields["image"] == nil { object.fields["image"] = value }
    }
  }
}
