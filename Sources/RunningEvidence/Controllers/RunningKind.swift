/// What a view controller is for.
package enum RunningKind: String, Sendable, CaseIterable {
  case tabBar, navigation, split, page
  /// A controller with a SwiftUI view.
  case hosting
  case table, collection
  /// A controller of the app that is nothing else.
  case screen
  case alert, search
  /// A whole screen of the system, such as a picker, Mail, or Safari.
  case service
  /// A helper of the system, such as those for the keyboard.
  case helper

  /// Whether the controller arranges others and shows nothing of its own.
  package var isContainer: Bool {
    switch self {
    case .tabBar, .navigation, .split, .page: true
    default: false
    }
  }

  /// Whether the controller belongs to the system and says nothing about the app.
  package var isSystem: Bool {
    switch self {
    case .alert, .search, .service, .helper: true
    default: false
    }
  }
}
