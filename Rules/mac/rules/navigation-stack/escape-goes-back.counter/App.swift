// A key command closes.
import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: #selector(close))]
  }
  @objc func close() {}
}
