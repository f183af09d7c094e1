/// A window of the Mac app that the advice describes.
package struct MacWindow: Sendable, Equatable {
  /// A row of a sidebar.
  package struct Row: Sendable, Equatable {
    package var title: String
    package var symbol: Symbol?

    package init(title: String, symbol: Symbol? = nil) {
      (self.title, self.symbol) = (title, symbol)
    }
  }

  /// A sidebar: the sections of the app, or a list without titles.
  package struct Sidebar: Sendable, Equatable {
    /// The header above the rows.
    package var header: String?
    /// The rows. It is empty if the list is created from data.
    package var rows: [Row] = []
    /// The index of the selected row.
    package var chosen = 0

    package init(header: String? = nil, rows: [Row] = []) {
      (self.header, self.rows) = (header, rows)
    }
  }

  /// A column next to the sidebar. The last column is the detail.
  package struct Column: Sendable, Equatable {
    package var title: String
    package var content: Content

    package init(title: String, content: Content) {
      (self.title, self.content) = (title, content)
    }
  }

  /// A sheet over the window, or a window of its own.
  package struct Sheet: Sendable, Equatable {
    package var title: String
    package var content: Content
    /// The titles of the buttons. The last button is the default one.
    package var buttons: [String] = []
    /// Whether it is a separate window.
    package var isWindow = false

    package init(
      title: String, content: Content, buttons: [String] = [], isWindow: Bool = false
    ) {
      (self.title, self.content) = (title, content)
      (self.buttons, self.isWindow) = (buttons, isWindow)
    }
  }

  /// A button in the toolbar.
  package struct Button: Sendable, Equatable {
    package var title: String
    /// The symbol to draw instead of the title.
    package var symbol: Symbol?
    /// Whether the button is disabled.
    package var isDimmed = false

    package init(title: String, symbol: Symbol? = nil) {
      (self.title, self.symbol) = (title, symbol)
    }
  }

  /// The items of the toolbar.
  package struct Toolbar: Sendable, Equatable {
    /// The groups of buttons at the leading end: Back, or Previous and Next.
    package var leading: [[Button]] = []
    /// The titles of the segmented control in the center.
    package var segments: [String] = []
    package var trailing: [Button] = []
    package var hasSearchField = false
  }

  package var title: String
  package var toolbar = Toolbar()
  package var sidebar: Sidebar?
  /// Whether the sidebar is a panel inside the window, as before macOS 27, and does not reach its edges.
  package var insetsSidebar = false
  package var columns: [Column]
  package var hasInspector = false
  package var sheet: Sheet?
  /// Whether the window is a Settings window, whose toolbar contains panes.
  package var isSettings = false

  package init(title: String, sidebar: Sidebar? = nil, columns: [Column]) {
    (self.title, self.sidebar, self.columns) = (title, sidebar, columns)
  }
}
