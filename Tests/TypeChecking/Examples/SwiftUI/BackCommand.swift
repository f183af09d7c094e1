import SwiftUI

@available(iOS 16.0, macOS 13.0, *)
private struct CurrentPathKey: FocusedValueKey {
  typealias Value = Binding<NavigationPath>
}

@available(iOS 16.0, macOS 13.0, *)
extension FocusedValues {
  /// The navigation path of the current section in the window in front.
  var currentPath: Binding<NavigationPath>? {
    get { self[CurrentPathKey.self] }
    set { self[CurrentPathKey.self] = newValue }
  }
}

/// Back in the View menu, which leaves the screen on top of the current section.
struct BackCommand: Commands {
  var body: some Commands {
    CommandGroup(after: .sidebar) {
      if #available(iOS 16.0, macOS 13.0, *) { BackMenuItem() }
    }
  }
}

@available(iOS 16.0, macOS 13.0, *)
private struct BackMenuItem: View {
  @FocusedBinding(\.currentPath) private var path: NavigationPath?

  var body: some View {
    Button("Back") { path?.removeLast() }
      .keyboardShortcut("[")
      .disabled(path?.isEmpty ?? true)
  }
}
