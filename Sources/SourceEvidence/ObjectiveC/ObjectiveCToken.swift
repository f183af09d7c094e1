/// A token of Objective-C.
struct ObjectiveCToken: Sendable {
  enum Kind: Sendable {
    /// A name or keyword, including `@` as in `@interface`.
    case word
    /// `"…"` or `@"…"`, without quotation marks.
    case string
    case number
    /// Any other one or two characters.
    case sign
  }

  var kind: Kind
  /// For a brace, the index of the skipped block that it opens, or -1.
  var block: Int32 = -1
  var text: String
  var offset: Int
}
