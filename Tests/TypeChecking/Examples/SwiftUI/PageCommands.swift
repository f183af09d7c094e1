import SwiftUI

/// The pages on screen, for the commands that turn them.
struct PageSequence {
  let currentPage: Binding<Int>
  let count: Int

  func canTurn(by offset: Int) -> Bool {
    (0..<count).contains(currentPage.wrappedValue + offset)
  }

  func turn(by offset: Int) {
    guard canTurn(by: offset) else { return }
    currentPage.wrappedValue += offset
  }
}

private struct PagesKey: FocusedValueKey {
  typealias Value = PageSequence
}

extension FocusedValues {
  var pages: PageSequence? {
    get { self[PagesKey.self] }
    set { self[PagesKey.self] = newValue }
  }
}

/// Next Story and Previous Story in the View menu.
struct PageCommands: Commands {
  @FocusedValue(\.pages) private var pages: PageSequence?

  var body: some Commands {
    CommandGroup(after: .sidebar) {
      command("Next Story", offset: 1).keyboardShortcut(.rightArrow)
      command("Previous Story", offset: -1).keyboardShortcut(.leftArrow)
      Divider()
    }
  }

  private func command(_ title: LocalizedStringKey, offset: Int) -> some View {
    Button(title) { pages?.turn(by: offset) }
      .disabled(pages?.canTurn(by: offset) != true)
  }
}

/// Buttons in the toolbar, beside the commands.
struct PageButtons: View {
  let pages: PageSequence

  var body: some View {
    button("Previous Story", symbolName: "chevron.up", offset: -1)
    button("Next Story", symbolName: "chevron.down", offset: 1)
  }

  private func button(_ title: LocalizedStringKey, symbolName: String, offset: Int) -> some View {
    Button(action: { pages.turn(by: offset) }) { Label(title, systemImage: symbolName) }
      .disabled(!pages.canTurn(by: offset))
  }
}

extension View {
  /// Adds the buttons, and lets the commands turn these pages.
  @ViewBuilder
  func turningPages(_ pages: PageSequence) -> some View {
    let view = toolbar { ToolbarItemGroup(placement: .primaryAction) { PageButtons(pages: pages) } }
    if #available(iOS 15.0, macOS 12.0, *) {
      view.focusedSceneValue(\.pages, pages)
    } else {
      view.focusedValue(\.pages, pages)
    }
  }
}
