extension Evaluator {
  /// What code reads from a property list; nil if the call does not read one.
  func resource(
    _ name: String, of type: String, _ arguments: [Argument], _ scope: Scope
  ) -> Value? {
    switch (type.lastComponent, name) {
    case ("NSDictionary", "init"), ("NSArray", "init"),
      ("NSDictionary", "dictionaryWithContentsOfFile"),
      ("NSDictionary", "dictionaryWithContentsOfURL"), ("NSArray", "arrayWithContentsOfFile"),
      ("NSArray", "arrayWithContentsOfURL"):
      guard let path = arguments["contentsOfFile"] ?? arguments["contentsOf"] ?? arguments.unlabeled
      else { return nil }
      return text(evaluate(path, scope))?.literal.flatMap { propertyList($0) }
    default: return nil
    }
  }

  /// Whether a value is a bundle: `Bundle.main`, `Bundle(for:)`.
  func isBundle(_ value: Value) -> Bool {
    switch value {
    case .object(let object): object.className == "Bundle" || object.className == "NSBundle"
    case .enumeration(let type, _, _): type == "Bundle" || type == "NSBundle"
    case .type(let type): type == "Bundle" || type == "NSBundle"
    default: false
    }
  }

  /// A method of a bundle; nil if it says nothing about files.
  func bundle(_ name: String, _ arguments: [Argument], _ scope: Scope) -> Value? {
    switch name {
    case "path", "url", "pathForResource", "URLForResource":
      guard let file = arguments["forResource"] ?? arguments.unlabeled else { return nil }
      return evaluate(file, scope)
    case "object", "objectForInfoDictionaryKey":
      guard let key = arguments["forInfoDictionaryKey"] ?? arguments.unlabeled,
        let info = propertyList("Info")?.list
      else { return nil }
      return entry(of: info, for: evaluate(key, scope))
    default: return nil
    }
  }

  /// The contents of a property list.
  func propertyList(_ path: String) -> Value? {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return symbols.resources.propertyList(named: name).map { value($0, depth: 0) }
  }

  private func value(_ resource: ResourceValue, depth: Int) -> Value {
    guard depth < 8 else { return .unknown }
    switch resource {
    case .text(let text): return .text(CodeText(literal: text))
    case .number(let number): return .number(number)
    case .flag(let flag): return .boolean(flag)
    case .list(let elements):
      return .list(ListValue(elements: elements.map { value($0, depth: depth + 1) }))
    case .dictionary(let entries):
      let pairs = entries.sorted { $0.key < $1.key }.map { key, entry in
        Value.tuple([
          ("key", .text(CodeText(literal: key))), ("value", value(entry, depth: depth + 1)),
        ])
      }
      return .list(ListValue(elements: pairs))
    case .unknown: return .unknown
    }
  }

  /// The value of a key in a dictionary; unknown if there is none.
  func entry(of dictionary: ListValue, for key: Value) -> Value {
    for case .tuple(let pair) in dictionary.elements where pair.count == 2 {
      if isEqual(pair[0].value, key) == true { return pair[1].value }
    }
    return .unknown
  }

  /// The value of a path of keys, such as `screens.tabs`.
  func entry(of dictionary: ListValue, forPath path: Value) -> Value {
    guard let names = text(path)?.literal?.split(separator: ".") else { return .unknown }
    return names.reduce(.list(dictionary)) { value, name in
      value.list.map { entry(of: $0, for: .text(CodeText(literal: String(name)))) } ?? .unknown
    }
  }
}
