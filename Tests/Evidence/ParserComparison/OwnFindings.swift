import Foundation

@testable import SourceEvidence

/// Collects what the parser of SourceEvidence finds, after parsing all bodies.
final class OwnFindings {
  private(set) var found = Found()

  init(_ data: Data, name: String) {
    let file = data.withUnsafeBytes { SourceReader.parse($0, name: name, .swift) }
    file.types.forEach(add)
    file.functions.forEach(add)
    file.variables.forEach(add)
    add(file.statements)
    CodeVisitor { [self] expression, _ in
      switch expression.kind {
      case .call(let callee, _): found.add(.call, callee.lastName ?? "")
      case .closure(let closure): add(closure.body)
      case .branch(let branch): branch.arms.forEach { add($0.body) }
      default: break
      }
      return true
    }.walk(file)
  }

  private func add(_ type: TypeDeclaration) {
    if [.type, .enumeration].contains(type.kind) { found.add(.type, type.name) }
    type.types.forEach(add)
    type.functions.forEach(add)
    type.variables.forEach(add)
  }

  private func add(_ function: Function) {
    found.add(.function, function.name)
    add(function.body)
  }

  private func add(_ variable: Variable) { add(variable.accessorStatements ?? []) }

  /// Adds the declarations among statements. The visitor finds what expressions contain.
  private func add(_ statements: [Statement]) {
    for statement in statements {
      switch statement.kind {
      case .function(let function): add(function)
      case .type(let type): add(type)
      case .variable(let variable): add(variable)
      case .block(let body), .loop(_, _, let body): add(body)
      case .branch(let branch): branch.arms.forEach { add($0.body) }
      default: break
      }
    }
  }
}
