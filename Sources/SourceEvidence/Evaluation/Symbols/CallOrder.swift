/// The functions of a type in an order that does not depend on their order in the source code: each one
/// after those that call it, so that a function which others call is not taken for a start.
struct CallOrder {
  private let functions: [DeclaredFunction]

  /// Orders functions, which are all of one type.
  init(_ functions: [DeclaredFunction]) { self.functions = functions }

  /// The functions, callers first. Those that call each other keep their order.
  var callersFirst: [DeclaredFunction] {
    let names = NameSet(Set(functions.map(\.function.name)).sorted(), findsChecks: false)
    var open = functions.map { ($0, calls: Self.calls(in: $0.function, among: names)) }
    var ordered: [DeclaredFunction] = []
    while !open.isEmpty {
      let called = open.reduce(into: Set<String>()) { $0.formUnion($1.calls) }
      let next = open.filter { !called.contains($0.0.function.name) }
      guard !next.isEmpty else { break }
      ordered += next.map(\.0)
      open.removeAll { !called.contains($0.0.function.name) }
    }
    return ordered + open.map(\.0)
  }

  /// Returns the names of the other functions that a function calls.
  private static func calls(in function: Function, among names: NameSet) -> Set<String> {
    guard let body = function.code.body else { return [] }
    var found: Set<String> = []
    WrittenNames(calledIn: body).forEach { start, count in
      names.mark(start, count).map { _ = found.insert(names.names[Int($0)]) }
    }
    return found.subtracting([function.name])
  }
}
