extension ObjectiveCFileReader {
  /// Reads declarations and statements at file level.
  mutating func topLevel() {
    switch next {
    case "@interface": interface()
    case "@implementation": implementation()
    case "@protocol":
      index += 1
      skipProtocol()
    default: globalDeclaration()
    }
  }

  /// Skips `@protocol A, B;` or the declaration of a protocol.
  private mutating func skipProtocol() {
    while index < tokens.count, next != "@end", !isSign(";"), next != "-", next != "@optional" {
      index += 1
    }
    if isSign(";") {
      index += 1
      return
    }
    while index < tokens.count, next != "@end" { index += 1 }
    index += 1
  }

  private mutating func interface() {
    let start = offset
    index += 1
    guard let name = takeWord() else { return }
    var type = TypeDeclaration(kind: .extension, name: name, inherited: [], offset: start)
    if isSign("(") { skipBrackets() }
    if take(":"), let parent = takeWord() {
      type.kind = .type
      type.inherited = [parent]
    }
    type.inherited += protocols()
    if isSign("{") { skipBrackets() }
    while index < tokens.count, next != "@end", next != "@implementation" {
      if next == "@property" { type.variables += property() } else { index += 1 }
    }
    if next == "@end" { index += 1 }
    file.types.append(type)
  }

  /// Reads `<A, B>`.
  private mutating func protocols() -> [String] {
    guard take("<") else { return [] }
    var names: [String] = []
    while index < tokens.count, !isSign(">"), !isSign("{"), !isSign(";") {
      if let name = takeWord() { names.append(name) } else { index += 1 }
    }
    _ = take(">")
    return names
  }

  /// Reads `@property (nonatomic, strong) UITabBarController *tabs;`.
  private mutating func property() -> [Variable] {
    index += 1
    if isSign("(") { skipBrackets() }
    var words: [(text: String, offset: Int)] = []
    while index < tokens.count, !isSign(";"), next != "@end" {
      if isSign("<") {
        _ = protocols()
        continue
      }
      if isSign("(") {
        skipBrackets()
        continue
      }
      if isWord() { words.append((next, offset)) }
      index += 1
    }
    _ = take(";")
    guard words.count >= 2, let name = words.last else { return [] }
    let qualifiers: Set = ["IBOutlet", "__weak", "__strong", "nullable", "nonnull", "const"]
    let type = words.dropLast().first { !qualifiers.contains($0.text) }?.text
    return [Variable(name: name.text, type: type, offset: name.offset)]
  }

  private mutating func implementation() {
    let start = offset
    index += 1
    guard let name = takeWord() else { return }
    var type = TypeDeclaration(kind: .extension, name: name, inherited: [], offset: start)
    if isSign("(") { skipBrackets() }
    if isSign("{") { skipBrackets() }
    while index < tokens.count, next != "@end", next != "@implementation", next != "@interface" {
      if isSign("-") || isSign("+") {
        if let method = method() { type.functions.append(method) }
      } else if isSign("{") {
        skipBrackets()
      } else {
        index += 1
      }
    }
    if next == "@end" { index += 1 }
    file.types.append(type)
  }

  /// Reads `- (Type)first:(Type)a second:(Type)b { … }`. Returns `nil` for a method without a body.
  private mutating func method() -> Function? {
    let start = offset
    let isStatic = isSign("+")
    index += 1
    let result = parenthesizedType()
    guard let first = takeWord() else { return nil }
    var function = Function(
      name: first, parameters: [], result: result, code: .parsed([]), isStatic: isStatic,
      offset: start)
    var label = ""
    while index < tokens.count, !isSign("{"), !isSign(";"), next != "@end" {
      if take(":") {
        let type = parenthesizedType()
        guard let name = takeWord() else { continue }
        function.parameters.append(.init(label: label, name: name, type: type))
      } else if let word = takeWord() {
        label = word
      } else {
        index += 1
      }
    }
    guard isSign("{") else { return nil }
    let body = body()
    function.code = .later(body)
    function.marks = body.marks
    Self.rename(&function)
    return function
  }

  /// Renames an initializer to `init`, with the labels of Swift.
  private static func rename(_ function: inout Function) {
    if function.name == "buildMenuWithBuilder" { function.name = "buildMenu" }
    guard !function.isStatic, function.name.hasPrefix("init") else { return }
    let label = ObjectiveCNames.firstLabel(function.name)
    if !function.parameters.isEmpty { function.parameters[0].label = label }
    function.name = "init"
  }

  /// Reads `(UIViewController *)`. Returns the first name that is no qualifier.
  mutating func parenthesizedType() -> String? {
    guard isSign("(") else { return nil }
    let start = index
    skipBrackets()
    return Self.type(tokens[start..<min(index, tokens.count)])
  }

  static func type(_ tokens: ArraySlice<ObjectiveCToken>) -> String? {
    let qualifiers: Set = [
      "nullable", "nonnull", "const", "__kindof", "__weak", "__strong", "IBAction", "struct",
      "_Nullable", "_Nonnull", "instancetype", "id", "static", "__block", "__nullable",
    ]
    return tokens.first { $0.kind == .word && !qualifiers.contains($0.text) }?.text
  }

  /// Reads a constant or a C function, and skips other declarations.
  private mutating func globalDeclaration() {
    let start = index
    while index < tokens.count, !isSign(";"), !isSign("{"), !next.hasPrefix("@"), !isSign("=") {
      if isSign("(") { skipBrackets() } else { index += 1 }
    }
    let head = tokens[start..<min(index, tokens.count)]
    if isSign("=") {
      index += 1
      let (value, marks) = globalValue()
      if let name = head.last(where: { $0.kind == .word }) {
        file.variables.append(
          Variable(name: name.text, value: value, marks: marks, offset: name.offset))
      }
    } else if isSign("{") {
      functionOrBraces(head)
    } else if next.hasPrefix("@"), index > start {
      return
    } else {
      index += 1
    }
  }

  private mutating func functionOrBraces(_ head: ArraySlice<ObjectiveCToken>) {
    guard let open = head.firstIndex(where: { $0.kind == .sign && $0.text == "(" }),
      open > head.startIndex, tokens[open - 1].kind == .word,
      !head.contains(where: { $0.text == "typedef" || $0.text == "struct" })
    else { return skipBrackets() }
    let name = tokens[open - 1]
    var parameters: [Function.Parameter] = []
    for part in tokens[(open + 1)..<head.endIndex].split(whereSeparator: { $0.text == "," }) {
      guard let last = part.last(where: { $0.kind == .word }) else { continue }
      parameters.append(.init(label: "", name: last.text, type: Self.type(part)))
    }
    let body = body()
    file.functions.append(
      Function(
        name: name.text, parameters: parameters, result: Self.type(head.prefix(upTo: open - 1)),
        code: .later(body), marks: body.marks, offset: name.offset))
  }
}
