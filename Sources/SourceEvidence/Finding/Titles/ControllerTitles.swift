/// Finds the titles that view controllers set for themselves, by running the code that assigns them.
struct ControllerTitles {
  private let runner: CodeRunner
  private var functions: AssigningFunctions

  init(_ runner: CodeRunner) {
    self.runner = runner
    functions = AssigningFunctions(runner, .title)
  }

  /// Returns the titles that the code of a class assigns until the view appears, in order. A title that is
  /// assigned later is unknown.
  mutating func titles(of name: String) -> [WrittenTitle] {
    let line = runner.symbols.line(of: name)
    if let own = property(of: name) { return [own] }
    let starting = functions.starting(line)
    let first = run(starting, of: name)
    guard first.isEmpty else { return first }
    let later = run(functions.others(of: name), of: name)
    return later.isEmpty ? [] : [WrittenTitle(.unknown, isConditional: true)]
  }

  private func run(_ functions: [DeclaredFunction], of name: String) -> [WrittenTitle] {
    guard !functions.isEmpty else { return [] }
    let object = runner.interpreter.makeObject(name, at: nil)
    for function in functions {
      runner.interpreter.refill()
      _ = runner.interpreter.call(function, on: .object(object))
    }
    // The navigation bar shows the title of the item, which is by default that of the controller.
    let ofItem = object.fields["navigationItem"]?.object?.titles ?? []
    return ofItem.contains { !$0.isEmpty } ? ofItem : object.titles
  }

  /// Returns the value of a `title` property that the project overrides, or `nil` if it overrides none.
  private func property(of name: String) -> WrittenTitle? {
    guard let found = runner.symbols.variable("title", of: name), !found.variable.isStatic,
      let owner = found.type, runner.symbols.kind(of: owner) != nil,
      found.variable.getter != nil
    else { return nil }
    runner.interpreter.refill()
    let object = runner.interpreter.makeObject(name, at: nil)
    let value = runner.interpreter.property("title", of: object, named: name)
    return WrittenTitle(value ?? .unknown, isConditional: false)
  }
}
