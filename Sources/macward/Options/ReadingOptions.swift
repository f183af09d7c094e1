import ArgumentParser
import InterfaceBuilder
import NavigationGraph
import Projects

/// How the files of a project are read.
struct ReadingOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "Tell titles as people see them in this language, such as de or pt-BR.", valueName: "code"))
  var language: Language?

  @Flag(name: .long, help: "Do not read source code, only documents and project files.")
  var noSource = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The largest storyboard or xib to read, in MB; a larger one is a problem in the report.",
      valueName: "mb"))
  var maxFileSize = DocumentReader.largestFile

  func validate() throws {
    guard (1..<2048).contains(maxFileSize) else {
      throw ValidationError("--max-file-size takes a number from 1 to 2047.")
    }
  }

  /// A reader that reads so.
  func reader(threads: Int, includesExcludedFolders: Bool = false) -> InputReader {
    InputReader(
      threads: threads, includesExcludedFolders: includesExcludedFolders, language: language,
      readsSource: !noSource, largestDocument: maxFileSize)
  }
}

extension Language: ExpressibleByArgument {
  init?(argument: String) { self.init(argument) }
}
