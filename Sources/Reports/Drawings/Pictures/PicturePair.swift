package import Drawings

/// A structure on iPhone, iPad, or Apple TV, and what it becomes for a target.
package struct PicturePair: Sendable {
  /// The device of the screen.
  package var device: Device
  /// Where the app is then: `on the Mac`.
  package var phrase: String
  /// Whether the window assumes that the answer to an open question is yes.
  package var isSupposed: Bool
  /// The current screen.
  package var before: Picture
  /// The recommended window, or the recommended screen on another device.
  package var after: Picture
}

extension PicturePair {
  /// The captions of both pictures.
  var captions: (before: String, after: String) {
    let after = phrase.prefix(1).uppercased() + phrase.dropFirst()
    return (
      "On \(device.name)",
      isSupposed ? after + ", if the open question is answered with yes" : after
    )
  }
}
