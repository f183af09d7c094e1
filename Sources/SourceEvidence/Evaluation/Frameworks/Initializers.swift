/// Models initializers.
struct Initializers {
  let symbols: SymbolTable
  let limits: Limits
  let heap: Heap
  let recorder: EffectRecorder
  let texts: TextFunctions
  let resources: ResourceResolver
  let filler: ObjectFiller

  /// Returns the value that an initializer of a type creates.
  func call(_ type: String, _ site: CallSite) -> Value {
    if let text = texts.call(type, site) { return text }
    if let image = Factories.image(type, site) { return image }
    if type.hasPrefix("[") || type == "Array" || type == "NSMutableArray" { return list(site) }
    if let value = resources.collection("init", of: type, site) ?? constant(type, site) {
      return value
    }
    if let entry = symbols.type(type), entry.isEnumeration { return enumerationCase(entry, site) }
    guard symbols.isTypeName(type) || type.hasPrefix("_") else { return site.evaluateAll() }
    if Self.propertyWrappers.contains(type),
      let value = site.arguments["wrappedValue"] ?? site.arguments["initialValue"]
    {
      return site.value(value)
    }
    return .object(object(type, site))
  }

  /// Returns the value of a character, flag, or identifier, which is that of its argument, or `nil`
  /// for other types.
  private func constant(_ type: String, _ site: CallSite) -> Value? {
    switch type {
    case MenuMethods.identifier, "Selector", "NSSelectorFromString", "KeyEquivalent", "Character":
      return site.first ?? .unknown
    case "UIKeyModifierFlags", "EventModifiers", "NSEvent.ModifierFlags":
      return site.first ?? .list(ListValue(elements: []))
    case "UnicodeScalar", "Unicode.Scalar":
      guard case .number(let code)? = site.first, let code = UInt32(exactly: code),
        let scalar = Unicode.Scalar(code)
      else { return site.first }
      return .text(CodeText(literal: String(Character(scalar))))
    default: return nil
    }
  }

  private func list(_ site: CallSite) -> Value {
    if let list = site.first?.list { return .list(list) }
    let isEmpty =
      site.arguments.isEmpty || site.arguments.first?.label.lowercased() == "capacity"
    return isEmpty ? .list(ListValue(elements: [])) : .unknown
  }

  /// `Tab(rawValue: "home")`.
  private func enumerationCase(_ entry: TypeEntry, _ site: CallSite) -> Value {
    site.evaluateAll(dropping: 1)
    guard let argument = site.arguments.first, let value = site.first,
      argument.label == "rawValue"
    else { return .unknown }
    return site.evaluator.enumerationCase(of: entry, rawValue: value)
  }

  /// Property wrappers, which are replaced by the values that they wrap.
  private static let propertyWrappers: Set = [
    "State", "StateObject", "ObservedObject", "Published", "Binding", "Bindable",
    "EnvironmentObject",
  ]

  private func object(_ type: String, _ site: CallSite) -> CodeObject {
    let object = heap.make(type, at: site.origin)
    object.isConditional = limits.isUndecided
    (object.owner, object.member) = (site.scope.frame.type, site.scope.frame.function)
    if isContainer(type) { recorder.make(object) }
    runInitializer(object, type, site)
    if let source = recorder.commands.source(ofType: type) {
      recorder.commands.make(object, source, site)
    }
    return object
  }

  private func isContainer(_ type: String) -> Bool {
    if ["UIPageControl", "UITabBar", "UISegmentedControl"].contains(type) { return true }
    return symbols.kind(of: type)?.kind.isContainer ?? false
  }

  /// Runs an initializer of the project, or else stores the arguments. An initializer in an
  /// extension of a framework type must have all labels of the call.
  private func runInitializer(_ object: CodeObject, _ type: String, _ site: CallSite) {
    guard let found = symbols.function("init", of: type, labels: site.labels),
      let owner = found.type, symbols.declares(owner) || found.function.takes(site.labels)
    else { return filler.fill(object, site) }
    _ = site.evaluator.call(found, on: .object(object), site)
    if owner != type || site.arguments["rootViewController"] != nil { filler.fill(object, site) }
  }
}

extension Function {
  /// Whether a call with some labels calls this function and not another one with the same name.
  func takes(_ labels: [String]) -> Bool {
    let known = Set(parameters.map(\.label))
    let given = Set(labels)
    return labels.allSatisfy { $0.isEmpty || known.contains($0) }
      && parameters.allSatisfy { $0.defaultValue != nil || given.contains($0.label) }
  }
}
