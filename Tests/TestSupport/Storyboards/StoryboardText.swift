/// The text of a storyboard for iOS, a scene on each line from the third on.
package func storyboard(
  initial: String? = nil, runtime: String = "iOS.CocoaTouch", attributes: String = "",
  _ scenes: String...
) -> String {
  storyboard(initial: initial, runtime: runtime, attributes: attributes, scenes)
}

package func storyboard(
  initial: String? = nil, runtime: String = "iOS.CocoaTouch", attributes: String = "",
  _ scenes: [String]
) -> String {
  let initial = initial.map { "initialViewController=\"\($0)\"" } ?? ""
  return "<document targetRuntime=\"\(runtime)\" \(initial) \(attributes)>\n<scenes>\n"
    + scenes.joined(separator: "\n") + "\n</scenes></document>"
}

/// A scene with one controller, its segues in words: `show detail`, `tab home`, `root list`.
package func scene(
  _ kind: String, _ id: String, _ attributes: String = "", _ inside: String = "",
  to segues: String...
) -> String {
  scene(kind, id, attributes, inside, to: segues)
}

package func scene(
  _ kind: String, _ id: String, _ attributes: String = "", _ inside: String = "",
  to segues: [String]
) -> String {
  "<scene sceneID=\"s-\(id)\"><objects>"
    + "<\(kind) id=\"\(id)\" sceneMemberID=\"viewController\" \(attributes)>\(inside)"
    + "<connections>\(segues.map(segue).joined())</connections></\(kind)></objects></scene>"
}

/// The item that represents a controller in a tab bar.
package func tabItem(_ title: String, id: String = "item") -> String {
  "<tabBarItem key=\"tabBarItem\" id=\"\(id)\" title=\"\(title)\"/>"
}

/// A scene with a storyboard reference.
package func reference(
  _ id: String, to storyboard: String, _ attributes: String = "", _ inside: String = ""
) -> String {
  scene("viewControllerPlaceholder", id, "storyboardName=\"\(storyboard)\" \(attributes)", inside)
}

private func segue(_ words: String) -> String {
  let parts = words.split(separator: " ")
  let relationship = relationships[String(parts[0])].map { "relationship=\"\($0)\"" }
  let kind = relationship == nil ? String(parts[0]) : "relationship"
  return "<segue kind=\"\(kind)\" destination=\"\(parts[1])\" \(relationship ?? "")/>"
}

private let relationships = [
  "root": "rootViewController", "tab": "viewControllers", "primary": "masterViewController",
  "secondary": "detailViewController", "supplementary": "supplementaryViewController",
  "compact": "compactViewController", "other": "otherViewController",
]

/// The text of a property list with a main storyboard.
package func mainStoryboard(_ name: String, key: String = "UIMainStoryboardFile") -> String {
  "<plist version=\"1.0\"><dict><key>\(key)</key><string>\(name)</string></dict></plist>"
}
