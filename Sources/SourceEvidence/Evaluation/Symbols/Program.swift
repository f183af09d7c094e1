import FileReading

/// The files of a project and the build that is analyzed.
final class Program {
  let files: [CodeFile]
  /// The functions and the names in their bodies.
  private(set) lazy var calls = CallGraph(files)
  private let build: BuildContext

  init(_ files: [CodeFile], _ build: BuildContext) {
    self.files = files
    self.build = build
  }

  /// Returns the source location of a byte.
  func place(_ origin: Position) -> SourceLocation { files[origin.file].place(origin.offset) }

  /// Returns the conditions under which code is compiled and run.
  func conditions(at origin: Position) -> Set<CodeCondition> {
    files[origin.file].conditions(at: origin.offset)
  }

  /// Whether only the function at a location mentions a private property of its file.
  func mentions(_ property: DeclaredVariable, onlyIn function: Position) -> Bool {
    let file = files[property.file]
    return property.file == function.file && file.text.isPrivate(at: property.variable.offset)
      && !file.mentions(property.variable.name, outsideFunctionAt: function.offset)
  }

  /// Whether the build excludes code.
  func excludes(_ origin: Position) -> Bool { excludes(conditions(at: origin)) }

  /// Whether the build excludes code under some conditions.
  func excludes(_ conditions: Set<CodeCondition>) -> Bool { build.excludes(conditions) }
}
