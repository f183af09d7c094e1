/// Finds and computes members of values.
final class MemberResolver {
  private unowned let evaluator: any Evaluating
  private let program: Program
  private let symbols: SymbolTable
  private let limits: Limits
  private let heap: Heap
  private let resources: ResourceResolver
  private let initialValues: InitialValues
  private let framework: FrameworkProperties

  init(
    _ evaluator: any Evaluating, _ program: Program, _ symbols: SymbolTable, _ limits: Limits,
    _ heap: Heap, _ resources: ResourceResolver, _ initialValues: InitialValues
  ) {
    self.evaluator = evaluator
    self.program = program
    self.symbols = symbols
    self.limits = limits
    self.heap = heap
    self.resources = resources
    self.initialValues = initialValues
    framework = FrameworkProperties(symbols: symbols, heap: heap)
  }

  /// Evaluates `base.name`.
  func member(_ name: String, of base: Expression, _ scope: Scope) -> Value {
    let names = base.typeNames.map { $0 + [name] }
    if let generated = names.flatMap({ resources.generated($0) }) { return generated }
    if name == "infoDictionary" { return resources.info ?? .unknown }
    return ownOfFile(name, of: base, scope) ?? names.flatMap { resources.text(spelledBy: $0) }
      ?? member(name, of: evaluator.evaluate(base, scope))
  }

  /// Returns a static property of a type that the file declares for itself, or `nil` for other members.
  private func ownOfFile(_ name: String, of base: Expression, _ scope: Scope) -> Value? {
    guard case .name(let type) = base.kind,
      let found = symbols.variable(name, of: type, ofFile: scope.frame.file),
      symbols.name(of: type, in: scope.frame.type) == type
    else { return nil }
    return value(of: found, in: type)
  }

  /// Returns a member of a value.
  func member(_ name: String, of value: Value) -> Value {
    switch value {
    case .object(let object):
      return property(name, of: object, named: object.className ?? "")
        ?? action(name, of: object) ?? .unknown
    case .type(let type): return typeMember(name, type)
    case .enumeration(let type, _, _):
      return type.flatMap { caseMember(name, value, $0) } ?? .unknown
    case .list(let list): return ListMethods.member(name, of: list)
    case .text(let text): return translation(name, of: text)
    case .image: return value
    case .boolean, .number: return Self.conversions.contains(name) ? value : .unknown
    case .tuple(let parts):
      if let index = Int(name), parts.indices.contains(index) { return parts[index].value }
      return parts.first { $0.label == name }?.value ?? .unknown
    default: return .unknown
    }
  }

  /// Returns the method of an object that code names as an action, without calling it, as a closure.
  func action(_ name: String, of object: CodeObject) -> Value? {
    guard let type = object.className, let found = symbols.function(name, of: type, labels: nil),
      !found.function.isStatic, found.function.result == nil, !found.function.isInitializer
    else { return nil }
    let scope = Scope(.init(me: .object(object), type: found.type, file: found.file))
    return heap.closure(Closure(calling: found.function), in: scope)
  }

  /// Members that convert an `NSNumber`.
  private static let conversions: Set = ["boolValue", "intValue", "integerValue"]

  /// Returns a member of `self` that code names without `self`, or `nil` if it is not declared.
  func ownMember(_ name: String, _ scope: Scope) -> Value? {
    switch scope.frame.me {
    case .object(let object):
      if let type = object.className ?? scope.frame.type,
        let value = property(name, of: object, named: type)
      {
        return value
      }
      return scope.frame.type.flatMap { staticMember(name, of: $0) }
    case .enumeration(let type?, _, _): return caseMember(name, scope.frame.me, type)
    case .type(let type): return staticMember(name, of: type)
    default: return nil
    }
  }

  /// Returns the element at a position or with a key: `list[0]`, `dictionary[key]`.
  func element(_ position: Value, of value: Value) -> Value {
    if let items = value.object, case .number(let index) = position,
      let item = framework.item(index, of: items)
    {
      return item
    }
    guard let list = value.list else { return .unknown }
    if case .number(let index) = position, list.elements.indices.contains(index) {
      return list.elements[index]
    }
    return list.entry(for: position)
  }

  // MARK: Texts

  /// Returns a member of a text. A project may declare its own member for localization:
  /// `"key".loc`.
  private func translation(_ name: String, of text: CodeText) -> Value {
    if text.key == nil, let own = ownTranslation(name, of: text), case .text(let found) = own,
      found.key != nil
    {
      return own
    }
    return TextFunctions.member(name, of: text)
  }

  private func ownTranslation(_ name: String, of text: CodeText) -> Value? {
    for type in ["String", "NSString"] {
      if let found = symbols.variable(name, of: type) { return compute(found, me: .text(text)) }
      if let found = symbols.function(name, of: type, labels: nil) {
        return evaluator.call(found, on: .text(text))
      }
    }
    return nil
  }

  // MARK: Types

  private func typeMember(_ name: String, _ type: String) -> Value {
    if name == "infoDictionary", resources.isBundle(type) { return resources.info ?? .unknown }
    if name == "self" || name == "init" { return .type(type) }
    if let value = staticMember(name, of: type) { return value }
    if let inner = symbols.name(of: name, in: type) { return .type(inner) }
    if Self.identifiers.contains(name) { return .unknown }
    return .enumeration(type: type, name: name, payload: [])
  }

  /// Members for identifiers and names, which are no cases. Where no code declares them, their texts are
  /// unknown: a library may compute them, and a generated file may not be in the checkout.
  private static let identifiers: Set = [
    "identifier", "storyboardIdentifier", "storyboardID", "storyboardId", "reuseIdentifier",
    "className", "nameOfClass", "name",
  ]

  /// Returns a static property, a case, or all cases.
  private func staticMember(_ name: String, of type: String) -> Value? {
    guard let entry = symbols.type(type) else { return nil }
    if name == "allCases", !entry.cases.isEmpty, entry.variables["allCases"] == nil {
      return .list(
        ListValue(
          elements: entry.cases.map { .enumeration(type: type, name: $0.name, payload: []) }))
    }
    if entry.cases.contains(where: { $0.name == name }) {
      return .enumeration(type: type, name: name, payload: [])
    }
    guard let found = symbols.variable(name, of: type), found.variable.isStatic else { return nil }
    return value(of: found, in: type)
  }

  /// Returns the value of a static property.
  private func value(of found: DeclaredVariable, in type: String) -> Value {
    guard found.variable.value != nil else { return compute(found, me: .type(type)) }
    let value = initialValues.value(of: found.origin) { compute(found, me: .type(type)) }
    return symbols.mayChange(found) ? value.asInitial : value
  }

  // MARK: Cases

  /// Returns a property of an enumeration case.
  private func caseMember(_ name: String, _ value: Value, _ type: String) -> Value? {
    if let found = symbols.variable(name, of: type) { return compute(found, me: value) }
    if name == "rawValue" || name == "description", let entry = symbols.type(type),
      let position = entry.cases.firstIndex(where: { $0.name == value.caseName })
    {
      return rawValue(of: position, in: entry, named: type)
    }
    return nil
  }

  private func rawValue(
    of position: Int, in entry: TypeEntry, named type: String
  ) -> Value {
    if let written = entry.cases[position].rawValue {
      let scope = Scope(.init(me: .unknown, type: type, file: entry.origin?.file ?? 0))
      return evaluator.evaluate(written, scope)
    }
    let inherited =
      symbols.hierarchy.declarations[symbols.hierarchy.name(of: type)]?.inherited ?? []
    return inherited.contains("Int")
      ? .number(position)
      : .text(CodeText(literal: entry.cases[position].name, confidence: .likely))
  }

  /// Returns the case with a raw value, or an unknown value if there is none.
  func enumerationCase(of entry: TypeEntry, rawValue value: Value) -> Value {
    let found = entry.cases.indices.first {
      rawValue(of: $0, in: entry, named: entry.name).isEqual(to: value) == true
    }
    return found.map {
      .enumeration(type: entry.name, name: entry.cases[$0].name, payload: [])
    } ?? .unknown
  }

  // MARK: Objects

  /// Returns a property of an object, or `nil` if it is not declared.
  func property(_ name: String, of object: CodeObject, named type: String) -> Value? {
    if let value = object.value(of: name) { return value }
    guard let found = symbols.variable(name, of: type), !found.variable.isStatic else {
      return getterMethod(name, of: object, named: type)
        ?? framework.value(name, of: object, named: type)
    }
    let value = declared(found, of: object)
    if found.variable.value != nil || found.variable.getter != nil { return value }
    return getterMethod(name, of: object, named: type) ?? value
  }

  /// Runs an Objective-C method without parameters, which acts as a getter.
  private func getterMethod(_ name: String, of object: CodeObject, named type: String) -> Value? {
    guard let found = symbols.function(name, of: type, labels: []),
      found.function.parameters.isEmpty, !found.function.isStatic,
      program.files[found.file].isObjectiveC
    else { return nil }
    let value = limits.once(.init(type: type, name: name, isMethod: true)) {
      evaluator.call(found, on: .object(object))
    }
    return value?.isUnknown == false ? value : nil
  }

  /// Returns a declared property. A stored property keeps its initial value.
  private func declared(_ found: DeclaredVariable, of object: CodeObject) -> Value {
    let value = compute(found, me: .object(object))
    let name = found.variable.name
    if found.variable.getter != nil, found.variable.value == nil { return value }
    if object.fields[name] == nil, !value.isUnknown { object.fields[name] = value }
    return object.fields[name] ?? value
  }

  /// Computes the initial value or the getter of a property.
  private func compute(_ found: DeclaredVariable, me: Value) -> Value {
    let variable = found.variable
    let computation = Limits.Computation(
      type: found.type, name: variable.name, caseName: me.caseName)
    return limits.compute(computation) {
      let scope = Scope(.init(me: me, type: found.type, file: found.file))
      scope.frame.function = variable.name
      if let value = variable.value {
        let initial = limits.decidedly {
          evaluator.evaluate(value, scope, expecting: variable.type)
        }
        return typed(initial, variable.type, in: found.type)
      }
      guard let getter = variable.getter else {
        return heap.value(ofType: variable.type, in: found.type)
      }
      return typed(
        evaluator.result(of: getter, scope, type: variable.type), variable.type, in: found.type)
    }
  }

  // MARK: Declared types

  /// The types whose literals are keys of strings tables.
  private static let localizedTypes: Set = [
    "LocalizedStringKey", "LocalizedStringResource", "String.LocalizationValue",
  ]

  /// Resolves a value with its declared type: `.home` gets that type.
  func typed(_ value: Value, _ written: String?, in outer: String?) -> Value {
    guard let written else { return value }
    switch value {
    case .enumeration(nil, let name, let payload):
      guard let type = symbols.name(of: written, in: outer) else { return value }
      let known = payload.isEmpty ? staticMember(name, of: type) : nil
      return known ?? .enumeration(type: type, name: name, payload: payload)
    case .tuple(let parts):
      let variables = symbols.name(of: written, in: outer).flatMap { symbols.type($0)?.variables }
      guard let variables, variables.count == parts.count else { return value }
      let fields = variables.values.map(\.variable).sorted { $0.offset < $1.offset }
      return .tuple(zip(fields, parts).map { ($0.name, $1.value) })
    case .list(var list):
      guard let element = TypeName.element(written) else { return value }
      list.elements = list.elements.map { typed($0, element, in: outer) }
      return .list(list)
    case .text(let text) where Self.localizedTypes.contains(written) && text.key == nil:
      guard let key = text.literal else { return value }
      return .text(CodeText(literal: key, key: key, confidence: text.confidence))
    default: return value
    }
  }
}
