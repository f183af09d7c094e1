import MigrationStrategy

/// What needs no code, because the system or the code of another decision does it.
struct AdviceRecipe: Recipe {
  /// What does it, in sentences.
  let text: String

  func add(_ findings: [Recommendation], to draft: inout Draft, in context: ScaffoldContext) {
    draft.notes.append(Note(kind: .advice, text: text))
  }
}
