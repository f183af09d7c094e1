import FileReading
import Threads

/// Reads the source code of a project into evidence.
package struct SourceReader: Sendable {
  /// The number of threads that parse at the same time.
  package var threads: Int

  /// The largest file that is read: what is larger was generated.
  private static let limit = FileLimit(mebibytes: 8, ", so it is left out.")

  /// Bytes of stack for threads that read code, whose syntax may be deeply nested.
  static let stackSize = 256 << 20

  /// Creates a reader.
  package init(threads: Int) { self.threads = max(1, threads) }

  /// Reads the source files of one project.
  ///
  /// A file that cannot be read or parsed is a problem of the evidence. The same files give the same
  /// value, whatever the number of threads.
  ///
  /// - Parameters:
  ///   - files: The files of one project; those in another language are passed over.
  ///   - build: The build whose code counts.
  ///   - resources: The other files that code reads.
  /// - Returns: What the files say, in the order of files, lines and columns.
  package func read(
    _ files: [SourceFile], build: BuildContext = BuildContext(),
    resources: any SourceResources = NoResources()
  ) -> SourceEvidence {
    var memory = ParsedFiles()
    return read(files, build: build, resources: resources, keeping: &memory)
  }

  /// Reads the source files of one of several projects that have files in common.
  ///
  /// - Parameters:
  ///   - files: The files of one project; those in another language are passed over.
  ///   - build: The build whose code counts.
  ///   - resources: The other files that code reads.
  ///   - memory: The files parsed before. They are not parsed again.
  /// - Returns: What the files say, in the order of files, lines and columns.
  package func read(
    _ files: [SourceFile], build: BuildContext = BuildContext(),
    resources: any SourceResources = NoResources(), keeping memory: inout ParsedFiles
  ) -> SourceEvidence {
    let files = files.filter { $0.language != nil }.sorted { $0.name < $1.name }
    guard !files.isEmpty else { return SourceEvidence() }
    let results = memory.results(for: files) { parse($0) }
    // The analysis recurses as deep as the code does, so it needs a large stack too.
    let found = inParallel(1, threads: 1, stackSize: Self.stackSize) {
      { _ in SourceAnalysis(results, build, resources).evidence() }
    }
    return found[0]
  }

  private func parse(_ files: [SourceFile]) -> [ParsedFiles.Result] {
    inParallel(files.count, threads: threads, stackSize: Self.stackSize) {
      let buffer = FileBuffer(limit: Self.limit)
      return { Self.parse(files[$0], buffer) }
    }
  }

  private static func parse(_ file: SourceFile, _ buffer: FileBuffer) -> ParsedFiles.Result {
    do throws(FileFailure) {
      let bytes = try buffer.load(file.path)
      return .code(parse(bytes, name: file.name, file.language ?? .swift))
    } catch {
      return .problem(
        SourceProblem(SourceLocation(file: file.name, line: 1, column: 1), error.message))
    }
  }

  /// Parses the bytes of a file.
  static func parse(
    _ bytes: UnsafeRawBufferPointer, name: String, _ language: Language
  ) -> CodeFile {
    let text = SourceText(name: name, copying: bytes)
    if let deep = ByteCheck.tooDeep(bytes) {
      var code = CodeFile(text)
      code.problem = (
        deep, "Its code is nested too deep, or repeats too much, to be read, so it is left out."
      )
      return code
    }
    return switch language {
    case .swift: SwiftFileReader.read(text, marking: FrameworkNames.all)
    case .objectiveC: ObjectiveCFileReader.read(text, marking: FrameworkNames.all)
    }
  }
}
