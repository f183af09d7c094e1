extension String {
  /// The text with its first letter in lowercase, for the middle of a sentence.
  package var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}

extension [String] {
  /// The elements as part of a sentence: `A`, `A and B`, `A, B and C`.
  package var inWords: String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }

  /// The first elements as part of a sentence, with the number of the others: `A, B and 4 more`.
  package func inWords(most: Int) -> String {
    let others = count - most
    // One more name takes no more room than its number.
    return others > 1 ? (prefix(most) + ["\(others) more"]).inWords : inWords
  }
}
