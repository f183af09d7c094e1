import ArgumentParser
import InterfaceBuilder
import NavigationGraph
import Projects

/// The options for reading the files of a project.
struct ReadingOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "Show titles as users see them in this language, such as de or pt-BR.", valueName: "code"))
  var language: Language?

  @Flag(name: .long, help: "Read only documents and project files, no source code.")
  var noSource = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The size of the largest storyboard or xib to read, in MiB; a larger one is an error.",
      valueName: "mib"))
  var maxFileSize = DocumentReader.largestFile

  func validate() throws {
    guard (1..<2048).contains(maxFileSize) else {
      throw ValidationError("--max-file-size must be between 1 and 2047.")
    }
  }

  /// Returns a reader with these options.
  func reader(threads: Int, includesExcludedFolders: Bool = false) -> InputReader {
    InputReader(
      threads: threads, includesExcludedFolders: includesExcludedFolders, language: language,
      readsSource: !noSource, largestDocument: maxFileSize)
  }
}

extension Language: ExpressibleByArgument {
  init?(argument: String) { self.init(argument) }
}
