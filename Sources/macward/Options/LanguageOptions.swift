import ArgumentParser
import NavigationGraph

/// The language of titles.
struct LanguageOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "Tell titles as people see them in this language, such as de or pt-BR.", valueName: "code"))
  var language: Language?
}

extension Language: ExpressibleByArgument {
  init?(argument: String) { self.init(argument) }
}
