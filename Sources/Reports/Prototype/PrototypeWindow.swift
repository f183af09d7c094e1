import Guidance
package import MigrationStrategy

extension Prototype {
  /// The main window, or what is different in it.
  package struct Window: Sendable, Encodable, Equatable {
    package var form: MainWindow.Form?
    package var sections: [Section]?
    /// The title of the list in the sidebar, if its rows are no sections.
    package var list: String?
    /// The screen with this list.
    package var listScreen: Int?
    package var toolbar: [ToolbarItem]?
    /// Whether the outcome is undecided.
    package var isOpen: Bool?
  }

  /// A section of the app.
  package struct Section: Sendable, Encodable, Equatable {
    package var title: String
    package var isSuggested: Bool?
    package var symbol: Int?
    package var columns: [Column]
  }

  /// A column beside the sidebar.
  package struct Column: Sendable, Encodable, Equatable {
    package var title: String?
    package var screen: Int?
    package var isList: Bool?
  }

  /// An item of the toolbar.
  package struct ToolbarItem: Sendable, Encodable, Equatable {
    package var title: String
    package var placement: String
    package var symbol: Int?
    /// The screens that show it, or `nil` for all.
    package var screens: [Int]?
    /// The menu command that does the same.
    package var command: String?
    /// The screen that it opens.
    package var opens: Int?
  }

  /// A menu of the menu bar.
  package struct Menu: Sendable, Encodable, Equatable {
    package var name: String
    package var items: [MenuItem]
  }

  /// A command.
  package struct MenuItem: Sendable, Encodable, Equatable {
    package var title: String
    package var key: String?
    /// Whether a line separates it from the one before it.
    package var separator: Bool?
    /// What it does, or `nil` if that is not known.
    package var does: String?
    /// The section that it shows.
    package var section: Int?
    /// The screen that it opens.
    package var opens: Int?
    /// Whether the app does not have it yet.
    package var isNew: Bool?
    /// The condition that enables it.
    package var enabled: String?
  }
}

extension Prototype.Window {
  /// Returns what is different from another window. What is decided now is `false`, so that it replaces what
  /// was open.
  func changes(from other: Self?) -> Self? {
    guard let other else { return self }
    guard self != other else { return nil }
    return Self(
      form: form == other.form ? nil : form, sections: sections == other.sections ? nil : sections,
      list: list, listScreen: listScreen, toolbar: toolbar == other.toolbar ? nil : toolbar,
      isOpen: isOpen == other.isOpen ? nil : isOpen ?? false)
  }
}

extension Bool {
  /// `true`, or `nil`, which JSON leaves out.
  var ifTrue: Bool? { self ? true : nil }
}

extension Array {
  /// The array, or `nil` if it is empty, which JSON leaves out.
  var ifFilled: Self? { isEmpty ? nil : self }
}
