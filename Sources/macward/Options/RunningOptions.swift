import ArgumentParser

/// The options for what the running app says about its screens.
struct RunningOptions: ParsableArguments {
  @Option(
    name: .long, parsing: .upToNextOption,
    help: ArgumentHelp(
      """
      Use what the running app says about its screens; macward running tells how to copy it. \
      Default: from .macward.yml.
      """, valueName: "file"), completion: .file())
  var running: [String] = []

  @Flag(
    name: .long,
    help: "Replace texts of the running app that are in no file of the project by (text).")
  var redact = false
}
