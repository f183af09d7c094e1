/// Evaluates checks of the platform as they are on a device.
struct PlatformEvaluator {
  /// A device.
  enum Device {
    /// A Mac with the app in the iPad idiom, and in the Mac idiom.
    case mac, macIdiom
    case pad, phone

    var isMac: Bool { self == .mac || self == .macIdiom }

    /// Whether windows have a compact width, or `nil` if that depends on the window.
    var isCompact: Bool? { self == .pad ? nil : self == .phone }

    /// The name of the interface idiom.
    var idiom: String {
      switch self {
      case .mac, .pad: "pad"
      case .macIdiom: "mac"
      case .phone: "phone"
      }
    }
  }

  /// The statements of a property or function, in a file.
  struct Code {
    let statements: [Statement]
    let file: Int

    init(_ statements: [Statement], file: Int) { (self.statements, self.file) = (statements, file) }

    /// Creates the code of a variable, or `nil` if it has none.
    init?(_ variable: Variable, file: Int) {
      if let type = variable.type, !PlatformCheckFinder.booleans.contains(type) { return nil }
      let initial = variable.value.map { [Statement(.expression($0), at: $0.offset)] }
      guard let statements = variable.getter ?? initial else { return nil }
      self.init(statements, file: file)
    }
  }

  let files: [CodeFile]
  /// The code of the properties and functions that may be checks, by name.
  let candidates: [String: [Code]]
  /// The names of the properties with the size class of the width.
  let widths: Set<String>
  /// The names of the properties with the idiom of the interface.
  let idioms: Set<String>
  let device: Device
  /// Whether the build is a debug build.
  var isDebugBuild = false
  /// How many checks the current one is inside of.
  var depth = 0

  /// Returns the value of a check, or `nil` if it depends on anything else. A constant is no check.
  func value(of code: Code) -> Bool? {
    guard depth < 6 else { return nil }
    if code.statements.count == 1, case .expression(let only) = code.statements[0].kind {
      if case .literal = only.kind { return nil }
      return value(of: only, code.file)
    }
    if case .result(let value) = run(code.statements, code.file) { return value }
    return nil
  }

  // MARK: Statements

  private enum Flow { case next, result(Bool?) }

  private func run(_ statements: [Statement], _ file: Int) -> Flow {
    for statement in statements {
      // All sides of an `#if` are in one block, which begins like the first of them.
      if case .block(let inner) = statement.kind {
        if case .result(let value) = run(inner, file) { return .result(value) }
        continue
      }
      switch holds(files[file].writtenConditions(at: statement.offset)) {
      case false?: continue
      case nil: return .result(nil)
      case true?: break
      }
      if case .result(let value) = run(statement, isOnly: statements.count == 1, file) {
        return .result(value)
      }
    }
    return .next
  }

  private func run(_ statement: Statement, isOnly: Bool, _ file: Int) -> Flow {
    switch statement.kind {
    case .returning(let value): return .result(value.flatMap { self.value(of: $0, file) })
    case .expression(let expression) where isOnly || expression.isTruthValue:
      return .result(value(of: expression, file))
    case .branch(let branch): return run(branch, file)
    default: return .result(nil)
    }
  }

  private func run(_ branch: Branch, _ file: Int) -> Flow {
    for arm in branch.arms {
      guard let isTaken = isTaken(arm, of: branch, file) else { return .result(nil) }
      if isTaken { return run(arm.body, file) }
    }
    return .next
  }

  private func isTaken(_ arm: Branch.Arm, of branch: Branch, _ file: Int) -> Bool? {
    guard let subject = branch.subject else {
      return Truth.all(arm.conditions.map { value(of: $0, file) })
    }
    guard holdsIdiom(subject) else { return nil }
    return arm.patterns.isEmpty
      ? true
      : Truth.any(
        arm.patterns.map { pattern in
          let isGuarded = pattern.guardCondition.map { value(of: $0, file) } ?? true
          return Truth.all([isIdiom(pattern.expression), isGuarded])
        })
  }

  private func value(of condition: Condition, _ file: Int) -> Bool? {
    switch condition {
    case .expression(let expression): value(of: expression, file)
    case .availability(_, let isMet): isMet
    case .binding, .match: nil
    }
  }

  // MARK: Conditions

  private func holds(_ conditions: Set<CodeCondition>) -> Bool? {
    Truth.all(conditions.map(holds))
  }

  private func holds(_ condition: CodeCondition) -> Bool? {
    switch condition {
    case .macCatalyst: device.isMac
    case .exceptMacCatalyst: !device.isMac
    case .macOS, .otherPlatform, .never, .preview: false
    case .debug: isDebugBuild
    case .exceptMacOS: true
    case .macIdiom: device == .macIdiom
    case .exceptMacIdiom, .touchIdiom: device != .macIdiom
    case .padIdiom: device.idiom == "pad"
    case .phoneIdiom: device == .phone
    case .compactWidth: device.isCompact
    case .regularWidth: device.isCompact.map { !$0 }
    case .check(let name, let result): named(name).map { $0 == result }
    case .flag, .notFlag, .any: nil
    }
  }

  // MARK: Expressions

  private func value(of expression: Expression, _ file: Int) -> Bool? {
    Environment(evaluator: self, file: file).truth(of: expression)
  }

  /// The environment of the conditions in a file.
  private struct Environment: ConditionEnvironment {
    let evaluator: PlatformEvaluator
    let file: Int

    func isMet(_ condition: Expression) -> Bool? {
      switch condition.kind {
      case .name(let name), .member(_, let name): evaluator.named(name)
      case .call(let callee, let arguments): evaluator.call(callee, arguments, file)
      case .cast(let inner, _): truth(of: inner)
      default: nil
      }
    }

    func areEqual(_ first: Expression, _ second: Expression) -> Bool? {
      if evaluator.holdsIdiom(first) { return evaluator.isIdiom(second) }
      if evaluator.holdsIdiom(second) { return evaluator.isIdiom(first) }
      return evaluator.isWidth(first, second) ?? evaluator.isWidth(second, first)
    }
  }

  /// Returns the value of a check by its name: one of the system's, or one of the project.
  private func named(_ name: String) -> Bool? {
    switch name {
    case "isMacCatalystApp": return device.isMac
    case "isiOSAppOnMac": return false
    default: break
    }
    if let check = idioms.lazy.flatMap(IdiomCheck.all).first(where: { $0.name == name }) {
      return check.idiom.rawValue == device.idiom
    }
    var inner = self
    inner.depth += 1
    let values = Set((candidates[name] ?? []).compactMap(inner.value))
    return values.count == 1 ? values.first : nil
  }

  private func call(_ callee: Expression, _ arguments: [Argument], _ file: Int) -> Bool? {
    guard arguments.isEmpty else { return nil }
    if case .closure(let closure) = callee.kind {
      if case .result(let value) = run(closure.body, file) { return value }
      return nil
    }
    return callee.lastName.flatMap(named)
  }

  /// Returns whether the width has a size class, or `nil` if that is undecided.
  private func isWidth(_ width: Expression, _ sizeClass: Expression) -> Bool? {
    guard let name = width.lastName, name == Expression.widthClass || widths.contains(name),
      let isCompact = device.isCompact
    else { return nil }
    return sizeClass.isCompactWidth.map { $0 == isCompact }
  }

  /// Whether an expression is the idiom of the interface, or a property that holds it.
  private func holdsIdiom(_ expression: Expression) -> Bool {
    expression.isIdiom || expression.lastName.map(idioms.contains) == true
  }

  private func isIdiom(_ expression: Expression) -> Bool {
    expression.lastName?.lowercased().hasSuffix(device.idiom) ?? false
  }
}

extension Expression {
  /// Whether the expression is `true` or `false`, which a getter may return without `return`.
  fileprivate var isTruthValue: Bool {
    switch kind {
    case .literal("true"), .literal("false"): true
    default: false
    }
  }
}
