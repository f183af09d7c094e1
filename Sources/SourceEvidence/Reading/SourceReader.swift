import FileReading
import Threads

/// Reads the source code of a project into evidence.
package struct SourceReader: Sendable {
  /// How many threads read at a time.
  package var threads: Int

  /// The largest file that is read: what is larger was generated.
  private static let limit = FileLimit(mebibytes: 8, ", so it is left out.")

  /// Bytes of stack for threads that read code, whose syntax may be deeply nested.
  static let stackSize = 256 << 20

  /// Creates a reader.
  package init(threads: Int) { self.threads = max(1, threads) }

  /// Reads the source files of one project.
  ///
  /// Only files with a word of interest are parsed, and those that others of them lead to. A file
  /// that cannot be read or parsed is a problem of the evidence. The order of the threads leaves no
  /// trace: the same files give the same value.
  ///
  /// - Parameter files: The files of one project; those in another language are passed over.
  /// - Returns: What the files say, in the order of files, lines and columns.
  package func read(_ files: [SourceFile]) -> SourceEvidence {
    var looks = SourceLooks()
    return read(files, keeping: &looks)
  }

  /// Reads the source files of one of several projects that have files in common.
  ///
  /// What was read before changes nothing but the time that it takes.
  ///
  /// - Parameters:
  ///   - files: The files of one project; those in another language are passed over.
  ///   - memory: What was read before: what is in there is not read again.
  /// - Returns: What the files say, in the order of files, lines and columns.
  package func read(_ files: [SourceFile], keeping memory: inout SourceLooks) -> SourceEvidence {
    let files = files.filter { $0.language != nil }.sorted { $0.name < $1.name }
    guard !files.isEmpty else { return SourceEvidence() }
    let looks = memory.looks(at: files) {
      look(at: $0, WordScanner(words: InterestingWords.all, followed: InterestingWords.followed))
    }
    guard looks.contains(where: { $0.code != nil || $0.problem != nil }) else {
      return SourceAnalysis(files: files, looks: looks).evidenceOfNothing()
    }
    // The analysis recurses as deep as the code does, so it needs a large stack too.
    let (threads, known) = (threads, memory)
    let found = inParallel(1, threads: 1, stackSize: Self.stackSize) {
      { _ in
        var analysis = SourceAnalysis(files: files, looks: looks)
        var memory = known
        let evidence = analysis.evidence { more in
          memory.code(of: more) { SourceReader(threads: threads).parse($0) }
        }
        return (evidence: evidence, memory: memory)
      }
    }
    memory = found[0].memory
    return found[0].evidence
  }

  /// What one file holds.
  struct Look: Sendable {
    var declarations: [WordScanner.Declaration] = []
    var code: CodeFile?
    var problem: SourceProblem?
    /// The first lines, for the places of declarations in a file that is not parsed.
    var lines: [Int] = []

    /// Takes in what came of parsing the file.
    mutating func take(_ code: CodeFile?) {
      self.code = code
      guard let code, let problem = code.problem else { return }
      self.problem = SourceProblem(code.place(problem.offset), problem.message)
    }
  }

  private func look(at files: [SourceFile], _ scanner: WordScanner) -> [Look] {
    inParallel(files.count, threads: threads, stackSize: Self.stackSize) {
      let bytes = FileBuffer(limit: Self.limit)
      return { Self.look(at: files[$0], scanner, bytes) }
    }
  }

  private static func look(
    at file: SourceFile, _ scanner: WordScanner, _ memory: FileBuffer
  ) -> Look {
    var look = Look()
    do throws(FileFailure) {
      let bytes = try memory.load(file.path)
      let language = file.language ?? .swift
      let found = scanner.scan(bytes, language)
      look.declarations = found.declarations
      if found.isInteresting {
        look.take(parse(bytes, file, language))
      } else if !found.declarations.isEmpty {
        look.lines = lines(bytes, found.declarations)
      }
    } catch {
      look.problem = SourceProblem(
        SourceLocation(file: file.name, line: 1, column: 1), error.message)
    }
    return look
  }

  /// The line of each declaration.
  private static func lines(
    _ bytes: UnsafeRawBufferPointer, _ declarations: [WordScanner.Declaration]
  ) -> [Int] {
    var (line, index): (Int, Int) = (1, 0)
    return declarations.map { declaration in
      while index < declaration.offset {
        if bytes[index] == UInt8(ascii: "\n") { line += 1 }
        index += 1
      }
      return line
    }
  }

  static func parse(
    _ bytes: UnsafeRawBufferPointer, _ file: SourceFile, _ language: Language
  ) -> CodeFile {
    if let deep = ByteCheck.tooDeep(bytes) {
      var code = CodeFile(SourceText(name: file.name, copying: bytes))
      code.problem = (
        deep, "Its code is nested too deep, or repeats too much, to be read, so it is left out."
      )
      return code
    }
    return switch language {
    case .swift: SwiftFileReader.read(bytes, name: file.name)
    case .objectiveC: ObjectiveCFileReader.read(bytes, name: file.name)
    }
  }

  /// Parses files whatever they hold.
  private func parse(_ files: [SourceFile]) -> [CodeFile?] {
    inParallel(files.count, threads: threads, stackSize: Self.stackSize) {
      let memory = FileBuffer(limit: Self.limit)
      return { index -> CodeFile? in
        guard let bytes = try? memory.load(files[index].path) else { return nil }
        return Self.parse(bytes, files[index], files[index].language ?? .swift)
      }
    }
  }
}
