/// A view, scene, or modifier of SwiftUI: what it is, and where the views in it are.
struct ViewRow: Sendable {
  /// The purpose of a view, a scene, or a modifier.
  enum Role: Sendable, Hashable {
    // Containers. A navigation view is a stack, or columns if it has several views.
    case tabs
    case tab
    case tabGroup
    case stack
    case stackOrColumns
    case columns

    // Views that show their content: unchanged, with all that is set on it; in their whole area; below each
    // other; beside each other; once for each of several values.
    case wrapper
    case frame
    case rows
    case line
    case scroll
    case repetition

    // Views with many parts.
    case list
    case form
    case section
    case grid

    // What people tap. An action leads out of the app.
    case link
    case button
    case submenu
    case action

    // Other controls.
    case picker
    case toggle
    case slider
    case field
    case control

    // What people only see.
    case text
    case image
    case label
    case display

    // Scenes, and menus of the menu bar.
    case window
    case scene
    case menu
    case menuGroup

    // Modifiers that show their content in another place: in front of the view, in front of everything, in a
    // popover, when it is pushed, or in a bar or a menu.
    case sheet
    case cover
    case popover
    case destination
    case attachment

    // Modifiers whose closures contain no views, or the menus of the menu bar.
    case reaction
    case commands

    // Modifiers with a title, the item of a tab, its badge, the keys of a button, or the value of a choice.
    case title
    case tabItem
    case badge
    case keys
    case tag

    // Modifiers with a style, and others that change how a view looks or behaves.
    case tabStyle
    case pickerStyle
    case stackStyle
    case scrollBehavior
    case look
  }

  /// Its name in code.
  var name: String
  /// What it is.
  var role: Role
  /// The labels of its content. The first one that the code has counts; an empty one is that of a closure
  /// after the arguments.
  var content: [String]
  /// The labels of its columns.
  var columns: [CodeContainer.Column: [String]]

  /// Creates a row.
  init(
    _ name: String, _ role: Role, content: [String] = ["", "content"],
    columns: [CodeContainer.Column: [String]] = [:]
  ) {
    self.name = name
    self.role = role
    self.content = content
    self.columns = columns
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
