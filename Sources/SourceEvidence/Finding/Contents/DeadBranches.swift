/// Finds the functions that code calls only in branches that never run, such as those of a feature that is
/// switched off.
struct DeadBranches {
  private let runner: CodeRunner

  init(_ runner: CodeRunner) { self.runner = runner }

  private var graph: CallGraph { runner.program.calls }

  /// Whether the code of a class and its ancestors uses a function only in branches that never run, and no
  /// other code calls it.
  func areOnlyUses(of function: DeclaredFunction, in line: [String]) -> Bool {
    let name = graph.names([function.function.name])
    var isUsed = false
    for other in graph.functions where other.origin != function.origin {
      guard let body = other.body, !graph.called(in: body).isDisjoint(with: name) else { continue }
      let type = other.type.flatMap { runner.symbols.name(of: $0, in: nil) }
      guard let type, line.contains(type), !isAlive(function.function.name, in: other, type) else {
        return false
      }
      isUsed = true
    }
    return isUsed
  }

  private func isAlive(_ name: String, in function: DeclaredFunction, _ type: String) -> Bool {
    let scope = runner.scope(ofType: type, file: function.file)
    return isAlive(name, in: function.function.body, scope)
  }

  /// Whether code names a function in a branch that may run.
  private func isAlive(_ name: String, in body: [Statement], _ scope: Scope) -> Bool {
    body.contains { statement in
      switch statement.kind {
      case .block(let inner): isAlive(name, in: inner, scope)
      case .branch(let branch) where !branch.isGuard:
        switch runner.interpreter.outcome(of: branch, scope) {
        case .none: false
        case .taken(let side): isAlive(name, in: side.arm.body, side.scope)
        case .open: uses(name, statement)
        }
      default: uses(name, statement)
      }
    }
  }

  private func uses(_ name: String, _ statement: Statement) -> Bool {
    var isFound = false
    CodeVisitor(visit: { expression, _ in
      isFound = isFound || expression.lastName == name
      return !isFound
    }).walk([statement], CodeContext())
    return isFound
  }
}
