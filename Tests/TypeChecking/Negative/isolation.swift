import UIKit

nonisolated func f(_ v: UIViewController) { v.title = "x" }
struct P { var onChange: @Sendable () -> Void }
