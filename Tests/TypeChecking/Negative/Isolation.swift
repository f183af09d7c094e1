// error on catalyst: main actor-isolated property 'title' can not be mutated
import UIKit

nonisolated func rename(_ controller: UIViewController) { controller.title = "Garden" }
