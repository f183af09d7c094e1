/// Finds the types that code creates only where it does not run on the Mac: in the branches for
/// other devices.
struct ElsewhereTypes {
  private let runner: CodeRunner

  init(_ runner: CodeRunner) { self.runner = runner }

  /// The last names of the types that code for other devices creates.
  var names: Set<String> {
    var found: Set<String> = []
    for file in runner.program.files where hasBranches(file) {
      CodeVisitor(visit: { expression, _ in
        if case .call(let callee, _) = expression.kind, let name = callee.lastName,
          name.startsUppercase, runner.symbols.declares(name),
          file.conditions(at: expression.offset).contains(where: \.isOfOtherDevices)
        {
          found.insert(name)
        }
        return true
      }).walk(file)
    }
    return found
  }

  /// Whether a file has code for other devices, as far as the file has been parsed.
  private func hasBranches(_ file: CodeFile) -> Bool {
    let regions = file.outerRegions + file.bodies.flatMap { $0.known?.regions ?? [] }
    return regions.contains {
      file.checks.resolved($0.conditions).contains(where: \.isOfOtherDevices)
    }
  }
}

extension CodeCondition {
  /// Whether code under this condition runs on an iPhone or iPad, but not on the Mac.
  var isOfOtherDevices: Bool { self == .exceptMacCatalyst || self == .phoneIdiom }
}
