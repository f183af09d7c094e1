/// How tightly an operator binds its operands. Higher values bind more tightly.
struct Precedence: Comparable {
  private let level: Int

  private init(_ level: Int) { self.level = level }

  static func < (a: Precedence, b: Precedence) -> Bool { a.level < b.level }

  /// The next higher precedence.
  var next: Precedence { Precedence(level + 1) }

  /// That of assignments, which is the lowest.
  static let assignment = Precedence(0)
  /// That of `as` and `is`.
  static let casting = swift["is"] ?? fallback
  /// That of an operator that a project declares.
  private static let fallback = Precedence(1)

  /// The precedence of an operator in Swift. An operator that a project declares binds less tightly than
  /// those of the standard library.
  static func ofSwift(_ name: String) -> Precedence {
    if let known = swift[name] { return known }
    let isAssignment = name.last == "=" && swift[String(name.dropLast())] != nil
    return name == "=" || isAssignment ? assignment : fallback
  }

  /// The precedence of an operator in Objective-C, or `nil` if it is none between two operands.
  static func ofObjectiveC(_ name: String) -> Precedence? { objectiveC[name] }

  private static let swift = table([
    ["||"], ["&&"],
    ["<", "<=", ">", ">=", "==", "!=", "===", "!==", "~=", ".==", ".!=", ".<", ".<=", ".>", ".>="],
    ["??"], ["is", "as"], ["...", "..<"],
    ["+", "-", "&+", "&-", "|", "^", ".|", ".^"],
    ["*", "/", "%", "&*", "&", ".&"], ["<<", ">>", "&<<", "&>>"],
  ])

  private static let objectiveC = table([
    ["||"], ["&&"], ["|"], ["^"], ["&"], ["==", "!="], ["<", "<=", ">", ">="], ["<<", ">>"],
    ["+", "-"], ["*", "/", "%"],
  ])

  /// Returns the precedences of operators in groups, each of which binds more tightly than the one
  /// before.
  private static func table(_ groups: [[String]]) -> [String: Precedence] {
    var all: [String: Precedence] = [:]
    for (index, group) in groups.enumerated() {
      for name in group { all[name] = Precedence(index + 2) }
    }
    return all
  }
}
