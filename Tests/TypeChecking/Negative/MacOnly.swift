// error on catalyst: cannot find type 'NSToolbarItemValidation'
import UIKit

class ToolbarTarget: NSObject, NSToolbarItemValidation {}
