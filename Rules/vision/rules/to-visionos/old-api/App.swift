import UIKit

func warn() { UIAlertView(title: "Careful", message: nil, delegate: nil, cancelButtonTitle: "OK").show() }
