/// A view, scene, or modifier of SwiftUI: what it is, and where the views in it are.
struct ViewRow: Sendable {
  /// The purpose of a view, a scene, or a modifier.
  enum Role: Sendable, Hashable {
    // MARK: Containers

    /// A tab bar, or pages.
    case tabs
    /// A tab with a title of its own.
    case tab
    /// A group of tabs.
    case tabGroup
    /// A navigation stack.
    case stack
    /// A navigation stack, or columns if it has several views.
    case stackOrColumns
    /// Columns.
    case columns

    // MARK: Views with views

    /// Shows its content unchanged, with all that is set on it.
    case wrapper
    /// Shows its content in its whole area.
    case frame
    /// Arranges views below each other.
    case rows
    /// Arranges views beside each other.
    case line
    /// Scrolls its content.
    case scroll
    /// A list.
    case list
    /// A form or a table.
    case form
    /// Shows its content once for each of several values.
    case repetition
    /// A part of a list or a grid.
    case section
    /// A grid, or another view with many views.
    case grid

    // MARK: Other views

    /// A link to another screen.
    case link
    /// A button.
    case button
    /// A menu.
    case submenu
    /// A link to the web, or another action.
    case action
    /// A control that chooses one of several values.
    case picker
    /// A switch.
    case toggle
    /// A slider.
    case slider
    /// A field for text.
    case field
    /// Another control.
    case control
    /// A text.
    case text
    /// An image.
    case image
    /// A text with an image.
    case label
    /// A view that people only see.
    case display

    // MARK: Scenes

    /// Windows with the content of the app.
    case window
    /// Another scene.
    case scene
    /// A menu of the menu bar.
    case menu
    /// A group of items in a menu of the system.
    case menuGroup

    // MARK: Modifiers

    /// Sets the title of a screen.
    case title
    /// Shows its content in front of the view.
    case sheet
    /// Shows its content in front of everything.
    case cover
    /// Shows its content in a popover.
    case popover
    /// Declares what is pushed.
    case destination
    /// Shows its content in a bar or a menu.
    case attachment
    /// Reacts to something. There are no views in its closures.
    case reaction
    /// Adds menus to the menu bar.
    case commands
    /// The item of a view in a tab bar.
    case tabItem
    /// A number or text on a tab.
    case badge
    /// The style of a tab bar.
    case tabStyle
    /// The style of a picker.
    case pickerStyle
    /// The style of a navigation view.
    case stackStyle
    /// How scrolling ends.
    case scrollBehavior
    /// The keys of a button.
    case keys
    /// The value of a choice.
    case tag
    /// Changes only how a view looks or behaves.
    case look
  }

  /// Its name in code.
  var name: String
  /// What it is.
  var role: Role
  /// The labels of its content, of which the first one in the code counts. An empty label is that of a
  /// closure after the arguments.
  var content: [String]
  /// The labels of its columns.
  var columns: [CodeContainer.Column: [String]]
  /// Whether it is of a library, and not of SwiftUI.
  var isOfLibrary: Bool

  /// Creates a row.
  init(
    _ name: String, _ role: Role, content: [String] = ["", "content"],
    columns: [CodeContainer.Column: [String]] = [:], isOfLibrary: Bool = false
  ) {
    self.name = name
    self.role = role
    self.content = content
    self.columns = columns
    self.isOfLibrary = isOfLibrary
  }
}

extension ViewRow.Role {
  /// Whether it is a container, which its place in the code identifies.
  var isContainer: Bool {
    switch self {
    case .tabs, .stack, .stackOrColumns, .columns: true
    default: false
    }
  }

  /// Whether a modifier leads to a screen, a view to another one, or a scene to its root.
  var leadsOn: Bool {
    switch self {
    case .sheet, .cover, .popover, .destination, .link, .window: true
    default: false
    }
  }

  /// Whether code with it may show or change containers.
  var isSearched: Bool {
    isContainer || leadsOn || self == .pickerStyle || self == .scrollBehavior
  }

  /// Whether code with it adds commands.
  var addsCommands: Bool {
    switch self {
    case .menu, .menuGroup, .commands, .keys: true
    default: false
    }
  }
}
