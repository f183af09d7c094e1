import FileReading

/// Finds the types that code creates in the branches for other devices, or in other branches that do not
/// run on the Mac.
struct ElsewhereTypes {
  /// The last names of the types that such code creates.
  let names: Set<String>
  /// Where the types are declared that nothing else in the same files creates.
  let onlyPlaces: Set<SourceLocation>

  /// Finds the types.
  ///
  /// - Parameters:
  ///   - runner: The runner of the code.
  ///   - isElsewhere: Whether code under a condition counts.
  init(
    _ runner: CodeRunner,
    where isElsewhere: @escaping (CodeCondition) -> Bool = { $0.isOfOtherDevices }
  ) {
    var (inside, outside): (Set<String>, Set<String>) = ([], [])
    for file in runner.program.files where Self.hasBranches(file, where: isElsewhere) {
      CodeVisitor(visit: { expression, _ in
        if case .call(let callee, _) = expression.kind, let name = callee.lastName,
          name.startsUppercase, runner.symbols.declares(name)
        {
          let conditions = file.conditions(at: expression.offset)
          if conditions.contains(where: isElsewhere) {
            inside.insert(name)
          } else if !conditions.contains(.preview) {
            outside.insert(name)
          }
        }
        return true
      }).walk(file)
    }
    names = inside
    let only = inside.subtracting(outside)
    let origins = only.compactMap { runner.symbols.name(of: $0, in: nil) }
      .compactMap { runner.symbols.type($0)?.origin }
    onlyPlaces = Set(origins.map(runner.program.place))
  }

  /// Whether a file has code for other devices, as far as the file has been parsed.
  private static func hasBranches(
    _ file: CodeFile, where isElsewhere: (CodeCondition) -> Bool
  ) -> Bool {
    let regions = file.outerRegions + file.bodies.flatMap { $0.known?.regions ?? [] }
    return regions.contains {
      file.checks.resolved($0.conditions).contains(where: isElsewhere)
    }
  }
}

extension CodeCondition {
  /// Whether code under this condition runs on an iPhone or iPad, but not on the Mac.
  var isOfOtherDevices: Bool { self == .exceptMacCatalyst || self == .phoneIdiom }
}
