/// Replaces some of the Unicode scalars of a text.
///
/// The function works on scalars because a combining mark forms one `Character` with the scalar
/// before it, while parsers still see two.
///
/// - Parameters:
///   - text: The text.
///   - escape: Returns the replacement of a scalar, or `nil` to keep the scalar.
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
