extension MarkerFinder {
  /// Whether a function about the actions of rows returns none: `nil`, or a configuration without actions.
  func returnsNoActions(_ function: Function) -> Bool {
    let returned = ReturnedValues(of: function).returned
    return !returned.isEmpty && returned.allSatisfy(isNoAction)
  }

  private func isNoAction(_ value: Expression) -> Bool {
    guard case .call(let callee, let arguments) = value.kind, arguments.count == 1 else {
      return value.isNil
    }
    return callee.contains { $0.lastName == "UISwipeActionsConfiguration" }
      && isEmpty(arguments[0].value)
  }

  /// Returns the offsets of the values that a function creates and returns. The caller determines
  /// where they appear.
  func returned(by function: Function) -> Set<Int> {
    ReturnedValues(of: function).places
  }
}

/// The values that statements return, and the variables that they initialize.
private struct ReturnedValues {
  private(set) var returned: [Expression] = []
  private var made: [String: [Int]] = [:]

  init(of function: Function) {
    guard function.result != nil else { return }
    read(function.body)
    if function.body.count == 1, case .expression(let only) = function.body[0].kind {
      returned.append(only)
    }
  }

  /// The offsets of the returned values.
  var places: Set<Int> {
    Set(
      returned.flatMap { value -> [Int] in
        if case .name(let name) = value.kind { return made[name] ?? [] }
        return [value.offset]
      })
  }

  private mutating func read(_ variable: Variable) {
    variable.value.map { made[variable.name, default: []].append($0.offset) }
  }

  mutating func read(_ body: [Statement]) {
    for statement in body {
      switch statement.kind {
      case .returning(let value?): returned.append(value)
      case .variable(let variable): read(variable)
      case .assignment(let target, let value, _):
        if case .name(let name) = target.kind { made[name, default: []].append(value.offset) }
      case .branch(let branch):
        for variable in branch.variablesAfter { read(variable) }
        for arm in branch.arms { read(arm.body) }
      case .block(let inner): read(inner)
      default: break
      }
    }
  }
}
