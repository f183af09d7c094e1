import FileReading
import Threads

/// Reads the evidence in the source code of a project.
package struct SourceReader: Sendable {
  /// The number of threads that parse in parallel.
  package var threads: Int
  /// The views and modifiers that are known.
  var views = ViewTable.swiftUI

  /// The maximum file size. Larger files are generated.
  private static let limit = FileLimit(mebibytes: 8, ", so it is left out.")

  /// The stack size in bytes of threads that parse, because code may be deeply nested.
  static let stackSize = 256 << 20

  /// Creates a reader.
  package init(threads: Int) { self.threads = max(1, threads) }

  /// Reads the source files of one project.
  ///
  /// A file that cannot be read or parsed is a problem of the evidence. The result does not depend
  /// on the number of threads.
  ///
  /// - Parameters:
  ///   - files: The files of one project. Those in other languages are ignored.
  ///   - build: The build to analyze.
  ///   - resources: The resources of the project.
  /// - Returns: The evidence, sorted by file, line, and column.
  package func read(
    _ files: [SourceFile], build: BuildContext = BuildContext(),
    resources: any SourceResources = NoResources()
  ) -> SourceEvidence {
    var memory = ParsedFiles()
    return read(files, build: build, resources: resources, keeping: &memory)
  }

  /// Reads the source files of one of several projects that share files.
  ///
  /// - Parameters:
  ///   - files: The files of one project. Those in other languages are ignored.
  ///   - build: The build to analyze.
  ///   - resources: The resources of the project.
  ///   - texts: The texts to look for (``SourceEvidence/mentionedTexts``).
  ///   - named: The names of classes and methods in documents, which the app uses.
  ///   - search: The names whose uses are wanted, or `nil` if none are.
  ///   - memory: A cache of parsed files.
  /// - Returns: The evidence, sorted by file, line, and column.
  package func read(
    _ files: [SourceFile], build: BuildContext = BuildContext(),
    resources: any SourceResources = NoResources(), lookingFor texts: Set<String> = [],
    besides named: Set<String> = [], usesOf search: CodeSearch? = nil,
    keeping memory: inout ParsedFiles
  ) -> SourceEvidence {
    let files = files.filter { $0.language != nil }.sorted { $0.name < $1.name }
    guard !files.isEmpty else { return SourceEvidence() }
    let results = memory.results(for: files) { parse($0) }
    var (evidence, unused) = analysis(of: results, build, resources, besides: named)
    evidence.leaveOut(unused)
    evidence.mentionedTexts = mentioned(texts, in: results, besides: unused)
    if !texts.isEmpty { evidence.openedStoryboards = openedStoryboards(in: results) }
    if let search { evidence.uses = uses(of: CodeNames(search), in: results, build) }
    return evidence
  }

  /// The evidence in the files, and which of their code never runs. Both are found at the same time.
  private func analysis(
    of results: [ParsedFiles.Result], _ build: BuildContext, _ resources: any SourceResources,
    besides named: Set<String>
  ) -> (SourceEvidence, UnusedCode) {
    // The analysis recurses as deeply as the code is nested, so it needs a large stack, too.
    let found = inParallel(2, threads: threads, stackSize: Self.stackSize) {
      { part in
        part == 0
          ? (SourceAnalysis(results, build, resources, views).evidence(), UnusedCode())
          : (
            SourceEvidence(),
            UnusedCodeFinder.unused(
              in: results.compactMap(\.code), besides: named, threads: max(1, threads - 1))
          )
      }
    }
    return (found[0].0, found[1].1)
  }

  private func uses(
    of names: CodeNames, in results: [ParsedFiles.Result], _ build: BuildContext
  ) -> [CodeUse] {
    inEachFile(results) { CodeUseFinder.uses(of: names, in: $0, flags: build.flags) }
      .flatMap { $0 }
  }

  private func mentioned(
    _ texts: Set<String>, in results: [ParsedFiles.Result], besides unused: UnusedCode
  ) -> Set<String> {
    guard !texts.isEmpty else { return [] }
    let search = MentionedTexts(texts, besides: unused)
    let mentions = inEachFile(results) { search.mentions(in: $0) }.joined()
    let constants = Dictionary(grouping: mentions.filter { $0.constant != nil }) {
      $0.constant ?? ""
    }
    let used = usedConstants(constants.mapValues(\.count), in: results)
    return Set(mentions.filter { $0.constant.map(used.contains) ?? true }.map(\.text))
  }

  private func openedStoryboards(in results: [ParsedFiles.Result]) -> OpenedStoryboards {
    let found = inEachFile(results) { StoryboardUses.found(in: $0) }
    var all = found.reduce(into: OpenedStoryboards()) { $0.add($1) }
    // A file that cannot be read may open any.
    if found.count < results.count { all.areAllKnown = false }
    return all
  }

  /// Returns the constants whose names occur more often than they are declared.
  private func usedConstants(
    _ declared: [String: Int], in results: [ParsedFiles.Result]
  ) -> Set<String> {
    guard !declared.isEmpty else { return [] }
    let counts = inEachFile(results) { MentionedTexts.counts(of: Set(declared.keys), in: $0) }
      .reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) }
    return Set(declared.filter { counts[$0.key, default: 0] > $0.value }.keys)
  }

  private func inEachFile<Found: Sendable>(
    _ results: [ParsedFiles.Result], _ find: @escaping @Sendable (CodeFile) -> Found
  ) -> [Found] {
    let found: [Found?] = inParallel(results.count, threads: threads) {
      { results[$0].code.map(find) }
    }
    return found.compactMap { $0 }
  }

  private func parse(_ files: [SourceFile]) -> [ParsedFiles.Result] {
    let names = FrameworkNames.all(of: views)
    return inParallel(files.count, threads: threads, stackSize: Self.stackSize) {
      let buffer = FileBuffer(limit: Self.limit)
      return { Self.parse(files[$0], buffer, marking: names) }
    }
  }

  private static func parse(
    _ file: SourceFile, _ buffer: FileBuffer, marking names: NameSet
  ) -> ParsedFiles.Result {
    do throws(FileFailure) {
      let bytes = try buffer.load(file.path)
      return .code(
        parse(bytes, name: file.name, file.language ?? .swift, marking: names))
    } catch {
      return .problem(
        SourceProblem(SourceLocation(file: file.name, line: 1, column: 1), error.message))
    }
  }

  /// Parses the bytes of a file.
  static func parse(
    _ bytes: UnsafeRawBufferPointer, name: String, _ language: SourceLanguage,
    marking names: NameSet = FrameworkNames.all
  ) -> CodeFile {
    let text = SourceText(name: name, copying: bytes, parser: language.parser)
    if let deep = text.words.tooDeep {
      var code = CodeFile(text)
      code.problem = (
        deep, "Its code is nested too deep, or repeats too much, to be read, so it is left out."
      )
      return code
    }
    var code = language.parser.read(text, marking: names)
    if let conflict = MergeConflict(in: bytes, isWhole: true) {
      code.problem = (
        conflict.offset, MergeConflict.message + " What is read of it may be wrong until then."
      )
    }
    return code
  }
}
