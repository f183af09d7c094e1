extension MarkerFinder {
  /// Returns the offsets of the values that a function creates and returns. The caller determines
  /// where they appear.
  func returned(by function: Function) -> Set<Int> {
    guard function.result != nil else { return [] }
    var values = ReturnedValues()
    values.read(function.body)
    if function.body.count == 1, case .expression(let only) = function.body[0].kind {
      values.returned.append(only)
    }
    return values.places
  }
}

/// The values that statements return, and the variables that they initialize.
private struct ReturnedValues {
  var returned: [Expression] = []
  private var made: [String: [Int]] = [:]

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
