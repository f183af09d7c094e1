/// The project's own properties and functions that check the platform, with what they mean.
struct PlatformChecks: Sendable {
  private let sides: [String: ConditionSides]

  /// Creates checks with their meanings, by name.
  init(_ sides: [String: ConditionSides] = [:]) { self.sides = sides }

  /// Replaces the project's own checks by what they mean.
  func resolved(_ conditions: Set<CodeCondition>) -> Set<CodeCondition> {
    guard conditions.contains(where: \.isCheck) else { return conditions }
    return conditions.reduce(into: []) { all, condition in
      guard case .check(let name, let result) = condition else { return _ = all.insert(condition) }
      guard let sides = sides[name] else { return }
      all.formUnion(result ? sides.met : sides.other)
    }
  }
}

extension CodeCondition {
  fileprivate var isCheck: Bool { if case .check = self { true } else { false } }
}
