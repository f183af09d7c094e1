import UIKit

extension MainMenu { static func addSettings(with builder: any UIMenuBuilder) {} }
