import TestSupport

/// Storyboards that are much larger than any app's.
enum HugeStoryboard {
  /// A tab bar with so many tabs.
  static func tabs(_ count: Int) -> String {
    let tabs = (0..<count).map { screen($0, []).tab("Tab \($0)") }
    return storyboard(initial: "t", [.tabs("t", tabs.map(\.id))] + tabs)
  }

  /// So many screens in a cycle, each of which pushes the next one.
  static func cycle(_ count: Int) -> String {
    storyboard(
      initial: "n",
      [.stack("n", "v0")] + (0..<count).map { screen($0, [.show("v\(($0 + 1) % count)")]) })
  }

  /// So many screens, each of which pushes every other one.
  static func dense(_ count: Int) -> String {
    let pushes = (0..<count).map { SegueSketch.show("v\($0)") }
    return storyboard(
      initial: "n", [.stack("n", "v0")] + (0..<count).map { screen($0, pushes) })
  }

  /// So many navigation stacks that lead to each other.
  static func stacks(_ count: Int) -> String {
    let scenes = (0..<count).flatMap { number -> [SceneSketch] in
      let segues: [SegueSketch] = [
        .show("n\((number + 1) % count)"), .present("n\((number + 7) % count)"),
        .show("v\(number * 31 % count)"),
      ]
      return [.stack("n\(number)", "v\(number)"), screen(number, segues)]
    }
    return storyboard(initial: "n0", scenes)
  }

  private static func screen(_ number: Int, _ segues: [SegueSketch]) -> SceneSketch {
    SceneSketch(element: "viewController", id: "v\(number)", segues: segues)
  }
}
