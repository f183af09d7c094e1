// error on ios: has no member 'titlebar'
import UIKit

@MainActor func hideTitle(of scene: UIWindowScene) { scene.titlebar?.titleVisibility = .hidden }
