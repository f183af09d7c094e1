package import FileReading

/// The contents of a screen in code.
package struct CodeContents: Sendable, Hashable {
  /// A part of a screen.
  package struct Element: Sendable, Hashable {
    /// The kind of a part.
    package enum Kind: String, Sendable, CaseIterable {
      case textField, secureField, textView, toggle, slider, stepper, datePicker, picker
      case segments, searchField, button, refresh
      /// A recognizer of swipes on the screen.
      case swipe
      /// A table, a collection, and a view with pages, in UIKit.
      case table, collection, pages
      /// A list and a grid of SwiftUI, which may be lists of choices or not.
      case list, grid
      /// Views of SwiftUI that code repeats for several values.
      case repetition
      case mapView, webView
      /// A view of the app's own whose contents are unknown.
      case custom
      /// A row or button that leads to another screen.
      case link
      /// A text.
      case text
      /// The navigation bar of the screen, or the tab bar around it, is hidden.
      case hiddenNavigationBar, hiddenTabBar
      /// The stack of the screen has large titles.
      case largeTitle
      /// The screen has a large title, or none, where its stack has them.
      case alwaysLargeTitle, smallTitle
      /// Gestures on rows.
      case swipeActions, longPress, contextMenu, deletion, reordering

      /// Whether it says how a screen shows its title.
      package var isTitleChoice: Bool { self == .alwaysLargeTitle || self == .smallTitle }
    }

    /// The kind.
    package var kind: Kind
    /// The source location.
    package var place: SourceLocation
    /// Whether it is there only at times.
    package var isPossible = false
    /// Whether it is in a view of the app's own.
    package var isNested = false
    /// The text on it, or the placeholder in it, if code has it as a literal.
    package var text: CodeText?
  }

  /// The title of a screen that has no class of its own.
  package var title: CodeText?
  /// The view in place of the title in its navigation bar.
  package var titleView: CodeBarItem.Content?
  /// The title of the button that leads back to it.
  package var backTitle: CodeText?
  /// The items in its bars, in order.
  package var barItems: [CodeBarItem] = []
  /// The parts of its content, in the order of the code.
  package var elements: [Element] = []
  /// The actions that it offers outside of its bars, in the order of the code.
  package var actions: [CodeAction] = []

  /// Creates contents about which nothing is known.
  package init() {}

  /// Whether nothing is known besides texts.
  package var isEmpty: Bool {
    title == nil && titleView == nil && backTitle == nil && barItems.isEmpty
      && actions.isEmpty && elements.allSatisfy { $0.kind == .text }
  }

  /// Returns the number of parts of some kinds.
  package func number(of kinds: Element.Kind...) -> Int {
    elements.count { kinds.contains($0.kind) }
  }

  /// Whether there is a part of one of some kinds.
  package func contains(_ kinds: Element.Kind...) -> Bool {
    elements.contains { kinds.contains($0.kind) }
  }

  /// The texts that people see.
  package var texts: [CodeText] {
    [title, backTitle].compactMap(\.self)
      + barItems.flatMap { [$0.title, $0.label].compactMap(\.self) + $0.menu }
      + elements.compactMap(\.text) + actions.map(\.title)
  }

  /// Returns the contents with other texts.
  package func mapTexts(_ change: (CodeText) -> CodeText) -> CodeContents {
    var result = self
    result.title = title.map(change)
    result.backTitle = backTitle.map(change)
    for index in barItems.indices {
      result.barItems[index].title = barItems[index].title.map(change)
      result.barItems[index].label = barItems[index].label.map(change)
      result.barItems[index].menu = barItems[index].menu.map(change)
    }
    for index in elements.indices { result.elements[index].text = elements[index].text.map(change) }
    for index in actions.indices { result.actions[index].title = change(actions[index].title) }
    return result
  }

  /// The contents as those that the screen has only at times.
  var asPossible: CodeContents {
    var result = self
    for index in barItems.indices { result.barItems[index].isPossible = true }
    for index in elements.indices { result.elements[index].isPossible = true }
    return result
  }

  /// Removes what is at some places.
  mutating func leaveOut(_ isLeftOut: (SourceLocation) -> Bool) {
    barItems.removeAll { isLeftOut($0.place) }
    elements.removeAll { isLeftOut($0.place) }
    actions.removeAll { isLeftOut($0.place) }
  }

  /// Removes the buttons that choose one of some sections, which are no commands.
  mutating func leaveOutChoices(of sections: [CodeContainer]) {
    actions.removeAll { action in
      action.kind == .button
        && sections.contains { section in
          section.place.file == action.place.file
            && section.tabs.contains { $0.title == action.title }
        }
    }
  }

  /// Whether the screen itself makes a list, which shows one page at a time only if code sets it so.
  package var hasList: Bool {
    !contains(.pages)
      && elements.contains { ($0.kind == .table || $0.kind == .collection) && !$0.isNested }
  }

  /// Adds the contents of the same screen in other code.
  mutating func add(_ other: CodeContents) {
    title = title ?? other.title
    titleView = titleView ?? other.titleView
    backTitle = backTitle ?? other.backTitle
    let known = Set(elements)
    for item in other.barItems where !barItems.contains(where: { $0.isSame(as: item) }) {
      barItems.append(item)
    }
    elements += other.elements.filter { !known.contains($0) }
    actions += other.actions.filter { !actions.contains($0) }
  }
}

/// A screen that code shows: one of a class, or the first screen of a container in code.
package enum CodeScreen: Sendable, Hashable {
  /// The screens of a class.
  case ofClass(String)
  /// What a container shows without a class of its own, by the location of the container.
  case inside(SourceLocation, CodeContainer.Column? = nil)
}
