/// A storyboard in a few words.
package struct StoryboardSketch: Sendable {
  /// The file's path.
  package var file: String
  package var scenes: [SceneSketch]
  /// The object ID of the initial view controller.
  package var initial: String?
  package var runtime = "iOS.CocoaTouch"
  package var isLaunchScreen = false
  /// More attributes of the document, as they stand in the file.
  package var attributes = ""

  /// A storyboard that starts with the first of its scenes.
  package init(_ file: String, _ scenes: [SceneSketch]) {
    self.file = file
    self.scenes = scenes
    initial = scenes.first?.id
  }

  /// The document as Interface Builder writes it, with a scene on each line from the third on.
  package var xml: String {
    let first = initial.map { "initialViewController=\"\($0)\" " } ?? ""
    return
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"3.0\" "
      + "targetRuntime=\"\(runtime)\" \(first)\(isLaunchScreen ? "launchScreen=\"YES\" " : "")"
      + "\(attributes)>\n<scenes>\n\(scenes.map(\.xml).joined(separator: "\n"))\n</scenes></document>\n"
  }
}

/// The text of a storyboard, with a scene on each line from the third on.
package func storyboard(
  initial: String? = nil, runtime: String = "iOS.CocoaTouch", attributes: String = "",
  _ scenes: SceneSketch...
) -> String {
  storyboard(initial: initial, runtime: runtime, attributes: attributes, scenes)
}

package func storyboard(
  initial: String? = nil, runtime: String = "iOS.CocoaTouch", attributes: String = "",
  _ scenes: [SceneSketch]
) -> String {
  var sketch = StoryboardSketch("", scenes)
  (sketch.initial, sketch.runtime, sketch.attributes) = (initial, runtime, attributes)
  return sketch.xml
}
