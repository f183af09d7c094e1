package import Drawings

/// A structure on iPhone, iPad, or Apple TV, and the recommended Mac window.
package struct PicturePair: Sendable {
  /// The device of the screen.
  package var device: Device
  /// Whether the window assumes that the answer to an open question is yes.
  package var isSupposed: Bool
  /// The current screen.
  package var before: Picture
  /// The recommended window.
  package var after: Picture
}

extension PicturePair {
  /// The captions of the screen and the window.
  var captions: (before: String, after: String) {
    (
      "On \(device.name)",
      isSupposed ? "On the Mac, if the open question is answered with yes" : "On the Mac"
    )
  }
}
