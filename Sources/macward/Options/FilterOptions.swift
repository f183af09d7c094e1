import ArgumentParser
import NavigationGraph
import Projects

/// Which documents are judged.
struct FilterOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "Judge documents that match, also in folders of tests and of other people's code; may be "
        + "repeated.", valueName: "glob"))
  var include: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Count documents that match, and leave them out of the advice; may be repeated.",
      valueName: "glob"))
  var exclude: [String] = []

  /// The filter, for a project below the path that was asked for.
  func filter(at root: String) -> PathFilter {
    PathFilter(include: include, exclude: exclude, prefix: root == "." ? "" : root)
  }
}
