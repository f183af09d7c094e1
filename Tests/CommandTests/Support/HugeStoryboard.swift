/// Storyboards that are much larger than any app's.
enum HugeStoryboard {
  /// A tab bar with so many tabs.
  static func tabs(_ count: Int) -> String {
    let tabs = (0..<count).map {
      link("v\($0)", "relationship", "relationship=\"viewControllers\"")
    }
    return document(
      "t",
      scene("tabBarController", "t", tabs.joined())
        + (0..<count).map { number in
          scene(
            "viewController", "v\(number)", "",
            "<tabBarItem key=\"tabBarItem\" title=\"Tab \(number)\" id=\"i\(number)\"/>")
        }.joined())
  }

  /// So many screens in a ring, each of which pushes the next one.
  static func ring(_ count: Int) -> String {
    document(
      "n",
      scene("navigationController", "n", root("v0"))
        + (0..<count).map {
          scene("viewController", "v\($0)", link("v\(($0 + 1) % count)", "show"))
        }
        .joined())
  }

  /// So many screens, each of which pushes every other one.
  static func dense(_ count: Int) -> String {
    let pushes = (0..<count).map { link("v\($0)", "show") }.joined()
    return document(
      "n",
      scene("navigationController", "n", root("v0"))
        + (0..<count).map { scene("viewController", "v\($0)", pushes) }.joined())
  }

  /// So many navigation stacks that lead to each other.
  static func stacks(_ count: Int) -> String {
    document(
      "n0",
      (0..<count).map { number in
        scene("navigationController", "n\(number)", root("v\(number)"))
          + scene(
            "viewController", "v\(number)",
            link("n\((number + 1) % count)", "show")
              + link("n\((number + 7) % count)", "presentation")
              + link("v\(number * 31 % count)", "show"))
      }.joined())
  }

  private static func document(_ start: String, _ scenes: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="\(start)"><scenes>
    \(scenes)</scenes></document>

    """
  }

  private static func scene(
    _ kind: String, _ id: String, _ links: String, _ extra: String = ""
  ) -> String {
    "<scene sceneID=\"s-\(id)\"><objects><\(kind) id=\"\(id)\" sceneMemberID=\"viewController\">"
      + "\(extra)<connections>\(links)</connections></\(kind)></objects></scene>\n"
  }

  private static func root(_ target: String) -> String {
    link(target, "relationship", "relationship=\"rootViewController\"")
  }

  private static func link(_ target: String, _ kind: String, _ extra: String = "") -> String {
    "<segue destination=\"\(target)\" kind=\"\(kind)\" \(extra)/>"
  }
}
