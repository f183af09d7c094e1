import UIKit

func tap() {
  #if !os(visionOS)
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
  #endif
}
