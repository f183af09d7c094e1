import UIKit

func width() -> CGFloat { UIScreen.main.bounds.width }
func turned() -> Bool { UIDevice.current.orientation.isLandscape }
