extension WritablePropertyValue {
  /// Returns a property list with the value, as Xcode writes it.
  ///
  /// - Parameter comment: The lines of a comment before the value.
  /// - Returns: The text, with tabs as indentation and a line end at its end.
  /// - Throws: ``EditRefusal/controlCharacter(in:)`` for characters that XML cannot have.
  package func document(comment: [String]) throws(EditRefusal) -> String {
    let header = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "#
        + #""http://www.apple.com/DTDs/PropertyList-1.0.dtd">"#,
    ]
    let value = try lines().map { String(repeating: "\t", count: $0.depth) + $0.text }
    let all =
      header + Self.comment(comment) + [#"<plist version="1.0">"#] + value + ["</plist>"]
    return all.joined(separator: "\n") + "\n"
  }

  /// Two hyphens would end a comment.
  private static func comment(_ lines: [String]) -> [String] {
    guard !lines.isEmpty else { return [] }
    return ["<!--"] + lines.map { $0.replacing("--", with: "- -") } + ["-->"]
  }
}
