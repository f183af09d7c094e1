/// What facts about screens can be read from.
package struct Technologies: OptionSet, Sendable, Hashable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Storyboards and xibs.
  package static let document = Technologies(rawValue: 1)
  /// UIKit in Swift.
  package static let uikit = Technologies(rawValue: 2)
  /// SwiftUI.
  package static let swiftui = Technologies(rawValue: 4)
  /// UIKit in Objective-C.
  package static let objc = Technologies(rawValue: 8)
  /// The running app.
  package static let running = Technologies(rawValue: 16)
  /// Source code.
  package static let code: Technologies = [.uikit, .swiftui, .objc]

  /// All of them with their names, in the order of tables.
  package static let named: [(name: String, Technologies)] = [
    ("Document", .document), ("UIKit", .uikit), ("SwiftUI", .swiftui), ("Objective-C", .objc),
    ("Running app", .running),
  ]
}
