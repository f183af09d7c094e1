/// What initializers make.
struct Initializers {
  let symbols: SymbolTable
  let limits: Limits
  let heap: Heap
  let recorder: EffectRecorder
  let texts: TextFunctions
  let resources: ResourceResolver
  let filler: ObjectFiller

  /// What an initializer of a type makes.
  func call(_ type: String, _ site: CallSite) -> Value {
    if let text = texts.call(type, site) { return text }
    if let image = Factories.image(type, site) { return image }
    if type.hasPrefix("[") || type == "Array" || type == "NSMutableArray" { return list(site) }
    if let value = resources.collection("init", of: type, site) { return value }
    if let entry = symbols.type(type), entry.isEnumeration { return enumerationCase(entry, site) }
    guard type.first?.isUppercase == true || type.hasPrefix("_") else { return site.evaluateAll() }
    if Self.propertyWrappers.contains(type),
      let value = site.arguments["wrappedValue"] ?? site.arguments["initialValue"]
    {
      return site.value(value)
    }
    return .object(object(type, site))
  }

  private func list(_ site: CallSite) -> Value {
    if let list = site.first?.list { return .list(list) }
    let isEmpty =
      site.arguments.isEmpty || site.arguments.first?.label.lowercased() == "capacity"
    return isEmpty ? .list(ListValue(elements: [])) : .unknown
  }

  /// `Tab(rawValue: "home")`.
  private func enumerationCase(_ entry: SymbolTable.TypeEntry, _ site: CallSite) -> Value {
    site.evaluateAll(dropping: 1)
    guard let argument = site.arguments.first, let value = site.first,
      argument.label == "rawValue"
    else { return .unknown }
    return site.evaluator.enumerationCase(of: entry, rawValue: value)
  }

  /// Wrappers that stand for what they wrap.
  private static let propertyWrappers: Set = [
    "State", "StateObject", "ObservedObject", "Published", "Binding", "Bindable",
    "EnvironmentObject",
  ]

  private func object(_ type: String, _ site: CallSite) -> CodeObject {
    let object = heap.make(type, at: site.origin)
    object.isConditional = limits.isUndecided
    object.owner = site.scope.frame.type
    if isContainer(type) { recorder.make(object) }
    initialize(object, type, site)
    if CodeCommand.Source(rawValue: type) != nil { recorder.makeCommand(object, at: site.origin) }
    return object
  }

  private func isContainer(_ type: String) -> Bool {
    if ["UIPageControl", "UITabBar", "UISegmentedControl"].contains(type) { return true }
    return symbols.kind(of: type)?.kind.isContainer ?? false
  }

  private func initialize(_ object: CodeObject, _ type: String, _ site: CallSite) {
    guard let found = symbols.function("init", of: type, labels: site.labels),
      let owner = found.type, symbols.declares(owner)
    else { return filler.fill(object, site) }
    _ = site.evaluator.call(found, on: .object(object), site)
    if owner != type || site.arguments["rootViewController"] != nil { filler.fill(object, site) }
  }
}
