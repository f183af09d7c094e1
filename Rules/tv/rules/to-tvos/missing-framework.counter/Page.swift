import Combine
import UIKit

#if canImport(WebKit)
  import WebKit
#endif

/// A slider of the project: `import CallKit` is not needed for it.
struct Slider {
  var value: Double
}

enum Slides {
  static func first() -> Slider { Slider(value: 1) }

  #if !os(tvOS)
    static func share(_ link: URL) -> UIActivityViewController {
      UIActivityViewController(activityItems: [link], applicationActivities: nil)
    }
  #endif
}
