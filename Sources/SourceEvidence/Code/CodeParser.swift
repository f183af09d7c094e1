/// A parser of a language.
protocol CodeParser: SendableMetatype {
  /// Whether the language is Objective-C.
  static var isObjectiveC: Bool { get }

  /// Parses the declarations of a file. The bodies of functions and properties, and closures, are
  /// parsed on first access.
  ///
  /// - Parameters:
  ///   - text: The file.
  ///   - names: The names to record in skipped code.
  /// - Returns: The declarations.
  static func read(_ text: SourceText, marking names: NameSet) -> CodeFile

  /// Parses a body.
  static func parse(_ body: Body) -> Body.Content

  /// Finds the words of a file.
  static func words(in bytes: UnsafeRawBufferPointer) -> CodeWords
}

extension CodeParser {
  /// Parses the declarations of a file from a copy of its bytes.
  static func read(
    _ bytes: UnsafeRawBufferPointer, name: String, marking names: NameSet = .none
  ) -> CodeFile {
    read(SourceText(name: name, copying: bytes, parser: Self.self), marking: names)
  }
}
