import ArgumentParser
import NavigationGraph
import Projects

/// The options for the documents to include in the advice.
struct FilterOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "Include documents that match, even if they belong to tests or third-party code; can be "
        + "repeated.", valueName: "glob"))
  var include: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Exclude documents that match from the advice, and only count them; can be repeated.",
      valueName: "glob"))
  var exclude: [String] = []

  /// Returns the filter for a project, whose root is relative to the requested path.
  func filter(at root: String) -> PathFilter {
    PathFilter(include: include, exclude: exclude, prefix: root == "." ? "" : root)
  }
}
