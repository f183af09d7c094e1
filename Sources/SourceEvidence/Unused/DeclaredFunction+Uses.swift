extension DeclarationMap.DeclaredFunction {
  /// Returns the names of which code that calls the function must contain at least one, or no names if
  /// other modules, the system, or documents may call it.
  func namesOfUses(in file: CodeFile) -> [String] {
    let words = headWords(in: file)
    guard words.isDisjoint(with: Self.exposed), !words.contains(where: isAttributeOfDocuments)
    else { return [] }
    if file.isObjectiveC { return isPlainMethod ? [function.name] : [] }
    if function.isInitializer { return namesOfInitializer(in: file) }
    return function.parameters.isEmpty || Self.arePrivate(words) ? [function.name] : []
  }

  /// Whether it is private to its type or its file.
  func isPrivate(in file: CodeFile) -> Bool { Self.arePrivate(headWords(in: file)) }

  private static func arePrivate(_ words: Set<String>) -> Bool {
    !words.isDisjoint(with: ["private", "fileprivate"])
  }

  private static let exposed: Set<String> = [
    "public", "open", "override", "dynamic", "required", "@main", "@UIApplicationMain",
  ]

  private func isAttributeOfDocuments(_ word: String) -> Bool {
    ["@IB", "@objc(", "@NS", "@GK"].contains { word.hasPrefix($0) }
  }

  /// Whether it is a method of Objective-C without parameters that the system does not know.
  private var isPlainMethod: Bool {
    let isKnown = ["view", "awake", "layout", "update", "set", "should", "prefers"]
      .contains { function.name.hasPrefix($0) }
    return type != nil && function.parameters.isEmpty && !function.isInitializer && !isKnown
      && (function.result == "void" || function.result == nil)
  }

  /// The length of a label that is too common to distinguish initializers.
  private static let shortestLabel = 8

  private func namesOfInitializer(in file: CodeFile) -> [String] {
    guard let first = function.parameters.first, first.label.count > Self.shortestLabel,
      first.defaultValue == nil, type != nil, statesLabel(of: first, in: file)
    else { return [] }
    return [first.label, "initWith" + first.label.prefix(1).uppercased() + first.label.dropFirst()]
  }

  /// Whether every call states the label of the first argument. None does if the argument is a closure
  /// after the parentheses.
  private func statesLabel(of first: Function.Parameter, in file: CodeFile) -> Bool {
    if function.parameters.dropFirst().contains(where: { $0.defaultValue == nil }) { return true }
    let head = String(decoding: file.text.bytes[function.offset..<body.lowerBound], as: UTF8.self)
    return !head.contains("->") && !Self.closures.contains { first.type?.hasSuffix($0) ?? true }
  }

  private static let closures = [
    "Action", "Block", "Builder", "Callback", "Closure", "Completion", "Handler",
  ]

  /// The attributes and modifiers of the function.
  private func headWords(in file: CodeFile) -> Set<String> {
    guard !file.isObjectiveC else { return [] }
    return file.words(from: function.offset, until: ["func", "init"])
  }
}

extension TypeDeclaration {
  /// Whether other modules, Objective-C, or documents may use the type by another name.
  func isUsedElsewhere(in file: CodeFile) -> Bool {
    if outer != nil || isProtocol || objectiveCName != nil { return true }
    guard !file.isObjectiveC else { return false }
    let words = file.words(from: offset, until: ["class", "struct", "enum"])
    return !words.isDisjoint(with: ["public", "open", "@main", "@UIApplicationMain"])
  }
}

extension CodeFile {
  /// Whether the app starts in the file.
  var hasEntryPoint: Bool {
    text.bytes.contains("UIApplicationMain") || text.bytes.contains("@main")
  }

  /// Returns the words between an offset and the first one of some keywords.
  fileprivate func words(from offset: Int, until ends: Set<String>) -> Set<String> {
    let head = text.bytes[offset..<min(text.bytes.count, offset + Self.longestHead)]
    let words = head.split { $0 <= 32 }.map { String(decoding: $0, as: UTF8.self) }
    return Set(words.prefix { word in !ends.contains { word == $0 || word.hasPrefix($0 + "(") } })
  }

  /// The maximum number of bytes of attributes and modifiers.
  private static let longestHead = 300
}
