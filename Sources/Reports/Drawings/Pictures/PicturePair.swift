package import Drawings

/// A structure as it is on iPhone, iPad or Apple TV, and the Mac window that is advised.
package struct PicturePair: Sendable {
  /// What the screen is part of.
  package var device: Device
  /// Whether the window shows what a yes to an open question would come to.
  package var isSupposed: Bool
  /// The screen as it is.
  package var before: Picture
  /// The window as it should become.
  package var after: Picture
}

extension PicturePair {
  /// What stands above the screen and above the window.
  var captions: (before: String, after: String) {
    (
      "On \(device.name)",
      isSupposed ? "On the Mac, if the open question is answered with yes" : "On the Mac"
    )
  }
}
