import TestSupport
import Testing

@testable import Projects

@Suite struct SearchedPathTests {
  @Test(
    arguments: [
      (["App"], [""]), (["/no/App", "Kit/./Sub"], ["App", "Kit/Sub"]),
      (["/no/a/App", "/no/b/App"], ["a/App", "b/App"]), (["/", "/no/App"], ["", "App"]),
    ])
  func prefixesTellPathsApart(paths: [String], expected: [String]) {
    #expect(SearchedPath.prefixes(of: paths) == expected)
  }
}
