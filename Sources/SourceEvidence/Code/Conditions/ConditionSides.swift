/// What is known on the two sides of a condition.
///
/// Only conditions that affect the evidence are recognized: platforms, the debug configuration, the
/// idiom, and the project's own compilation conditions.
struct ConditionSides: Hashable, Sendable {
  /// The conditions of code that runs if the condition is met.
  var met: Set<CodeCondition> = []
  /// The conditions of code that runs otherwise.
  var other: Set<CodeCondition> = []

  /// The sides of the opposite condition.
  var swapped: ConditionSides { ConditionSides(met: other, other: met) }
}

extension ConditionSides {
  /// Creates the sides of a directive such as `#if`, including the project's own compilation conditions.
  init(directive text: String) {
    self.init(of: DirectiveReader.expression(text), ConditionSides.init(ofDirective:))
  }

  /// Creates the sides of the conditions of an `if` or a `guard`.
  init(of conditions: [Condition]) {
    // What is available in the oldest supported version does not decide what runs on the Mac.
    let parts = conditions.filter { !$0.isAvailability }
    self.init(all: (parts.isEmpty ? conditions : parts).map { ConditionSides(of: $0) })
  }

  private init(of condition: Condition) {
    switch condition {
    case .expression(let expression): self.init(of: expression)
    case .match(let pattern, let value): self.init(ofCase: pattern, of: value)
    case .availability(let text, isMet: true) where text.holds("macCatalyst"):
      self.init(ofSingle: .macCatalyst)
    case .availability, .binding: self.init()
    }
  }

  /// Creates the sides of a condition in code.
  init(of expression: Expression) { self.init(of: expression, ConditionSides.init(ofCheck:)) }

  /// Creates the sides of an expression.
  ///
  /// - Parameters:
  ///   - expression: The expression.
  ///   - single: Returns the sides of an expression without logical operators.
  private init(of expression: Expression, _ single: (Expression) -> ConditionSides) {
    guard case .operation(let operands, let operators) = expression.kind else {
      self = single(expression)
      return
    }
    switch operators.first {
    case "!" where operands.count == 1: self = ConditionSides(of: operands[0], single).swapped
    case "&&": self.init(all: operands.map { ConditionSides(of: $0, single) })
    case "||": self.init(any: operands.map { ConditionSides(of: $0, single) })
    case "==" where operands.count == 2: self.init(equal: operands, single)
    case "!=" where operands.count == 2: self = ConditionSides(equal: operands, single).swapped
    default: self.init()
    }
  }

  /// Creates the sides of a case of a `switch`, and of `if case`. With a `where`, nothing is known on the other
  /// side.
  init(ofCase pattern: Pattern, of subject: Expression) {
    self.init(equal: [subject, pattern.expression], ConditionSides.init(ofCheck:))
    if pattern.guardCondition != nil { other = [] }
  }

  /// Creates the sides of `check == true`, `MACRO == 1`, `idiom == .pad`, and `width == .compact`.
  private init(equal operands: [Expression], _ single: (Expression) -> ConditionSides) {
    if let side = operands.firstIndex(where: \.isIdiom) {
      self.init(ofIdiom: operands[1 - side])
    } else if let side = operands.firstIndex(where: { $0.flag != nil }),
      let flag = operands[side].flag
    {
      let sides = ConditionSides(of: operands[1 - side], single)
      self = flag ? sides : sides.swapped
    } else if let side = operands.firstIndex(where: { $0.isCompactWidth != nil }),
      let isCompact = operands[side].isCompactWidth
    {
      self.init(ofWidth: operands[1 - side], isCompact)
    } else if let side = operands.firstIndex(where: { $0.idiom != nil }),
      let idiom = operands[side].idiom, let name = operands[1 - side].lastName
    {
      self.init(ofSingle: .check(IdiomCheck(property: name, idiom: idiom).name, true))
    } else {
      self.init()
    }
  }

  /// Creates the sides of a comparison of the width, or of a property that may hold it, with a size class.
  private init(ofWidth width: Expression, _ isCompact: Bool) {
    switch width.lastName {
    case Expression.widthClass: self.init(ofSingle: isCompact ? .compactWidth : .regularWidth)
    case let name?: self.init(ofSingle: .check(name, isCompact))
    case nil: self.init()
    }
  }

  /// Creates the sides of a conjunction, on whose other side one of its parts is not met.
  private init(all sides: [ConditionSides]) {
    if sides.count == 1 {
      self = sides[0]
      return
    }
    met = sides.reduce(into: []) { $0.formUnion($1.met) }
    guard sides.allSatisfy({ $0.met.count == 1 && $0.other.count == 1 }) else { return }
    let all = sides.reduce(into: Set<CodeCondition>()) { $0.formUnion($1.other) }
    if all.contains(where: \.isOfProject) { other = [.any(all)] }
  }

  /// Creates the sides of alternatives: only the conditions that all of them share hold. Code for all Mac
  /// platforms counts as code for Mac Catalyst.
  private init(any sides: [ConditionSides]) {
    other = sides.reduce(into: []) { $0.formUnion($1.other) }
    let met = sides.map(\.met)
    guard let first = met.first, !met.contains([]) else { return }
    if met.contains(where: { $0.contains(.macCatalyst) }) {
      self.met = [.macCatalyst]
      return
    }
    self.met = met.dropFirst().reduce(first) { $0.intersection($1) }
    let all = met.reduce(into: Set<CodeCondition>()) { $0.formUnion($1) }
    if self.met.isEmpty, met.allSatisfy({ $0.count == 1 }), all.contains(where: \.isOfProject) {
      self.met = [.any(all)]
    }
  }

  private init(ofSingle condition: CodeCondition) {
    self.init(met: [condition], other: condition.opposite.map { [$0] } ?? [])
  }
}

// MARK: - Conditions without operators

extension ConditionSides {
  private init(ofDirective expression: Expression) {
    switch expression.kind {
    case .literal("false"): self.init(ofSingle: .never)
    case .name(let name):
      if let known = Self.known[name] {
        self.init(ofSingle: known)
      } else if name.isPlainName {
        self.init(ofSingle: .flag(name))
      } else {
        self.init()
      }
    default: self.init()
    }
  }

  /// Creates the sides of a check in code, such as `isMacCatalystApp`, or of one of the project:
  /// `Device.isPad`.
  private init(ofCheck expression: Expression) {
    var checked = expression
    if case .call(let callee, let arguments) = expression.kind, arguments.isEmpty {
      checked = callee
    }
    if expression.flag == false {
      self.init(ofSingle: .never)
    } else if let name = checked.lastName {
      self.init(ofCheck: name)
    } else {
      self.init()
    }
  }

  private init(ofCheck name: String) {
    if let known = Self.known[name] {
      self.init(ofSingle: known)
    } else if name.hasSuffix("isMacCatalystApp") {
      self.init(ofSingle: .macCatalyst)
    } else if PlatformNames.mayCheck(name) {
      self.init(ofSingle: .check(name, true))
    } else {
      self.init()
    }
  }

  /// Creates the sides of a comparison of the idiom with a value. The touch idiom is not that of a Mac.
  private init(ofIdiom value: Expression) {
    if let idiom = value.idiom { self.init(of: idiom) } else { self.init() }
  }

  /// Creates the sides of a comparison with an idiom.
  init(of idiom: IdiomCheck.Idiom) {
    self.init(ofSingle: idiom.condition)
    if idiom != .mac { met.insert(.touchIdiom) }
  }

  private static let known: [String: CodeCondition] = [
    "targetEnvironment(macCatalyst)": .macCatalyst, "targetEnvironment(UIKitForMac)": .macCatalyst,
    "TARGET_OS_MACCATALYST": .macCatalyst, "TARGET_OS_UIKITFORMAC": .macCatalyst,
    "os(macOS)": .macOS, "os(OSX)": .macOS, "canImport(AppKit)": .macOS,
    "canImport(Cocoa)": .macOS, "TARGET_OS_OSX": .macOS,
    "os(iOS)": .exceptMacOS, "canImport(UIKit)": .exceptMacOS,
    "os(tvOS)": .otherPlatform, "os(watchOS)": .otherPlatform, "os(visionOS)": .otherPlatform,
    "os(xrOS)": .otherPlatform, "os(Linux)": .otherPlatform, "os(Android)": .otherPlatform,
    "TARGET_OS_IPHONE": .exceptMacOS, "TARGET_OS_IOS": .exceptMacOS,
    "TARGET_OS_TV": .otherPlatform, "TARGET_OS_WATCH": .otherPlatform,
    "DEBUG": .debug,
  ]
}

// MARK: - Parts of expressions

extension ConditionSides {
  /// Returns the direct parts of an expression that run only after a check, with what must hold for them: the
  /// sides of `isPad ? a : b`, and what follows `&&` and `||`.
  static func parts(of expression: Expression) -> [(part: Expression, Set<CodeCondition>)] {
    switch expression.kind {
    case .choice(let sides, let condition?) where sides.count == 2:
      let checked = ConditionSides(of: condition)
      return [(sides[0], checked.met), (sides[1], checked.other)]
    case .operation(let operands, let operators) where ["&&", "||"].contains(operators.first):
      return parts(operands, isConjunction: operators.first == "&&")
    default: return []
    }
  }

  private static func parts(
    _ operands: [Expression], isConjunction: Bool
  ) -> [(part: Expression, Set<CodeCondition>)] {
    var before: Set<CodeCondition> = []
    return operands.map { operand in
      defer {
        let checked = ConditionSides(of: operand)
        before.formUnion(isConjunction ? checked.met : checked.other)
      }
      return (operand, before)
    }
  }
}

extension Condition {
  fileprivate var isAvailability: Bool { if case .availability = self { true } else { false } }
}

extension Expression {
  /// Whether the expression is an operation with a Boolean as its result.
  var isCondition: Bool {
    guard case .operation(_, let operators) = kind, let first = operators.first else {
      return false
    }
    return Self.logical.contains(first)
  }

  private static let logical: Set = ["!", "&&", "||", "==", "!=", "<", "<=", ">", ">="]

  /// Whether the expression is the interface idiom.
  var isIdiom: Bool {
    switch kind {
    case .name(let name), .member(_, let name): name == "userInterfaceIdiom"
    case .call(let callee, _):
      ["userInterfaceIdiom", "UI_USER_INTERFACE_IDIOM"].contains(callee.lastName ?? "")
    default: false
    }
  }

  /// The idiom whose name the expression is, or `nil` if it is none.
  fileprivate var idiom: IdiomCheck.Idiom? {
    guard let name = lastName?.lowercased() else { return nil }
    return IdiomCheck.Idiom.allCases.first {
      name == $0.rawValue || name.hasSuffix("idiom" + $0.rawValue)
    }
  }

  /// The property of views and trait collections with the size class of the width.
  static let widthClass = "horizontalSizeClass"

  /// Whether a size class is compact, or `nil` if the expression is no size class.
  var isCompactWidth: Bool? {
    switch lastName {
    case "compact", "UIUserInterfaceSizeClassCompact": true
    case "regular", "UIUserInterfaceSizeClassRegular": false
    default: nil
    }
  }

  /// The value of `true`, `false`, `1`, and `0`.
  fileprivate var flag: Bool? {
    switch kind {
    case .literal("true"), .literal("1"): true
    case .literal("false"), .literal("0"): false
    default: nil
    }
  }
}
