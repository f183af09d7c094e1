/// A word of Objective-C.
struct ObjectiveCToken: Sendable {
  enum Kind: Sendable {
    /// A name or keyword; with `@` in front for `@interface` and the like.
    case word
    /// `"…"` or `@"…"`, without quotation marks.
    case string
    case number
    /// Anything else: one or two characters.
    case sign
  }

  var kind: Kind
  /// For a brace, which of the blocks it opens that were passed over.
  var block: Int32 = -1
  var text: String
  var offset: Int
}
