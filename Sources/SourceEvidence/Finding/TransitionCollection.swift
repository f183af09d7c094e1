/// Makes evidence of the ways that an evaluator found gone.
enum TransitionCollection {
  /// The ways, in the order of the source.
  static func transitions(_ evaluator: Evaluator) -> [CodeTransition] {
    var all = evaluator.transitions
    for (object, from, origin) in evaluator.instantiated where !object.isUsed {
      guard all[origin] == nil else { continue }
      all[origin] = CodeTransition(
        .instantiate, from: from, target: evaluator.target(object), place: evaluator.place(origin),
        confidence: .likely)
    }
    return all.sorted { $0.key < $1.key }.map { origin, transition in
      var transition = transition
      transition.conditions = evaluator.symbols.files[origin.file].conditions(at: origin.offset)
      return transition
    }
  }
}
