import SwiftUI

private struct CurrentSectionKey: FocusedValueKey {
  typealias Value = Binding<AppSection>
}

extension FocusedValues {
  /// The section of the window in front, or nil if no window has sections.
  var currentSection: Binding<AppSection>? {
    get { self[CurrentSectionKey.self] }
    set { self[CurrentSectionKey.self] = newValue }
  }
}

/// A command in the View menu for each section, with a checkmark beside the current one.
struct SectionCommands: Commands {
  @FocusedBinding(\.currentSection) private var currentSection: AppSection?

  var body: some Commands {
    SidebarCommands()
    CommandGroup(before: .sidebar) {
      ForEach(AppSection.allCases) { section in
        if let key = key(for: section) {
          command(for: section).keyboardShortcut(key)
        } else {
          command(for: section)
        }
      }
      Divider()
    }
  }

  private func command(for section: AppSection) -> some View {
    // A toggle has a checkmark in a menu. Its second click must not leave the window without a section.
    let isCurrent = Binding(
      get: { currentSection == section }, set: { if $0 { currentSection = section } })
    return Toggle(section.title, isOn: isCurrent).disabled(currentSection == nil)
  }

  /// ⌘1 to ⌘9. ⌘0 usually stands for the actual size.
  private func key(for section: AppSection) -> KeyEquivalent? {
    guard let index = AppSection.allCases.firstIndex(of: section), index < 9 else { return nil }
    return KeyEquivalent(Character(String(index + 1)))
  }
}

extension View {
  /// Lets the commands show and change the section of this window.
  @ViewBuilder
  func offeringSections(_ section: Binding<AppSection>) -> some View {
    if #available(iOS 15.0, macOS 12.0, *) {
      focusedSceneValue(\.currentSection, section)
    } else {
      // Older systems look at the view that has the focus, and not at the whole window.
      focusedValue(\.currentSection, section)
    }
  }
}
