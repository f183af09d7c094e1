/// Replaces some of the scalars of a text.
///
/// The text is read scalar by scalar: a combining mark forms one `Character` with the scalar before
/// it, while parsers still see two.
///
/// - Parameters:
///   - text: The text.
///   - escape: Returns the replacement of a scalar, or `nil` for a scalar that stays.
/// - Returns: The text with the replacements.
package func escaped(_ text: String, _ escape: (Unicode.Scalar) -> String?) -> String {
  text.unicodeScalars.reduce(into: "") { result, scalar in
    if let escape = escape(scalar) {
      result += escape
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
}
