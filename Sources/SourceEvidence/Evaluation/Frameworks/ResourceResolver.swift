import FileReading

/// Resolves resources: property lists, and the texts, images, and scenes for which tools generate
/// names.
final class ResourceResolver {
  private let resources: any SourceResources
  private let symbols: SymbolTable
  private let heap: Heap
  /// A cache of the texts whose keys member names spell, or `nil` for names that spell no key.
  private var keys: [[String]: CodeText?] = [:]

  init(_ resources: any SourceResources, _ symbols: SymbolTable, _ heap: Heap) {
    self.resources = resources
    self.symbols = symbols
    self.heap = heap
  }

  // MARK: Property lists

  /// The app's `Info.plist`.
  var info: Value? { propertyList("Info") }

  /// Returns the contents of a property list.
  private func propertyList(_ path: String) -> Value? {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return resources.propertyList(named: name).map { Value($0, depth: 0) }
  }

  /// Returns the property list that an initializer or a factory method of a collection reads, or
  /// `nil` for other calls.
  func collection(_ name: String, of type: String, _ site: CallSite) -> Value? {
    guard type.hasSuffix("Dictionary") || type.hasSuffix("Array") else { return nil }
    switch (type.lastComponent, name) {
    case ("NSDictionary", "init"), ("NSArray", "init"),
      ("NSDictionary", "dictionaryWithContentsOfFile"),
      ("NSDictionary", "dictionaryWithContentsOfURL"), ("NSArray", "arrayWithContentsOfFile"),
      ("NSArray", "arrayWithContentsOfURL"):
      let arguments = site.arguments
      let path = arguments["contentsOfFile"] ?? arguments["contentsOf"] ?? arguments.unlabeled
      return path.flatMap { site.value($0).text?.literal }.flatMap { propertyList($0) }
    default: return nil
    }
  }

  /// Whether a value is a bundle: `Bundle.main`, `Bundle(for:)`.
  func isBundle(_ value: Value) -> Bool {
    switch value {
    case .object(let object): object.className.map(isBundle) ?? false
    case .enumeration(let type?, _, _), .type(let type): isBundle(type)
    default: false
    }
  }

  /// Whether a class is `Bundle`.
  func isBundle(_ type: String) -> Bool { type == "Bundle" || type == "NSBundle" }

  /// Returns the result of a method of a bundle, or `nil` if the method is not modeled.
  func bundle(_ name: String, _ site: CallSite) -> Value? {
    switch name {
    case "path", "url", "pathForResource", "URLForResource":
      return (site.arguments["forResource"] ?? site.arguments.unlabeled).map { site.value($0) }
    case "object", "objectForInfoDictionaryKey":
      guard let key = site.arguments["forInfoDictionaryKey"] ?? site.arguments.unlabeled,
        let info = info?.list
      else { return nil }
      return info.entry(for: site.value(key))
    default: return nil
    }
  }

  // MARK: Generated names

  /// Returns the value of a generated name for a storyboard, text, or image, such as
  /// `R.string.tabs.home`, `StoryboardScene.Main.home`, or `Asset.Tabs.home`. Returns `nil` for
  /// other names.
  func generated(_ names: [String]) -> Value? {
    guard names.count >= 3, let name = names.last, symbols.type(names[0]) == nil else { return nil }
    switch (names[0], names[1]) {
    case ("R", "string") where names.count == 4:
      if let found = text(spelledBy: names) { return found }
      let table = names[2] == "localizable" ? nil : names[2]
      return .text(CodeText(key: name, table: table, confidence: .likely))
    case ("R", "image"): return .image(.constant(name))
    case ("R", "storyboard") where names.count == 4: return scene(names[2], name)
    case ("StoryboardScene", _) where names.count == 3:
      return scene(names[1], name == "initialScene" ? nil : name)
    case ("Asset", _), ("Assets", _), ("Images", _):
      return .image(.constant(name == "image" ? names[names.count - 2] : name))
    default: return nil
    }
  }

  private func scene(_ storyboard: String, _ identifier: String?) -> Value {
    let object = heap.make(nil)
    object.storyboard = .named(storyboard)
    object.identifier = identifier
    return .object(object)
  }

  /// Returns the text whose key a path of members spells, for generated types that are not in the
  /// checkout, or `nil` if there is no such key.
  func text(spelledBy names: [String]) -> Value? {
    guard let first = names.first, first.startsUppercase, !first.hasPrefix("UI"),
      symbols.name(of: first, in: nil) == nil
    else { return nil }
    if let known = keys[names] { return known.map { .text($0) } }
    let found = resources.key(spelledBy: names).map { found in
      CodeText(
        key: found.key, table: found.table == "Localizable" ? nil : found.table,
        confidence: .likely)
    }
    keys[names] = .some(found)
    return found.map { .text($0) }
  }
}

extension Value {
  /// Converts a value of a property list.
  fileprivate init(_ resource: PropertyListValue, depth: Int) {
    guard depth < 8 else {
      self = .unknown
      return
    }
    switch resource {
    case .string(let text): self = .text(CodeText(literal: text))
    case .number(let number): self = Int(exactly: number).map { .number($0) } ?? .unknown
    case .flag(let flag): self = .boolean(flag)
    case .array(let elements):
      self = .list(ListValue(elements: elements.map { Value($0, depth: depth + 1) }))
    case .dictionary(let entries):
      let pairs = entries.sorted { $0.key < $1.key }.map { key, entry in
        Value.tuple([
          ("key", .text(CodeText(literal: key))), ("value", Value(entry, depth: depth + 1)),
        ])
      }
      self = .list(ListValue(elements: pairs))
    case .unknown: self = .unknown
    }
  }
}
