import ArgumentParser
import NavigationGraph

/// How the files of a project are read.
struct ReadingOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "Tell titles as people see them in this language, such as de or pt-BR.", valueName: "code"))
  var language: Language?

  @Flag(name: .long, help: "Do not read source code, only documents and project files.")
  var noSource = false

  /// A reader that reads so.
  func reader(threads: Int, includesSideFolders: Bool = false) -> InputReader {
    InputReader(
      threads: threads, includesSideFolders: includesSideFolders, language: language,
      readsSource: !noSource)
  }
}

extension Language: ExpressibleByArgument {
  init?(argument: String) { self.init(argument) }
}
