/// Finds the actions that a type makes for the screens that use it: a coordinator, a data source, or a maker of menus.
///
/// A screen has the actions of a function that its code calls, and those of the functions of a data source or
/// delegate that it uses, which the system calls.
struct HelperActions {
  /// A type that is no screen and no view.
  private struct Helper {
    var offers: [ControllerActions.Offer] = []
    /// The names that each of its functions calls.
    var calls: [String: CallGraph.Names] = [:]
    /// The types that it is, itself and its protocols, and their names in code.
    var types: Set<String> = []
    var names: CallGraph.Names = []
  }

  private let runner: CodeRunner
  private var helpers: [String: Helper] = [:]
  /// The types with a function of each name that a helper has, besides protocols.
  private var owners: [String: Set<String?>] = [:]
  /// The names of these functions in code.
  private var marks: [String: CallGraph.Names] = [:]

  init(_ runner: CodeRunner) { self.runner = runner }

  /// Reads a type that is no screen and no view.
  mutating func read(_ type: TypeDeclaration, named name: String, in file: Int) {
    let calls = runner.program.calls
    let used = calls.used(in: type)
    let offers = ControllerActions(runner).actions(of: type, named: name, in: file, used)
    guard !offers.isEmpty else { return }
    var helper = helpers[name] ?? Helper()
    helper.offers += offers
    for function in type.functions {
      helper.calls[function.name, default: []].formUnion(calls.called(in: function.code.body))
    }
    helper.types = Set([name] + (runner.symbols.hierarchy.declarations[name]?.inherited ?? []))
    helper.names = calls.names(helper.types)
    helpers[name] = helper
  }

  /// Finds out which functions have names of their own. Call it after all types are read.
  mutating func finish() {
    let names = Set(helpers.values.flatMap(\.calls.keys))
    for name in names { marks[name] = runner.program.calls.names([name]) }
    for function in runner.program.calls.functions
    where names.contains(function.function.name) && function.body != nil {
      owners[function.function.name, default: []].insert(function.type)
    }
  }

  /// Returns the actions of the helpers of a class. `used` is the names in its code.
  func actions(for name: String, using used: CallGraph.Names) -> [CodeAction] {
    guard !helpers.isEmpty else { return [] }
    let held = runner.symbols.hierarchy.declarations[name]?.held ?? []
    return helpers.keys.sorted().flatMap { key -> [CodeAction] in
      guard let helper = helpers[key], key != name else { return [] }
      let isKnown = !helper.types.isDisjoint(with: held) || !helper.names.isDisjoint(with: used)
      let functions = called(of: helper, by: used, isKnown)
      return helper.offers.compactMap { offer in
        let isCalled = offer.function.map { functions.contains($0) || isKnown && isOfSystem($0) }
        return isCalled ?? isKnown ? offer.action : nil
      }
    }
  }

  /// Returns the functions of a helper that code with some names calls, directly or through others of them.
  private func called(of helper: Helper, by used: CallGraph.Names, _ isKnown: Bool) -> Set<String> {
    var next = helper.calls.keys.filter { isKnown || isOnly($0) }.filter { calls($0, in: used) }
    var found: Set<String> = []
    while let function = next.popLast() {
      guard found.insert(function).inserted, let inner = helper.calls[function] else { continue }
      next += helper.calls.keys.filter { calls($0, in: inner) }
    }
    return found
  }

  private func calls(_ function: String, in used: CallGraph.Names) -> Bool {
    marks[function]?.isDisjoint(with: used) == false
  }

  /// Whether one type of the project has a function with a name, besides protocols.
  private func isOnly(_ function: String) -> Bool {
    owners[function]?.count == 1
  }

  /// Whether the system calls a function of a data source or delegate.
  private func isOfSystem(_ function: String) -> Bool {
    function.hasPrefix("contextMenu") || Self.ofSystem.contains(function)
  }

  private static let ofSystem: Set = ["tableView", "collectionView"]
}
