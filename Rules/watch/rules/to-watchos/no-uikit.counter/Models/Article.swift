#if canImport(UIKit)
  import UIKit
#endif

struct Article {
  var title: String
}
