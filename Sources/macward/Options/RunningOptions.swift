import ArgumentParser

/// The options for the screens of the running app.
struct RunningOptions: ParsableArguments {
  @Option(
    name: .long, parsing: .upToNextOption,
    help: ArgumentHelp(
      """
      Use these copies of the running app's screens; macward running explains how to make them. \
      Default: from .macward.yml.
      """, valueName: "file"), completion: .file())
  var running: [String] = []

  @Flag(
    name: .long,
    help: "Replace texts of the running app that are in no file of the project by (text).")
  var redact = false
}
