import FileReading

/// The files of a project, and the build whose code counts.
final class Program {
  let files: [CodeFile]
  private let build: BuildContext

  init(_ files: [CodeFile], _ build: BuildContext) {
    self.files = files
    self.build = build
  }

  /// Line and column of a byte of a file.
  func place(_ origin: Origin) -> SourceLocation { files[origin.file].place(origin.offset) }

  /// What must hold for code to be compiled and run.
  func conditions(at origin: Origin) -> Set<CodeCondition> {
    files[origin.file].conditions(at: origin.offset)
  }

  /// Whether code is no part of the build.
  func excludes(_ origin: Origin) -> Bool { excludes(conditions(at: origin)) }

  /// Whether code under some conditions is no part of the build.
  func excludes(_ conditions: Set<CodeCondition>) -> Bool { build.excludes(conditions) }
}
