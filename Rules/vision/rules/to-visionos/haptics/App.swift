import UIKit

func tap() { UIImpactFeedbackGenerator(style: .light).impactOccurred() }
