@testable import SourceEvidence

/// Code in one line, with its parts in brackets, so that tests can say what a reader made of it.
enum Outline {
  static func of(_ expression: Expression) -> String {
    switch expression.kind {
    case .name(let name): name
    case .member(let base, let name): (base.map { of($0) } ?? "") + "." + name
    case .call(let callee, let arguments): of(callee) + "(" + of(arguments) + ")"
    case .subscripted(let base, let arguments): of(base) + "[" + of(arguments) + "]"
    case .string(let text): "\"\(text)\""
    case .interpolation(let parts): "interpolation(\(of(parts)))"
    case .literal(let text): text
    case .array(let parts): "[\(of(parts))]"
    case .dictionary(let pairs):
      "[\(pairs.map { of($0.key) + ": " + of($0.value) }.joined(separator: ", "))]"
    case .tuple(let arguments): "(\(of(arguments)))"
    case .closure(let closure):
      "{\(closure.parameters.joined(separator: ", ")) in \(of(closure.body))}"
    case .cast(let base, let type): "\(of(base)) as \(type)"
    case .choice(let sides, let condition):
      "choice(\(condition.map { of($0) + " ? " } ?? "")\(of(sides)))"
    case .operation(let operands, let operators):
      "operation(\(of(operands)); \(operators.joined(separator: " ")))"
    case .branch(let branch): of(branch)
    case .macro(let name, let arguments): "#\(name)(\(of(arguments)))"
    case .keyPath(let names): "\\" + names.joined(separator: ".")
    case .other(let parts): expression.boundName.map { "let \($0)" } ?? "other(\(of(parts)))"
    }
  }

  static func of(_ statements: [Statement]) -> String {
    statements.map { of($0) }.joined(separator: "; ")
  }

  static func of(_ statement: Statement) -> String {
    switch statement.kind {
    case .variable(let variable): of(variable)
    case .expression(let expression): of(expression)
    case .assignment(let target, let value, let adds):
      "\(of(target)) \(adds ? "+=" : "=") \(of(value))"
    case .returning(let value): "return \(value.map { of($0) } ?? "nothing")"
    case .branch(let branch): of(branch)
    case .loop(let pattern, let sequence, let body):
      "for \(of(pattern)) in \(of(sequence)) {\(of(body))}"
    case .block(let statements): "{\(of(statements))}"
    case .function(let function): of(function)
    case .type(let type): "type \(type.name)"
    }
  }

  static func of(_ variable: Variable) -> String {
    (variable.isStatic ? "static " : "") + "var \(variable.name)"
      + (variable.type.map { ": \($0)" } ?? "") + (variable.value.map { " = \(of($0))" } ?? "")
      + (variable.accessorStatements.map { " {\(of($0))}" } ?? "")
  }

  static func of(_ function: Function) -> String {
    let parameters = function.parameters.map { parameter in
      "\(parameter.label) \(parameter.name): \(parameter.type ?? "?")"
        + (parameter.defaultValue.map { " = \(of($0))" } ?? "")
    }
    return (function.isStatic ? "static " : "")
      + "func \(function.name)(\(parameters.joined(separator: ", ")))"
      + (function.result.map { " -> \($0)" } ?? "") + " {\(of(function.body))}"
  }

  private static func of(_ branch: Branch) -> String {
    let arms = branch.arms.map { arm in
      let head = arm.patterns.map { of($0) } + arm.conditions.map { of($0) }
      return "\(head.joined(separator: ", ")) {\(of(arm.body))}"
    }
    return
      "\(branch.isGuard ? "guard" : "branch")(\(branch.subject.map { of($0) + ": " } ?? "")\(arms.joined(separator: " | ")))"
  }

  private static func of(_ pattern: Pattern) -> String {
    of(pattern.expression) + (pattern.guardCondition.map { " where \(of($0))" } ?? "")
  }

  private static func of(_ condition: Condition) -> String {
    switch condition {
    case .expression(let expression): of(expression)
    case .binding(let variable): of(variable)
    case .availability(let text, let isMet): (isMet ? "#available" : "#unavailable") + text
    case .match(let pattern, let value): "case \(of(pattern)) = \(of(value))"
    }
  }

  private static func of(_ parts: [Expression]) -> String {
    parts.map { of($0) }.joined(separator: ", ")
  }

  private static func of(_ arguments: [Argument]) -> String {
    arguments.map { ($0.label.isEmpty ? "" : $0.label + ": ") + of($0.value) }
      .joined(separator: ", ")
  }
}

/// What the reader makes of Swift code.
func swiftFile(_ text: String) -> CodeFile {
  Array(text.utf8).withUnsafeBytes { SwiftFileReader.read($0, name: "Test.swift") }
}

/// What the reader makes of Objective-C code.
func objectiveCFile(_ text: String) -> CodeFile {
  Array(text.utf8).withUnsafeBytes { ObjectiveCFileReader.read($0, name: "Test.m") }
}

/// The statements that the reader makes of Swift code outside of types, in one line.
func swiftOutline(_ text: String) -> String {
  let file = swiftFile(text)
  return Outline.of(
    file.functions.map { Statement(.function($0), at: $0.offset) }
      + file.variables.map { Statement(.variable($0), at: $0.offset) } + file.statements)
}
