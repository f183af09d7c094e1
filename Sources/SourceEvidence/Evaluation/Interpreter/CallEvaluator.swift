/// Evaluates calls of declared functions, of modeled framework functions, and of unknown functions.
final class CallEvaluator {
  private unowned let evaluator: any Evaluating
  private let symbols: SymbolTable
  private let heap: Heap
  private let recorder: EffectRecorder
  private let models: FrameworkModels

  init(
    _ evaluator: any Evaluating, _ symbols: SymbolTable, _ heap: Heap, _ recorder: EffectRecorder,
    _ models: FrameworkModels
  ) {
    self.evaluator = evaluator
    self.symbols = symbols
    self.heap = heap
    self.recorder = recorder
    self.models = models
  }

  /// Evaluates a call of a function, method, initializer, or closure.
  func call(_ callee: Expression, _ site: CallSite, expecting type: String?) -> Value {
    switch callee.kind {
    case .name(let name): return call(name, site)
    case .member(nil, "init"):
      let made = type ?? PresumedCalls.type(initializedWith: site.labels)
      return made.map { evaluator.construct($0, site) } ?? site.evaluateAll()
    case .member(nil, let name):
      if let type, symbols.function(name, of: type, labels: site.labels)?.function.isStatic == true
      {
        return callStatic(name, of: type, site)
      }
      return .enumeration(type: type, name: name, payload: site.values)
    case .member(let base?, let name): return call(name, of: base, site)
    case .closure(let closure):
      return evaluator.apply(.closure(closure, site.scope), site.values)
    // `[UIMenuElement]()`
    case .array(let types) where types.count == 1 && site.arguments.isEmpty:
      return .list(ListValue(elements: []))
    default:
      switch site.value(callee) {
      case .closure(let closure, let scope):
        return evaluator.apply(.closure(closure, scope), site.values)
      case .type(let type): return evaluator.construct(type, site)
      default: return site.evaluateAll()
      }
    }
  }

  // MARK: Functions

  private func call(_ name: String, _ site: CallSite) -> Value {
    if let value = site.scope[name], case .closure = value {
      return evaluator.apply(value, site.values)
    }
    let frame = site.scope.frame
    if let type = frame.type,
      let found = symbols.function(name, calledIn: type, on: frame.me.ownType, labels: site.labels),
      !isFrameworks(name, site, instead: found)
    {
      return evaluator.call(found, on: frame.me, site)
    }
    if let found = symbols.function(name, labels: site.labels, in: frame.file) {
      return evaluator.call(found, on: .unknown, site)
    }
    if let text = models.texts.call(name, site) { return text }
    if name == "NSClassFromString", let type = site.first?.text?.literal {
      // Only tests have the classes of XCTest.
      return type.hasPrefix("XCT") ? .unknown : .type(type)
    }
    // A macro, such as `LOC(@"home")`.
    let isMacro = name.utf8.allSatisfy { $0.isUppercase || $0 == UInt8(ascii: "_") }
    if isMacro, let text = models.texts.presumed(name, site) { return text }
    if name == "Self", let type = frame.type { return evaluator.construct(type, site) }
    if symbols.isTypeName(name) {
      return evaluator.construct(symbols.name(of: name, in: frame.type) ?? name, site)
    }
    if let object = frame.me.object, let value = models.methods.call(name, of: object, site) {
      return value
    }
    return models.texts.presumed(name, site) ?? models.presumed.call(name, of: nil, site)
  }

  /// Whether a call means a framework's method and not a function of the project with the same
  /// name, which has other labels or takes no controller.
  private func isFrameworks(
    _ name: String, _ site: CallSite, instead found: DeclaredFunction
  ) -> Bool {
    guard FrameworkMethods.leads(name, site.labels) else { return false }
    let parameters = found.function.parameters
    guard parameters.map(\.label).starts(with: site.labels.prefix(2)) else { return true }
    return parameters.first?.type.map { symbols.kind(of: $0) != nil } ?? true
  }

  // MARK: Methods

  private func call(_ name: String, of base: Expression, _ site: CallSite) -> Value {
    if case .name("super") = base.kind { return callSuper(name, site) }
    // `R.storyboard.main.home()`, `R.string.localizable.home()`.
    if let names = base.generatedNames, let reference = models.resources.generated(names + [name]) {
      return models.methods.take(reference, site)
    }
    models.methods.addView(name, site)
    let value = site.value(base)
    if models.resources.isBundle(value), let found = models.resources.bundle(name, site) {
      return found
    }
    if value.isUnknown, let more = models.lists.appended(name, to: base, site) { return more }
    switch value {
    case .type(let type): return callStatic(name, of: type, site)
    case .object(let object): return call(name, of: object, site)
    case .list(let list): return models.lists.call(name, of: list, base, site)
    case .text, .boolean, .number: return evaluator.member(name, of: value)
    case .image: return value
    case .enumeration(let type?, _, _): return call(name, of: value, type, site)
    case .closure: return evaluator.apply(value, site.values)
    default: return callUnknown(name, site)
    }
  }

  private func callSuper(_ name: String, _ site: CallSite) -> Value {
    let frame = site.scope.frame
    guard let type = frame.type else { return site.evaluateAll() }
    if let found = symbols.function(name, of: type, labels: site.labels, after: type),
      let owner = found.type, symbols.hierarchy.ancestors(of: type).contains(owner)
    {
      return evaluator.call(found, on: frame.me, site)
    }
    if name == "init", let object = frame.me.object {
      models.filler.fill(object, site)
      return .unknown
    }
    return site.evaluateAll()
  }

  private func callStatic(_ name: String, of type: String, _ site: CallSite) -> Value {
    if name == "init" { return evaluator.construct(type, site) }
    if name == "class" || name == "self" { return .type(type) }
    if let found = symbols.function(name, of: type, labels: site.labels) {
      let value = evaluator.call(found, on: .type(type), site)
      if !value.isUnknown { return value }
    } else if let value = models.factories.call(name, of: type, site) {
      return value
    } else if let text = models.texts.presumed(name, site) {
      return text
    }
    // `Home.ViewController()`
    if name.startsUppercase, symbols.name(of: name, in: type) == "\(type).\(name)" {
      return evaluator.construct("\(type).\(name)", site)
    }
    if symbols.type(type)?.cases.contains(where: { $0.name == name }) == true {
      return .enumeration(type: type, name: name, payload: site.values)
    }
    site.evaluateAll()
    guard let kind = symbols.kind(of: type)?.kind, PresumedCalls.makes(name) else {
      return .unknown
    }
    let object = heap.make(type, at: site.origin)
    object.isConditional = true
    if kind.isContainer { recorder.make(object) }
    return .object(object)
  }

  private func call(_ name: String, of object: CodeObject, _ site: CallSite) -> Value {
    if let type = object.className {
      if let found = symbols.function(name, of: type, labels: site.labels),
        !found.function.isStatic, name != "init" || isInitializer(found, site),
        !isFrameworks(name, site, instead: found)
      {
        // A call that passes `self` is one to a delegate. The delegate's own code leads on from there.
        if !site.arguments.contains(where: { $0.value.names == ["self"] }),
          let helper = symbols.implementation(of: found), let type = helper.type
        {
          return evaluator.call(helper, on: .object(heap.placeholder(of: type)), site)
        }
        return evaluator.call(found, on: .object(object), site)
      }
      switch object.fields[name] {
      case .closure(let closure, let scope)?:
        return evaluator.apply(.closure(closure, scope), site.values)
      case .type(let type)?: return evaluator.construct(type, site)
      default: break
      }
    }
    if name == "init" {
      models.filler.fill(object, site)
      return .object(object)
    }
    if let value = provided(by: object, name) { return value }
    if object.className == "UIMenu", let menu = models.menus.menu(name, of: .object(object), site) {
      return .object(menu)
    }
    let isOther = object !== site.scope.frame.me.object
    return models.methods.call(name, of: object, site)
      ?? models.presumed.call(name, of: isOther ? object : nil, site)
  }

  /// Returns the value that an object of a library makes with its only argument, a closure:
  /// `Resource { locale in … }.value(for: locale)`.
  private func provided(by object: CodeObject, _ name: String) -> Value? {
    guard name == "value", let type = object.className, !symbols.declares(type),
      symbols.kind(of: type) == nil
    else { return nil }
    return object.notes.provider.map { evaluator.apply($0, [.unknown]) }
  }

  /// Whether `self.init(…)` calls an initializer of the project. A call in an initializer with the
  /// same labels means the framework's.
  private func isInitializer(_ found: DeclaredFunction, _ site: CallSite) -> Bool {
    guard found.origin != site.scope.frame.origin else { return false }
    return found.type.map { symbols.declares($0) } ?? false || found.function.takes(site.labels)
  }

  private func call(_ name: String, of value: Value, _ type: String, _ site: CallSite) -> Value {
    if let found = symbols.function(name, of: type, labels: site.labels) {
      return evaluator.call(found, on: value, site)
    }
    site.evaluateAll()
    return models.texts.presumed(name, site) ?? .unknown
  }

  private func callUnknown(_ name: String, _ site: CallSite) -> Value {
    if let text = models.texts.presumed(name, site) { return text }
    if let menu = models.menus.menu(name, of: .unknown, site) { return .object(menu) }
    if MenuMethods.contains(name) {
      models.menus.call(name, site)
      return .unknown
    }
    if let found = symbols.forwarding.function(name, labels: site.labels), let type = found.type {
      return evaluator.call(found, on: .object(heap.placeholder(of: type)), site)
    }
    guard FrameworkMethods.leading.contains(name) || FrameworkMethods.leads(name, site.labels)
    else { return site.evaluateAll() }
    return models.methods.call(name, of: heap.placeholder(of: nil), site) ?? .unknown
  }
}

extension Expression {
  /// The names of a path of generated names, also of one for a language: `R.string(locale).localizable`.
  fileprivate var generatedNames: [String]? {
    switch kind {
    case .member(let base?, let name): base.generatedNames.map { $0 + [name] }
    case .call(let callee, _): callee.typeNames.flatMap { $0.first == "R" ? $0 : nil }
    default: typeNames
    }
  }
}

extension Value {
  /// The type of an object, or the type itself if the value is a metatype.
  fileprivate var ownType: String? {
    switch self {
    case .object(let object): object.className
    case .type(let type): type
    default: nil
    }
  }
}
