import FileReading

/// Finds what view controllers have in their bars, by running the code that assigns it.
struct ControllerBars {
  private let runner: CodeRunner
  private let reader: BarItemReader
  private var functions: AssigningFunctions
  private var items: [String: [Found]] = [:]
  /// What is in place of titles and of Back, by class.
  private var titles: [String: CodeContents] = [:]

  /// An item, and the object that it is in the code.
  private struct Found {
    var object: CodeObject
    var side: CodeBarItem.Place
    var isPossible: Bool
    var origin: Position
  }

  /// Returns the bars of each class: the items, and the view in place of the title.
  ///
  /// This runs code again, so call it after all other evidence is collected.
  static func contents(_ runner: CodeRunner) -> [String: CodeContents] {
    var bars = ControllerBars(runner)
    for name in runner.symbols.types.keys.sorted() where runner.symbols.declares(name) {
      bars.read(name)
    }
    var all = bars.titles
    for (name, found) in bars.items {
      all[name, default: CodeContents()].barItems = found.compactMap { bars.item($0) }
    }
    return all
  }

  private func item(_ found: Found) -> CodeBarItem? {
    reader.item(
      found.object, found.side, isPossible: found.isPossible,
      at: found.object.origin ?? found.origin)
  }

  private init(_ runner: CodeRunner) {
    self.runner = runner
    reader = BarItemReader(runner)
    functions = AssigningFunctions(runner, .barItems)
  }

  private mutating func read(_ name: String) {
    let isScreen = runner.symbols.kind(of: name) != nil
    let line = isScreen ? runner.symbols.line(of: name) : [name]
    let starting = isScreen ? functions.starting(line) : []
    let dead = DeadBranches(runner)
    // Functions in an extension of a framework's class run only where code calls them.
    let later = line.filter { runner.symbols.hierarchy.declarations[$0] != nil || !isScreen }
      .flatMap { functions.others(of: $0) }
      .filter { !dead.areOnlyUses(of: $0, in: line) }
    guard !starting.isEmpty || !later.isEmpty else { return }
    let object = runner.interpreter.makeObject(name, at: nil)
    let bars = runner.recorder.bars
    let first = bars.recording { run(starting, on: object) }
    addTitles(of: object, named: name)
    let seen = Set(first.map(\.origin))
    let rest = bars.recording {
      bars.runAfterwards(on: object) { run(later, on: object) }
    }
    for assignment in first + rest.filter({ !seen.contains($0.origin) }) { apply(assignment) }
  }

  /// Adds the view in place of the title, and the title of Back.
  private mutating func addTitles(of object: CodeObject, named name: String) {
    guard let item = object.fields["navigationItem"]?.object?.fields else { return }
    var contents = CodeContents()
    contents.title = item["titleView"]?.text
    contents.titleView = item["titleView"].map(reader.content)
    let back = item["backButtonTitle"] ?? item["backBarButtonItem"]?.object?.fields["title"]
    contents.backTitle = back?.text
    titles[runner.symbols.hierarchy.name(of: name)] = contents
  }

  private func run(_ functions: [DeclaredFunction], on object: CodeObject) {
    for function in functions {
      runner.interpreter.refill()
      _ = runner.interpreter.call(function, on: .object(object))
    }
  }

  /// Changes the items of a class. What code sets under a condition may be there, and so may be what it
  /// replaces then.
  private mutating func apply(_ assignment: BarRecorder.Assignment) {
    guard runner.program.conditions(at: assignment.origin).isOfSharedCode else { return }
    let name = runner.symbols.hierarchy.name(of: assignment.className)
    var all = items[name] ?? []
    if assignment.isPossible {
      for index in all.indices where all[index].side == assignment.side && !assignment.adds {
        all[index].isPossible =
          all[index].isPossible || !assignment.items.contains { $0 === all[index].object }
      }
    } else if !assignment.adds {
      all.removeAll { $0.side == assignment.side }
    }
    for item in assignment.items where !all.contains(where: { $0.object === item }) {
      all.append(
        Found(
          object: item, side: assignment.side, isPossible: assignment.isPossible,
          origin: assignment.origin))
    }
    items[name] = all
  }
}
