import UIKit

func width(of view: UIView) -> CGFloat {
  #if os(visionOS)
    return view.bounds.width
  #else
    return UIScreen.main.bounds.width
  #endif
}
