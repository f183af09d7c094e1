/// A text in which some scalars stand as something else.
///
/// Scalar by scalar, since a combining mark behind one makes another character of both for Swift,
/// and not for those who read the text.
func escaped(_ text: String, _ escape: (Unicode.Scalar) -> String?) -> String {
  text.unicodeScalars.reduce(into: "") { result, scalar in
    if let escape = escape(scalar) {
      result += escape
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
}
