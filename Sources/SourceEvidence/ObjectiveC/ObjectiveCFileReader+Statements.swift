extension ObjectiveCFileReader {
  /// Reads `{ … }`.
  mutating func block() -> [Statement] {
    guard isSign("{") else { return [] }
    return deeper([]) { reader in
      reader.index += 1
      var all: [Statement] = []
      while reader.index < reader.tokens.count, !reader.isSign("}") {
        if reader.next == "@end" { return all }
        all += reader.statement()
      }
      reader.index += 1
      return all
    }
  }

  /// Reads a statement. It consumes at least one token.
  mutating func statement() -> [Statement] {
    let (start, before) = (offset, index)
    defer { if index == before { index += 1 } }
    if isSign("{") { return [Statement(.block(block()), at: start)] }
    switch isWord() ? next : "" {
    case "if": return [Statement(.branch(ifBranch()), at: start)]
    case "switch": return [Statement(.branch(switchBranch()), at: start)]
    case "for": return loop()
    case "while":
      index += 1
      let conditions = condition()
      let arm = Branch.Arm(conditions: conditions, body: deeper([]) { $0.statement() })
      return [Statement(.branch(Branch(arms: [arm])), at: start)]
    case "do", "else", "@try", "@finally", "@autoreleasepool":
      index += 1
      return deeper([]) { $0.statement() }
    case "@catch":
      index += 1
      if isSign("(") { skipBrackets() }
      return [.perhaps(deeper([]) { $0.statement() }, at: start)]
    case "@synchronized":
      index += 1
      if isSign("(") { skipBrackets() }
      return deeper([]) { $0.statement() }
    case "return":
      index += 1
      let value = isSign(";") ? nil : expression()
      skip(past: ";")
      return [Statement(.returning(value), at: start)]
    case "break", "continue", "goto", "typedef":
      skip(past: ";")
      return []
    default: return simpleStatement()
    }
  }

  private mutating func ifBranch() -> Branch {
    var branch = Branch(arms: [])
    var otherSide: Set<CodeCondition> = []
    while true {
      index += 1  // if
      let conditions = condition()
      let sides = ConditionSides(of: conditions)
      branch.arms.append(.init(conditions: conditions, body: side(sides.met)))
      otherSide = sides.other
      guard isWord(), next == "else" else { return branch }
      index += 1
      if isWord(), next == "if" { continue }
      branch.arms.append(.init(body: side(otherSide)))
      return branch
    }
  }

  /// Reads an arm of a branch that runs under conditions.
  private mutating func side(_ conditions: Set<CodeCondition>) -> [Statement] {
    let start = offset
    let body = deeper([]) { $0.statement() }
    if !conditions.isEmpty, offset > start {
      file.outerRegions.append(.init(range: start..<offset, conditions: conditions))
    }
    return body
  }

  /// Reads the condition in parentheses.
  private mutating func condition() -> [Condition] {
    guard isSign("(") else { return [] }
    let start = index
    index += 1
    let value = expression()
    index = start
    skipBrackets()
    return [.expression(value)]
  }

  private mutating func switchBranch() -> Branch {
    index += 1
    let subject = Branch.Arm(conditions: condition(), body: []).expressions.first
    var branch = Branch(subject: subject, arms: [])
    guard take("{") else { return branch }
    while index < tokens.count, !isSign("}"), next != "@end" {
      if isWord(), next == "case" || next == "default" {
        branch.append(arm())
      } else {
        let statements = deeper([]) { $0.statement() }
        if branch.arms.isEmpty { continue }
        branch.arms[branch.arms.count - 1].body += statements
      }
    }
    index += 1
    return branch
  }

  private mutating func arm() -> Branch.Arm {
    let isCase = next == "case"
    index += 1
    let arm = Branch.Arm(patterns: isCase ? [Pattern(expression())] : [], body: [])
    _ = take(":")
    return arm
  }

  /// Reads `for (Type name in sequence)`. The body of a C loop runs once.
  private mutating func loop() -> [Statement] {
    let start = offset
    index += 1
    guard isSign("(") else { return [] }
    let open = index
    skipBrackets()
    let end = index
    let inside = tokens[open..<min(end, tokens.count)]
    guard let word = inside.firstIndex(where: { $0.kind == .word && $0.text == "in" }),
      word > open + 1
    else { return deeper([]) { $0.statement() } }
    index = word + 1
    let sequence = expression()
    index = end
    let name = tokens[word - 1].text
    return [
      Statement(
        .loop(
          Pattern(binding: [name], at: start), sequence: sequence,
          body: deeper([]) { $0.statement() }), at: start)
    ]
  }

  /// Reads a declaration, an assignment, a setter, or a call.
  private mutating func simpleStatement() -> [Statement] {
    let start = offset
    if let declared = declaration() { return declared }
    let target = expression()
    if take("=") {
      let value = expression()
      skip(past: ";")
      return [Statement(.assignment(target: target, value: value, adds: false), at: start)]
    }
    skip(past: ";")
    if let setter = ObjectiveCNames.setter(target) {
      return [
        Statement(.assignment(target: setter.0, value: setter.1, adds: false), at: start)
      ]
    }
    return [Statement(.expression(target), at: start)]
  }

  /// Reads `Type *name = value, *other;`, or returns `nil`.
  private mutating func declaration() -> [Statement]? {
    let before = index
    while ["static", "const", "__weak", "__block", "__strong", "__unsafe_unretained"].contains(next)
    { index += 1 }
    guard let type = takeWord(), !type.hasPrefix("@") else {
      index = before
      return nil
    }
    if type == "typeof" || type == "__typeof__" || type == "__typeof" { skipBrackets() }
    if isSign("<") { _ = skipGenerics() }
    while isSign("*") || ["const", "_Nullable", "_Nonnull", "__weak", "__strong"].contains(next) {
      index += 1
    }
    guard isWord(), isSign("=", 1) || isSign(";", 1) || isSign(",", 1) else {
      index = before
      return nil
    }
    return declarators(type)
  }

  private mutating func declarators(_ type: String) -> [Statement] {
    var all: [Statement] = []
    repeat {
      while take("*") {}
      let start = offset
      guard let name = takeWord() else { break }
      let value = take("=") ? expression() : nil
      all.append(
        Statement(
          .variable(Variable(name: name, type: type, value: value, offset: start)), at: start)
      )
    } while take(",")
    skip(past: ";")
    return all
  }

  /// Skips `<UIViewController *>`.
  private mutating func skipGenerics() -> Bool {
    var depth = 0
    let before = index
    repeat {
      if isSign("<") { depth += 1 }
      if isSign(">") { depth -= 1 }
      if isSign(";") || isSign("{") {
        index = before
        return false
      }
      index += 1
    } while depth > 0 && index < tokens.count
    return true
  }
}

extension Branch {
  /// Adds an arm of a `switch`. A case without statements continues with the next one.
  fileprivate mutating func append(_ arm: Arm) {
    guard let last = arms.last, last.body.isEmpty else { return arms.append(arm) }
    let isDefault = last.patterns.isEmpty || arm.patterns.isEmpty
    arms[arms.count - 1].patterns = isDefault ? [] : last.patterns + arm.patterns
  }
}
