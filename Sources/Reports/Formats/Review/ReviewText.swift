/// A text of a review with markup. Each format determines the appearance of code, links, and
/// emphasis.
struct ReviewText: Sendable, Equatable, ExpressibleByStringInterpolation {
  /// A piece of a text.
  enum Span: Sendable, Equatable {
    case plain(String)
    case strong(String)
    case emphasis(String)
    /// Text that is less important than the text before it.
    case faint(String)
    case code(String)
    /// A source location or the path of a file.
    case place(String)
    /// The key equivalent of a menu command.
    case key(String)
    case link(String, Target)
  }

  /// The destination of a link within a review. Formats without such links print only the text.
  enum Target: Sendable, Equatable {
    /// The explanation of a rule.
    case rule(String)
    /// The entry of a structure, by its index in the project.
    case structure(Int)
    /// The instructions for an equivalent.
    case equivalent(String)
    case section(ReviewSection)
    /// A page on the web.
    case address(String)
  }

  /// The pieces, in order. Adjacent plain texts are merged.
  private(set) var spans: [Span] = []

  /// Creates a text without markup.
  init(_ plain: String) { self += .plain(plain) }

  init(stringLiteral plain: String) { self.init(plain) }

  init(stringInterpolation: StringInterpolation) { self = stringInterpolation.text }

  var isEmpty: Bool { spans.isEmpty }

  /// The text without its markup.
  var plain: String { spans.map(\.text).joined() }

  static func += (text: inout ReviewText, span: Span) {
    guard !span.text.isEmpty else { return }
    if case .plain(let more) = span, case .plain(let last) = text.spans.last {
      text.spans[text.spans.count - 1] = .plain(last + more)
    } else {
      text.spans.append(span)
    }
  }
}

extension ReviewText.Span {
  /// The text without its markup.
  var text: String {
    switch self {
    case .plain(let text), .strong(let text), .emphasis(let text), .faint(let text),
      .code(let text), .place(let text), .key(let text), .link(let text, _):
      text
    }
  }
}

extension ReviewText {
  /// Builds a text from a string literal: `"Object \(.code(id))"`. Interpolated strings are plain.
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate(set) var text = ReviewText("")

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) { text += .plain(literal) }
    mutating func appendInterpolation(_ span: Span) { text += span }
    mutating func appendInterpolation(_ plain: String) { text += .plain(plain) }
    mutating func appendInterpolation(_ number: Int) { text += .plain("\(number)") }
    mutating func appendInterpolation(_ other: ReviewText?) {
      for span in other?.spans ?? [] { text += span }
    }
  }
}

extension [ReviewText] {
  /// Returns the texts as one, with a separator between adjacent ones.
  func joined(separator: String) -> ReviewText {
    reduce("") { $0.isEmpty ? $1 : "\($0)\(separator)\($1)" }
  }
}
